import Foundation
import TestSupport
import Testing

/// Merging as an operation on parts: neither their order, nor how they are grouped, nor how often they are given changes what it finds.
@Suite("laws of merging") struct MergeLawTests {
  /// Merges random groups of the parts of a command, parts given twice among them, until one result is there, and compares it with that
  /// of one run.
  ///
  /// The script is Python's: it knows nothing of what parts contain.
  @Test(
    "the result is that of one run, however parts are grouped",
    arguments: [
      ("compare '1/(1-x)-1' --over x=1e-3:1 --samples 1500 --json", 12, 1),
      ("compare 'floor(x)' --over x=0:1 --samples 900 -f binary32 -f posit16 --json", 9, 2),
      ("judge 'x/3' --versus 'x*(1/3)' --over x=1:2 --samples 1000 --json", 7, 3),
      ("judge --libm sqrtf --exhaustive --over x=1:1.0001 --json", 10, 4),
      ("assoc --triples --distribution logu20 --count 640 -f double -f decimal32 --json", 9, 5),
      (
        "assoc 1.0 2.30 -7.33 34.770 3/7 0.2 -0.70 1e5 -1e5 --samples 60 -f decimal32 -f e4m3 --json",
        8, 6
      ),
    ])
  func grouping(_ command: String, total: Int, seed: Int) throws {
    let script = Repository.root.appending(path: "Tests/CommandTests/Judged/merge_laws.py").path
    let result = try CommandRunner.run(
      "python3 '\(script)' \(seed) \(total) \(command.split(separator: " ").map(String.init).joined(separator: " "))"
    )
    #expect(result.status == 0 && result.output == "OK\n", "\(result.output)\(result.errors)")
  }

  @Test("points that are missing are named, and foreign parts") func missing() throws {
    let command = "ulp compare 'sqrt(x)' --over x=0:1 --samples 640"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; for i in 1 2 3 4 5; do \(command) --part $i/5 > part$i; done
      ulp merge --keep part4 part2 > even; ulp merge even; ulp merge --keep even part1 part5 > most
      \(command) > whole; ulp merge most part3 even | cmp - whole && echo same
      ulp judge --libm sqrtf --exhaustive --over x=1:1.0001 --json --part 1/2 > foreign
      ulp merge even foreign; seq 9 > lines; ulp batch lines --part 1/2 > answers; ulp merge even answers
      ulp merge answers --keep
      """)
    #expect(result.output == "same\n", "\(result.errors)")
    let lines = result.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 4, "\(result.errors)")
    #expect(
      lines[0]
        == "error: the points 0 to 127, 256 to 383, 512 to 639 are missing, of 0 to 639; --partial leaves them out"
    )
    #expect(lines[1] == "error: foreign belongs to another job than even")
    #expect(lines[2] == "error: answers belongs to another job than even")
    #expect(lines[3].contains("--keep is no option of answers"))
  }

  @Test("ten thousand parts are one command") func many() throws {
    let command = "ulp compare 'sqrt(x)' --over x=0:1 --samples 640"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; for i in 1 2; do \(command) --part $i/2 > part$i; done
      ulp merge part1 $(yes part2 | head -9999) > merged; \(command) | cmp - merged && echo same
      """)
    #expect(result.output == "same\n", "\(result.errors)")
  }
}
