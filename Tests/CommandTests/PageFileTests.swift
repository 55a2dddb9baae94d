import TestSupport
import Testing

@Suite("files of pages")
struct PageFileTests {
  private func run(_ script: String) throws -> CommandResult {
    try CommandRunner.run("d=$(mktemp -d); cd \"$d\" || exit 9; \(script)")
  }

  @Test("what cannot be written is said before anything is computed")
  func obstacles() throws {
    for (path, reason) in [
      ("none/page.html", "No such file or directory"), (".", "Is a directory"),
      ("page/", "Is a directory"),
    ] {
      // So many points that a page would be too large.
      let result = try CommandRunner.run(
        "cd /tmp; ulp compare 'sin(x)' --over x=1:2 --samples 2000000 --html '\(path)'",
        seconds: 10)
      #expect(result.status != 0 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: ") && result.errors.contains(reason))
    }
    let many = try CommandRunner.run(
      "ulp compare 'sin(x)' --over x=1:2 --samples 2000001 --html /dev/null", seconds: 10)
    #expect(many.status == 64 && many.errors.contains("at most 2000000"))
    for path in ["''", "-"] {
      let result = try CommandRunner.run("ulp compare 1+1 --html \(path)")
      #expect(result.status == 64 && result.errors.contains("--html needs"))
    }
  }

  @Test("a full device costs the page, not the answer") func fullDevice() throws {
    let result = try CommandRunner.run("ulp compare 1+1 --html /dev/full")
    #expect(
      result
        == CommandResult(
          output:
            "exact  2\ndouble  2\n  0 ulp · ordinal 0 · 0 bits · relative 0 · absolute 0 · 15.95 digits\n",
          errors: "error: cannot write '/dev/full': No space left on device\n", status: 1))
  }

  @Test("an old page is replaced as a whole, behind a link as well") func replacement() throws {
    let result = try run(
      """
      echo old >page.html; ln -s page.html link.html; chmod 640 page.html
      ulp compare 1+1 --html link.html >/dev/null
      ls; stat -c %a page.html; tail -n 1 page.html; test -L link.html && echo link
      """)
    #expect(result.output == "link.html\npage.html\n640\n</html>\nlink\n")
  }

  @Test("what a killed command left behind blocks nothing") func leftOver() throws {
    let result = try run(
      """
      sh -c 'echo half >page.html.$$.part; exec ulp compare 1+1 --html page.html >/dev/null'
      tail -n 1 page.html; cat page.html.*.part; ls | wc -l
      """)
    #expect(result.output == "</html>\nhalf\n2\n")
  }

  @Test("a full standard output is named") func fullOutput() throws {
    let result = try CommandRunner.run("ulp 1+1 > /dev/full")
    #expect(
      result
        == CommandResult(
          output: "", errors: "error: cannot write to standard output: No space left on device\n",
          status: 74))
  }
}
