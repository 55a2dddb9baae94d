import Foundation
import TestSupport
import Testing

/// All numbers of a range, in one run, in parts, and after the end of a run.
@Suite("all numbers of a range", .serialized)
struct ExhaustiveTests {
  private func run(_ script: String) throws -> CommandResult {
    try CommandRunner.run("cd '\(try JudgedLibraries.folder.get())' && \(script)")
  }

  /// The words that judge a function beside x³ over 65 536 floats from 1.25 on.
  private func cube(_ name: String) -> String {
    "ulp judge --exhaustive --lib './libfunctions.so:float \(name)(float)' --over x=1.25:0x1.41fffep+0 x^3"
  }

  @Test("counts are those of fractions", arguments: ["cube", "worse"])
  func counts(_ name: String) throws {
    for (first, over) in [
      (0x3FA0_0000, "1.25:0x1.400ffep+0"), (0x3FBF_F800, "0x1.7ff000p+0:0x1.800ffep+0"),
      (0x3FDF_F800, "0x1.bff000p+0:0x1.c00ffep+0"),
    ] {
      let script = Repository.root.appending(path: "Tests/CommandTests/Judged/counts.py").path
      let count = over.hasPrefix("1.25") ? 2048 : 4096
      let expected = try run("python3 \(script) ./libfunctions.so \(name) \(first) \(count)")
      let words = expected.output.split(whereSeparator: \.isWhitespace).map(String.init)
      try #require(words.count == 7, "\(expected.errors)")
      let found = try run(
        "ulp judge --exhaustive --json --lib './libfunctions.so:float \(name)(float)' --over x=\(over) x^3"
      )
      try #require(found.status == 0, "\(found.errors)")
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [String: Any])
      let results = try #require(object["results"] as? [[String: Any]])
      let result = results[0]
      let above = (result["at_least_ulps"] as? [Int])?.first ?? 0
      #expect(object["points"] as? Int == count && result["certified"] as? Int == count)
      for (name, value) in zip(["nearest", "faithful"], words) {
        #expect(result[name] as? Int == Int(value), "\(name)")
      }
      #expect(above == Int(words[2]))
      for (name, value) in zip(["wrong_sign", "nan", "infinite"], words[3...]) {
        #expect(result[name] as? Int == Int(value), "\(name)")
      }
      // Foundation reads decimals to 15 digits; the steps of the grid are 2⁻⁴⁰ of the error.
      let (largest, exact) = (result["largest_ulps"] as? Double ?? .nan, Double(words[6]) ?? 0)
      #expect((largest - exact).magnitude < exact * 1e-14)
      let binades = try #require(result["binades"] as? [[String: Any]])
      #expect(binades.reduce(0) { $0 + ($1["certified"] as? Int ?? 0) } == count)
    }
  }

  @Test("parts are the whole, in any order and given twice") func parts() throws {
    let whole = try run("\(cube("cube")) --json")
    let script = "for i in 1 2 3; do \(cube("cube")) --json --jobs $i --part $i/3 > part$i; done"
    #expect(try run(script).status == 0)
    for order in ["part1 part2 part3", "part3 part1 part3 part2", "part2 part3 part1 part1"] {
      #expect(try run("ulp merge --json \(order)") == whole, "\(order)")
    }
    #expect(try run("ulp merge part1 part2 part3").output == (try run(cube("cube")).output))
    let missing = try run("ulp merge part3 part1")
    #expect(
      missing.status == 1
        && missing.errors
          == "error: the points 21845 to 43689 are missing, of 0 to 65535; --partial leaves them out\n"
    )
    let partial = try run("ulp merge --partial part3 part1")
    #expect(partial.status == 0 && partial.output.hasPrefix("43691 of 65536 points\n"))
    let script2 = "\(cube("cube")) --json --part 1/2 > half; ulp merge half part2"
    #expect(
      try run(script2).errors == "error: part2 has some points that another file has, and others\n")
    #expect(
      try run("\(cube("worse")) --json --part 1/2 > other; ulp merge part1 other").errors
        == "error: other belongs to another job than part1\n")
    #expect(
      try run("echo '{}' > none; ulp merge none").errors
        == "error: none has no part of a job\n")
  }

  @Test("another version of a library is another job") func versions() throws {
    let command =
      "ulp judge --exhaustive --lib './lib.so:float cube(float)' --over x=1:0x1.0000fep+0 x^3"
    let result = try run(
      """
      folder="$(mktemp -d)"; cp libfunctions.so "$folder/lib.so"; cd "$folder"
      \(command) --json --part 1/2 > a; \(command) --json --resume state > whole
      python3 -c 'import json, os, zlib
      data = open("lib.so", "rb").read()
      expected = "lib.so, %d bytes, CRC-32 %x" % (len(data), zlib.crc32(data))
      print(json.load(open("whole"))["libraries"] == [expected])'
      echo >> lib.so
      \(command) --resume state; \(command) --json --part 2/2 > b; ulp merge a b
      """)
    #expect(result.output == "True\n", "\(result.output)")
    #expect(
      result.errors.contains("error: state has the counts of another job"), "\(result.errors)")
    #expect(result.errors.contains("error: b "), "\(result.errors)")
  }

  @Test("a run that is killed goes on where it was") func resumed() throws {
    // Two variables: 2¹⁷ points take long enough.
    let judge =
      "ulp judge --exhaustive --json --jobs 2 --lib './libfunctions.so:float product(float, float)' --over x=1:0x1.0000fep+0 --over y=1:0x1.0007fep+0 x*y"
    let script = """
      rm -f kept; \(judge) --resume kept & pid=$!
      until grep -q '"done": \\[\\[0, [1-9]' kept 2>/dev/null; do sleep 0.2; done
      kill -9 $pid; wait $pid 2>/dev/null
      grep -c '"done": \\[\\[0, 131072\\]\\]' kept
      \(judge) --resume kept > resumed; \(judge) > whole; cmp resumed whole && cmp resumed kept && echo same
      """
    let result = try run(script)
    #expect(result.output == "0\nsame\n", "\(result.errors)")
    #expect(
      try run("\(cube("cube")) --resume kept").errors
        == "error: kept has the counts of another job, of another part, or of another version\n")
    #expect(try run("\(cube("cube")) --resume /nowhere/kept").status == 1)
  }
}
