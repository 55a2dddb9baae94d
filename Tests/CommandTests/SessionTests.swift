import Foundation
import TestSupport
import Testing

/// Golden sessions: output, standard error and exit status of the built command.
@Suite("sessions")
struct SessionTests {
  static let files = Repository.files(in: "Tests/Sessions", endingIn: ".session")

  @Test("golden sessions", arguments: files) func golden(_ path: String) async throws {
    let sessions = Session.parse(try Repository.text(path))
    #expect(!sessions.isEmpty)
    for session in sessions {
      let result = try await CommandRunner.runAside(session.command)
      #expect(result == session.expected, "\(path): \(session)")
    }
  }

  static let manual = Repository.files(in: "Sources/ulp/ulp.docc", endingIn: ".md")

  @Test("every example of the README and of the manual is true", arguments: ["README.md"] + manual)
  func documentation(_ path: String) async throws {
    for session in Session.inMarkdown(try Repository.text(path)) {
      let result = try await CommandRunner.runAside(session.command)
      #expect(result == session.expected, "\(path): \(session)")
    }
  }

  @Test("the README has a dozen examples, and every page on a command has one")
  func examples() throws {
    let readme = try Repository.text("README.md")
    #expect(Session.inMarkdown(readme).count >= 12)
    // The README is meant to be read in a minute; everything longer belongs to the manual.
    #expect(readme.utf8.count <= 8192)
    for path in Self.manual where path.contains("/Commands/") {
      #expect(!Session.inMarkdown(try Repository.text(path)).isEmpty, "\(path)")
    }
  }
}

@Suite("hostile input")
struct HostileInputTests {
  private func batch(_ line: String, _ options: String = "") throws -> CommandResult {
    try CommandRunner.run("ulp batch \(options)", input: Data((line + "\n").utf8), seconds: 10)
  }

  @Test("100 000 nested parentheses") func nesting() throws {
    let depth = 100_000
    let balanced = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(try batch(balanced).output == "1\n")
    let open = try batch(String(repeating: "(", count: depth))
    #expect(open.status == 1 && open.output.hasPrefix("error: ") && open.output.count < 200)
  }

  @Test("a line of 10 MB is refused without being kept") func longLine() throws {
    for text in ["1+", "(", "9", "x "] {
      let result = try batch(String(repeating: text, count: 10_000_000 / text.count))
      #expect(result.status == 1 && result.output.hasPrefix("error: 10000000 bytes"))
    }
  }

  /// The address space is limited, so that a large allocation fails.
  @Test(
    "small-looking input stays small",
    arguments: [
      "9^9^9^9", "10^(10^(10^10))", "2^(2^62)", "10^(10^10)", "(10^9)!", "(10^18)!", "2^-(2^62)",
      "sin(10^(10^10))", "1e999999999999999999999999", "mod(10^(10^15), 7)", "floor(10^(10^12))",
      "exp(10^18)", "gamma(-10^30+0.5)", "log(10^(10^17), 7)", "root(10^(10^17), 3)",
      "tan(1e1000000)", "cosh(10^17)", "atanh(1-1e-60)", "frac(10^(10^12)+0.5)", "(0.5)!",
      "hypot(10^(10^17), 1)", "lgamma(10^(10^17))", "1e-999999999 + 1", "sum([1e999999999, 1])",
    ])
  func smallLooking(_ source: String) throws {
    let result = try CommandRunner.run(
      "ulimit -v 1500000; exec ulp '\(source)'", seconds: 2)
    #expect(result.status == 0 || result.status == 1, "\(source): \(result)")
    #expect((result.status == 0) == result.errors.isEmpty)
  }

  @Test("a talking program gets each answer at once") func conversation() throws {
    let script = """
      d=$(mktemp -d); mkfifo $d/in $d/out
      ulp batch <$d/in >$d/out &
      exec 3>$d/in 4<$d/out
      for n in 1 2 3 4 5; do echo "$n+1" >&3; read -r answer <&4; echo "$answer"; done
      exec 3>&-; wait; rm -r $d
      """
    let result = try CommandRunner.run(script, seconds: 20)
    #expect(result == CommandResult(output: "2\n3\n4\n5\n6\n", errors: "", status: 0))
  }

  @Test("a closed pipe ends the command quietly") func closedPipe() throws {
    let result = try CommandRunner.run("seq 1 300000 | ulp batch | head -1", seconds: 20)
    #expect(result.output == "1\n" && result.errors.isEmpty)
  }

  @Test("a narrow terminal gets a window of the source") func excerpt() throws {
    let source =
      String(repeating: "1+", count: 200) + "sqrtt(2)" + String(repeating: "+1", count: 200)
    let result = try CommandRunner.run("ulp '\(source)'")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 4 && lines.allSatisfy { $0.count <= 80 })
    let caret = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let place = lines[1].range(of: "sqrtt").map {
      lines[1].distance(from: lines[1].startIndex, to: $0.lowerBound)
    }
    #expect(caret == place)
  }
}
