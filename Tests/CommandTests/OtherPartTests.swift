import Foundation
import TestSupport
import Testing

/// Parts of jobs that are no points of a formula.
@Suite("parts of other jobs") struct OtherPartTests {
  /// What one run prints, and what its parts print when they are merged in an order.
  private func merged(
    _ command: String, total: Int, _ order: String, options: String = ""
  ) throws -> (whole: CommandResult, merged: CommandResult) {
    (
      try CommandRunner.run(command),
      try CommandRunner.run(
        """
        cd "$(mktemp -d)"; for i in $(seq \(total)); do \(command) --part $i/\(total) > part$i; done
        ulp merge \(options) \(order)
        """)
    )
  }

  @Test(
    "triples and random orders are those of one run, in any order",
    arguments: [
      "ulp assoc --triples --distribution logu20 --count 500 -f double -f binary16 -f decimal64 -f exact",
      "ulp assoc --triples --distribution u01 --count 333 --product -f bigfloat:200 --json",
      "ulp assoc --triples --distribution logu:900 --count 200 --seed 5 -f bigfloat:3000 -f e4m3 --json",
      "ulp assoc 0.1 0.2 0.3 -0.7 1e5 3.14159 -1e5 2.5 1e30 -1e30 7 --samples 300 -f double -f exact",
      "ulp assoc --product 1e-2 1e8 0 1e300 1e-300 1e20 -1 3 7 --samples 200 -f double -f decimal64 --json",
      "ulp assoc 1.0 2.30 -7.33 34.770 3/7 0.2 -0.70 1e5 -1e5 --samples 5 --seed 3 -f decimal32 -f posit16 -f e4m3",
      "ulp assoc 1 2 3 4 5 6 7 8 1e-9 1e400 --samples 50 -f double -f bigfloat:50",
    ])
  func orders(_ command: String) throws {
    for (total, order) in [(3, "part3 part1 part2 part1"), (7, "part[4-7] part3 part1 part2")] {
      let (whole, found) = try merged(command, total: total, order)
      #expect(whole.status == 0 && !whole.output.isEmpty, "\(whole.errors)")
      #expect(found == whole, "\(found.errors)")
    }
  }

  @Test("parts have the operands that they have read, and missing samples are named")
  func operands() throws {
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; seq 20 | sed 's/$/e-1/' > in; ulp assoc --file in --samples 90 > whole
      for i in 1 2; do ulp assoc --samples 90 --part $i/2 < in > part$i; done
      rm in; ulp merge part1 part2 < /dev/null | cmp - whole && echo same
      ulp merge part1; for i in 1 2 3 4 5; do ulp assoc --samples 90 $(seq 20 | sed 's/$/e-1/') --part $i/5 > fifth$i; done
      ulp merge --keep fifth5 fifth1 fifth3 > group; ulp merge fifth4 group fifth2 | cmp - whole && echo same
      ulp merge --partial part1 | grep -m1 random
      ulp assoc 1 2 3 --part 1/2; ulp assoc 1 2 --part 3/2 2>&1 | head -1
      sed 's/"count": 90/"count": 91/' part2 > other; ulp merge part1 other
      ulp merge --partial other
      sed -E 's/(permutations", "[^"]*"), [0-9]+/\\1, 99/' part2 > other; ulp merge part1 other
      """)
    #expect(
      result.output == """
        same
        same
        random orders  45 of each kind, seed 1
        Error: The value '3/2' is invalid for '--part <i/n>'

        """)
    #expect(
      result.errors == """
        error: the points 45 to 89 are missing, of 0 to 89; --partial leaves them out
        error: --part is of random orders; all orders are looked at here
        error: other belongs to another job than part1
        error: a part has no results of this job
        error: a part has no results of this job

        """)
  }

  /// The reference is Machin's formula in whole numbers of Python, which shares nothing with the series.
  @Test(
    "digits of parts are those of π, and of one run", arguments: [(10, 2), (3000, 7), (40_000, 5)])
  func digits(_ digits: Int, _ total: Int) throws {
    let part = "ulp constants pi --digits \(digits) --part"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; for i in $(seq \(total)); do \(part) $i/\(total) --output part$i; done
      ulp merge part[2-9] part1 part2 > merged; ulp -d \(digits) pi | cmp - merged && echo run
      ulp merge part* --json > merged.json; ulp -d \(digits) pi --json | cmp - merged.json && echo json
      python3 -c '
      import sys
      def arctan(x, unit):
          term, total, k = unit // x, 0, 0
          while term:
              total += term // (2 * k + 1) * (-1) ** k
              term, k = term // (x * x), k + 1
          return total
      sys.set_int_max_str_digits(0)
      unit = 10 ** (\(digits) + 20)
      pi = 4 * (4 * arctan(5, unit) - arctan(239, unit))
      text = str((pi + 5 * 10 ** 20) // 10 ** 21)
      print(text[0] + "." + text[1:])' | cmp - merged && echo Machin
      """)
    #expect(result.output == "run\njson\nMachin\n", "\(result.errors)")
  }

  @Test("parts of digits that are missing, changed or foreign are refused") func foreignDigits()
    throws
  {
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; for i in 1 2 3; do ulp constants pi -d 2000 --part $i/3 --output part$i; done
      ulp merge part1 part3; ulp constants pi -d 2001 --part 2/3 --output other; ulp merge part1 other part3
      head -c 600 part2 > half; ulp merge part1 half part3; sed '2,$s/[A-M]/z/' part2 > half; ulp merge part1 half part3
      sed 's/"from": [0-9]*/"from": 0/' part2 > half; ulp merge half part3
      ulp merge part1 part2 part3 --partial; seq 9 > in; ulp batch in --part 1/2 > batch; ulp merge part1 batch
      for words in 'pi --part 1/2' 'pi --part 1/2 -d 20' 'e --part 1/2 -d 20 --output no' 'pi -d 20 --output no'; do
        ulp constants $words 2>&1 | head -1
      done
      ulp constants pi -d 20 --part 1/9999 --output no; ulp constants pi -d 20 --part 1/2 --output no/no; ls no
      """)
    let lines = result.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 10, "\(result.errors)")
    #expect(lines[0] == "error: the terms 51 to 101 are missing, of 0 to 153")
    #expect(lines[1] == "error: other belongs to another job than part1")
    #expect(lines[2] == "error: half has numbers that were cut off or changed")
    #expect(lines[3] == lines[2])
    #expect(lines[4] == "error: the numbers of the parts do not give π")
    #expect(lines[5] == "error: --partial is no option of digits, which need all parts")
    #expect(lines[6] == "error: batch belongs to another job than part1")
    #expect(lines[7].hasPrefix("error: the ") && lines[7].hasSuffix(" terms have no 9999 parts"))
    #expect(lines[8].contains("cannot write 'no/no'") && lines[9].contains("no"))
    #expect(
      result.output == """
        Error: a part needs --part, --digits and --output together
        Error: a part needs --part, --digits and --output together
        Error: --part is of pi, whose series it divides
        Error: a part needs --part, --digits and --output together

        """)
  }

  /// The script writes the parts, since a debug build measures nothing, and computes medians, quartiles and ratios itself.
  @Test("samples of a benchmark are put together, whatever the parts", arguments: [1, 2, 3])
  func benchmark(_ seed: Int) throws {
    let script = Repository.root.appending(path: "Tests/CommandTests/BenchRuns/merge_parts.py").path
    let result = try CommandRunner.run("python3 '\(script)' \(seed)")
    #expect(result.output == "OK\n", "\(result.errors)")
  }

  @Test("parts of a benchmark print samples alone") func partsOfBenchmark() throws {
    let result = try CommandRunner.run(
      """
      for words in --csv --list '--plot x.svg' '--samples 8' --load=x; do
        ulp bench 1/3 --part 1/3 $words 2>&1 | head -1
      done
      """)
    #expect(
      result.output == """
        Error: --part prints samples of a run; --csv has none
        Error: --part prints samples of a run; --list has none
        Error: --part prints samples of a run; --plot has none
        Error: --part has 2 of 8 samples, and needs 3
        Error: --part prints samples of a run; --load has none

        """)
  }
}
