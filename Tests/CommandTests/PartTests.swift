import Foundation
import TestSupport
import Testing

/// Points that are drawn and lines that are answered in parts, which are put together to what one run prints.
@Suite("parts of a job") struct PartTests {
  /// Makes parts of a command and merges them in an order; a script before and one behind.
  private func merged(
    _ command: String, total: Int, _ order: String, options: String = "", before: String = ":"
  ) throws -> (whole: CommandResult, merged: CommandResult) {
    let folder = "cd \"$(mktemp -d)\"; \(before);"
    return (
      try CommandRunner.run("\(folder) \(command)"),
      try CommandRunner.run(
        """
        \(folder) for i in $(seq \(total)); do \(command) --part $i/\(total) > part$i 2>> log; done
        ulp merge \(options) \(order)
        """)
    )
  }

  @Test(
    "points of all kinds are those of one run, in any order, and given twice",
    arguments: [
      "ulp compare 'sqrt(x+1)-sqrt(x)' --over x=1:1e15 --samples 700 -f double -f decimal64",
      "ulp compare 'a*b-c' --over a=0:1 --over b=0:1 --over c=0:1 --samples 333 -f posit16 --json",
      "ulp compare '1/(1-x)-1' --over x=0:1e-3 --samples 500 --worst --tries 2000 --seed 7",
      "ulp judge --libm sin --libm cos 'sin(x)' --over x=-4:4 --samples 500",
      "ulp judge --libm sqrt --flags --over x=1:4 --samples 300 --json",
      "ulp judge 'x/3' --versus 'x*(1/3)' --over x=1:2 --samples 400",
      "ulp judge --run 'while read x; do echo 1; done' --over x=0:1 --samples 150 'x + 0.5'",
    ])
  func points(_ command: String) throws {
    for (total, order) in [(3, "part3 part1 part2 part1"), (5, "part2 part5 part4 part3 part1")] {
      let (whole, found) = try merged(command, total: total, order)
      #expect(whole.status == 0 && !whole.output.isEmpty, "\(whole.errors)")
      #expect(found == whole, "\(found.errors)")
    }
  }

  @Test("a part of the points is the same whatever the number of parts") func chunks() throws {
    let command = "ulp compare 'exp(x)-1' --over x=0:1 --samples 640"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; for i in 1 2; do \(command) --part $i/2 --jobs $i > half$i; done
      for i in 1 2 3 4; do \(command) --part $i/4 > quarter$i; done
      ulp merge half1 quarter3 quarter4; ulp merge quarter2 quarter1 half2 quarter3; \(command)
      ulp merge half1 quarter1 quarter2 half2
      """)
    let reports = result.output.components(separatedBy: "640 points")
    #expect(reports.count == 5 && Set(reports.dropFirst()).count == 1, "\(result.errors)")
  }

  @Test("a page is that of one run where the parts have kept its points") func page() throws {
    let command = "ulp compare 'sqrt(x+1)-sqrt(x)' --over x=1:1e9 --samples 400"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; \(command) --html whole.html > whole
      for i in 1 2; do \(command) --html page.html --part $i/2 > part$i; done; ls page.html
      ulp merge part2 part1 --html merged.html | cmp - whole && cmp merged.html whole.html && echo same
      \(command) --part 1/2 > plain1; \(command) --part 2/2 > plain2
      ulp merge plain1 plain2 --html none.html; ls none.html
      """)
    #expect(result.output == "same\n", "\(result.output)")
    #expect(result.errors.contains("page.html") && result.errors.contains("none.html"))
    #expect(
      result.errors.contains("parts keep the points of a page if --html is among their words"))
  }

  @Test("answers are those of one run, and what is cut off is found") func batch() throws {
    let before = #"for i in $(seq 200); do echo "sqrt($i)"; echo; echo "1/($i-77)"; done > in"#
    for (options, order) in [
      ("", "part2 part1 part4 part3"), ("--json", "part4 part3 part2 part1"),
    ] {
      let (whole, found) = try merged(
        "ulp batch \(options) in", total: 4, order, before: before)
      #expect(whole.status == 1 && found.status == 1)
      #expect(found.output == whole.output, "\(found.errors)")
    }
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; \(before); for i in 1 2 3; do ulp batch in --part $i/3 > part$i; done
      head -c 2000 part2 > half; ulp merge part1 half part3; sed '2,$s/9/8/' part2 > other
      ulp merge part1 other part3; ulp merge part1 part3; ulp merge part1 part2 part3 --json > json
      echo 1 >> in; ulp batch in --part 2/3 > part2; ulp merge part1 part2 part3
      ulp batch --part 1/3 < /dev/null; echo 1 | ulp batch --part 1/1
      """)
    #expect(result.output == "", "\(result.output)")
    let lines = result.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 7, "\(result.errors)")
    #expect(lines[0] == "error: half has answers that were cut off or changed")
    #expect(lines[1] == "error: other has answers that were cut off or changed")
    #expect(lines[2].contains("error: the bytes ") && lines[2].contains("are missing"))
    #expect(lines[3].contains("--json is no option of answers"))
    #expect(lines[4] == "error: part2 belongs to another job than part1")
  }

  @Test("parts of other versions, jobs and words are refused") func refused() throws {
    let command = "ulp compare 'exp(x)-1' --over x=0:1 --samples 200"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; for i in 1 2; do \(command) --part $i/2 > part$i; done
      sed 's/ulp 0.1/ulp 0.0/' part2 > old; ulp merge part1 old; ulp merge old part1
      ulp merge --mixed old part1 > mixed; \(command) | cmp - mixed && echo mixed
      \(command) --seed 1 --part 2/2 > seed; ulp merge part1 seed
      ULP_DIGITS=9 ulp merge part1 part2
      for words in '"--html", "page"' '"--csv", "table"' '"--exhaustive"'; do
        sed "s/\\"--over\\"/$words, &/" part1 > evil; ulp merge --partial evil
      done
      sed 's/"compare"/"config"/' part1 > evil; ulp merge --partial evil; ls
      head -c 300 part1 > half; ulp merge half part2
      \(command) --csv table --part 1/2 2>&1 | head -1; ulp compare 1/3 --part 1/2 2>&1 | head -1
      """)
    let lines = result.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 9, "\(result.errors)")
    #expect(lines[0].hasSuffix("; --mixed accepts both") && lines[0].contains("ulp 0.0.0"))
    #expect(lines[1].hasSuffix("; --mixed accepts it"))
    #expect(lines[2] == "error: seed belongs to another job than part1")
    #expect(lines[3].contains("have another meaning here"))
    #expect(lines[4...7].allSatisfy { $0.contains("the words of the parts are of no job") })
    #expect(lines[8] == "error: half has no part of a job")
    #expect(
      result.output == """
        mixed
        evil
        mixed
        old
        part1
        part2
        seed
        Error: --csv is a table of all points, of which --part has some
        Error: --part is about many points; give a range with --over x=LO:HI

        """)
  }

  @Test("a core whose file has changed is another job") func core() throws {
    let command = "ulp compare --fpcore core --samples 200"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; echo '(FPCore (x) :pre (<= 0 x 1) (- (exp x) 1))' > core
      for i in 1 2; do \(command) --part $i/2 > part$i; done; \(command) > whole
      ulp merge part2 part1 | cmp - whole && echo same
      echo '(FPCore (x) :pre (<= 0 x 1) (expm1 x))' > core; \(command) --part 2/2 > part2
      ulp merge part1 part2; ulp merge --partial part1
      """)
    #expect(result.output == "same\n", "\(result.errors)")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first == "error: part2 belongs to another job than part1")
    #expect(lines.last?.contains("have another meaning here") ?? false, "\(result.errors)")
  }

  @Test("climbing calls a library of the parts if it is trusted") func trusted() throws {
    let folder = try JudgedLibraries.folder.get()
    let command =
      "ulp judge --lib './libfunctions.so:float worse(float)' --over x=1:2 x^3 --samples 100 --worst --tries 500"
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; cp '\(folder)/libfunctions.so' .; \(command) > whole
      for i in 1 2; do \(command) --part $i/2 > part$i; done
      ulp merge part1 part2; ulp merge --trust part2 part1 | cmp - whole && echo same
      for i in 1 2; do \(command.replacing(" --worst --tries 500", with: "")) --part $i/2 > plain$i; done
      mv libfunctions.so away.so; ulp merge plain1 plain2 | head -1
      """)
    #expect(result.output == "same\n100 points, floats of binary32, seed 0\n", "\(result.errors)")
    #expect(
      result.errors
        == "error: the parts ask for --worst and name by --lib what it would call; --trust permits that\n"
    )
  }
}
