import Foundation
import TestSupport
import Testing

/// What a job will cost. Times are not asserted; the bytes of tables and answers are known from the job itself.
@Suite("estimates", .serialized) struct EstimateTests {
  private func estimate(_ result: CommandResult) throws -> [String: Any] {
    #expect(result.status == 0, "\(result.errors)")
    let line = result.output.split(separator: "\n").first.map(String.init) ?? ""
    return try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
  }

  @Test("a part of a large job is measured, and the rest is not", .timeLimit(.minutes(3)))
  func share() throws {
    for (command, count) in [
      ("ulp judge --libm sinf --exhaustive --json", 4_278_190_079),
      ("ulp judge --libm sinf --exhaustive --json --part 3/8", 534_773_760),
      ("ulp compare 'exp(x)-1' --over x=0:1 --samples 100000000 --json", 100_000_000),
      ("ulp compare 'exp(x)-1' --over x=0:1 --samples 100000000 --json --part 2/10", 10_000_000),
    ] {
      let found = try estimate(try CommandRunner.run("\(command) --jobs 2 --estimate"))
      #expect(found["count"] as? Int == count, "\(command)")
      let measured = try #require(found["measured"] as? Int)
      #expect(measured > 1000 && measured < count)
      let seconds = try #require(found["seconds"] as? Double)
      let all = try #require(found["processor_seconds"] as? Double)
      #expect(seconds > 1 && abs(all - 2 * seconds) < 1e-9 * all && found["threads"] as? Int == 2)
      let error = try #require(found["error"] as? Double)
      #expect(error > 0 && error < 1)
      #expect((found["memory_bytes"] as? Int ?? 0) > 1 << 20)
    }
  }

  @Test("some of the triples and random orders are measured", .timeLimit(.minutes(3)))
  func associations() throws {
    let triples = "--triples --distribution logu20 --count 1000000 -f double -f exact"
    let orders = "$(seq 20 | sed 's/$/e-1/') --samples 1000000 -f double -f exact -f e4m3"
    for (words, unit, count) in [
      (triples, "triples", 1_000_000), ("\(triples) --part 2/10", "triples", 100_032),
      (orders, "orders", 3_000_000), ("\(orders) --part 2/4", "orders", 750_000),
      ("1 2 3 4 5 6 7 8 1e-9 --samples 1000000 -f bigfloat:50", "orders", 2_000_000),
    ] {
      let found = try estimate(try CommandRunner.run("ulp assoc \(words) --json --estimate"))
      #expect(found["schema"] as? String == "ulp-estimate-1")
      #expect(found["unit"] as? String == unit && found["count"] as? Int == count, "\(words)")
      let measured = try #require(found["measured"] as? Int)
      #expect(measured > 100 && measured < count, "\(words)")
      let seconds = try #require(found["seconds"] as? Double)
      #expect(seconds > 1 && found["processor_seconds"] as? Double == seconds)
      #expect(found["threads"] as? Int == 1)
      let error = try #require(found["error"] as? Double)
      #expect(error > 0 && error < 1)
      #expect((found["memory_bytes"] as? Int ?? 0) > 1 << 20)
      #expect((found["output_bytes"] as? Int != nil) == words.contains("--part"), "\(words)")
    }
  }

  @Test(
    "the bytes of a part are those of the job, within a tenth",
    arguments: [
      "--triples --distribution u01 --count 4000 -f double -f exact -f decimal64",
      "$(seq 0.1 0.7 9) --samples 600", "$(seq 11) 1e-20 --samples 600 --product -f bigfloat:900",
    ])
  func bytesOfPart(_ words: String) throws {
    let result = try CommandRunner.run(
      "for words in '--json --estimate' ''; do ulp assoc \(words) --part 1/2 $words; done")
    let part = try #require(result.output.split(separator: "\n").last)
    let predicted = try #require(try estimate(result)["output_bytes"] as? Double)
    #expect(part.hasPrefix("{\"schema\": \"ulp-part-1\""))
    #expect(abs(predicted - Double(part.utf8.count + 1)) < 0.1 * predicted)
  }

  @Test("the bytes of a table and of answers are those of the job, within a tenth") func bytes()
    throws
  {
    let table = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; ulp compare 'sqrt(x)+1' --over x=0:9 --samples 4000 --csv table --json --estimate
      ls table; ulp compare 'sqrt(x)+1' --over x=0:9 --samples 4000 --csv table > report; wc -c < table
      """)
    let answers = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; for i in $(seq 4000); do echo "sqrt($i)+1/$i"; done > in
      ulp batch in --json --estimate; ulp batch in --json > out; wc -c < out
      """)
    for result in [table, answers] {
      let predicted = try #require(try estimate(result)["output_bytes"] as? Double)
      let actual = try #require(Double(result.output.split(separator: "\n").last ?? ""))
      #expect(abs(predicted - actual) < 0.1 * actual, "\(predicted) and \(actual)")
    }
  }

  @Test("small jobs are measured whole, and other jobs have no estimate") func others() throws {
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; ulp compare 'exp(x)' --over x=0:1 --samples 10 --estimate | sed -n '$p'
      echo 1 > one; ulp batch one --estimate | sed -n '$p'; : > none; ulp batch none --estimate | sed -n '$p'
      python3 -c 'print("1" + "+1" * 30000); print(2)' > long; ulp batch long --estimate | sed -n '$p'
      ulp judge --libm sqrt --over x=1:4 --samples 9 --worst --tries 64 --estimate | sed -n '$p'
      ulp assoc --triples --distribution u01 --count 99 --estimate | sed -n '$p'
      ulp assoc $(seq 11) --samples 9 --estimate -f exact -f binary16 | sed -n '$p'
      seq 9 | ulp assoc --samples 9 --part 2/2 --estimate | sed -n '$p'
      """)
    #expect(
      result.output == """
        measured        100 % of 10 points
        measured        100 % of 2 bytes
        measured        0 % of 0 bytes
        measured        100 % of 60004 bytes
        measured        100 % of 9 points
        measured        100 % of 99 triples
        measured        100 % of 27 orders
        measured        100 % of 10 orders

        """, "\(result.errors)")
    let refused = try CommandRunner.run(
      """
      ulp compare 1/3 --estimate 2>&1 | head -1; echo 1 | ulp batch --estimate
      ulp judge --libm all --estimate 2>&1 | head -1; ulp judge --data x.csv --computed y x --estimate 2>&1 | head -1
      ulp assoc 1 2 3 --estimate
      for words in --csv --list --profile --folded --load=x --against=x '--html x.html' '--plot x.svg'; do
        ulp bench 1/3 --part 1/3 --estimate $words 2>&1 | head -1
      done
      """)
    #expect(
      refused.output == """
        Error: --estimate is about many points; give a range with --over x=LO:HI
        Error: 'all' judges each function alone by its own truth, so that --estimate does not go with it
        Error: --estimate chooses points, and --data has them
        Error: --estimate says what a run will cost, and does not run, so that --csv does not go with it
        Error: --estimate says what a run will cost, and does not run, so that --list does not go with it
        Error: --estimate says what a run will cost, and does not run, so that --profile does not go with it
        Error: --estimate says what a run will cost, and does not run, so that --folded does not go with it
        Error: --estimate says what a run will cost, and does not run, so that --load does not go with it
        Error: --estimate says what a run will cost, and does not run, so that --against does not go with it
        Error: --estimate says what a run will cost, and does not run, so that --html does not go with it
        Error: --estimate says what a run will cost, and does not run, so that --plot does not go with it

        """)
    #expect(
      refused.errors == """
        error: --estimate needs the name of a file, which it can read in any order
        error: --estimate is of random orders; all orders are looked at here

        """)
  }
}
