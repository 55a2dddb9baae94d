import Foundation
import TestSupport
import Testing

/// Sessions in a real terminal. They wait most of the time: on the main thread, which no other test needs, so that the
/// threads that compute are for tests that do.
@MainActor
@Suite(
  "sessions in a terminal", .serialized,
  .enabled(if: Terminal.isAvailable, "tmux is not installed (apt install tmux)"))
struct TerminalSessionTests {
  /// A session after its first prompt.
  private func session(
    _ command: String = "ulp", columns: Int = 80, in shared: Terminal? = nil,
    environment: String = ""
  ) throws -> Terminal {
    let terminal = try Terminal(command, columns: columns, in: shared, environment: environment)
    try terminal.wait(forLast: "ulp>")
    return terminal
  }

  private func history(_ terminal: Terminal) throws -> [String] {
    let path = terminal.folder + "/home/.local/state/ulp/history"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("keys edit a line, Ctrl-D leaves") func editing() throws {
    let terminal = try session()
    try terminal.type("2+3")
    try terminal.press("C-a")
    try terminal.type("1")
    try terminal.press("C-e", "BSpace")
    try terminal.type("4")
    try terminal.press("Left", "Left", "DC")
    try terminal.type("*")
    try terminal.press("Enter")
    try terminal.wait(for: "_1 = 48")
    try terminal.press("C-d")
    try terminal.wait(forLast: "left with 0")
  }

  @Test("the answer stands behind a line that is typed, and is gone when it is entered")
  func preview() throws {
    let terminal = try session()
    try terminal.enter("x = 1/8")
    try terminal.wait(for: "x = 0.125")
    // Other tests may take the processors for longer than an answer is waited for.
    try terminal.enter(":preview 60000")
    try terminal.type("8*x")
    try terminal.wait(forLast: "ulp> 8*x  = 1")
    try terminal.press("BSpace", "Left")
    try terminal.wait(forLast: "ulp> 8*")
    try terminal.press("C-u")
    try terminal.enter("8*(2")
    try terminal.type("+1)")
    try terminal.wait(forLast: "...> +1)  = 24")
    try terminal.press("Enter")
    try terminal.wait(for: "_1 = 24")
    try terminal.enter(":preview off")
    try terminal.type("2+3")
    try terminal.wait(forLast: "ulp> 2+3")
    try terminal.press("C-u")
    try terminal.enter(":preview 1")
    // An answer that takes too long is not waited for.
    try terminal.enter(":digits 200000")
    try terminal.type("zeta(3)")
    try terminal.wait(forLast: "ulp> zeta(3)")
    try terminal.press("C-u")
    try terminal.enter("exit")
    try terminal.wait(forLast: "left with 0")
  }

  @Test("entries come back, in later sessions too, and sessions beside each other keep theirs")
  func history() throws {
    let first = try session()
    let second = try session(in: first)
    try first.enter("1+1")
    try first.wait(for: "_1 = 2")
    try second.enter("2+2")
    try second.wait(for: "_1 = 4")
    try first.enter("3+3")
    try first.wait(for: "_2 = 6")
    try first.press("Up", "Up", "Enter")
    try first.wait(for: "_3 = 2")
    try first.press("C-d")
    try second.press("C-d")
    try second.wait(for: "left with 0")
    #expect(try history(first) == ["1+1", "2+2", "3+3", "1+1"])
    let third = try session(in: first)
    try third.press("Up", "Up", "Up", "Enter")
    try third.wait(for: "_1 = 4")
  }

  @Test("a session that is killed has lost nothing") func killed() throws {
    let terminal = try session("sh -c 'echo $$ >$HOME/pid; exec ulp'")
    try terminal.enter("10/4")
    try terminal.wait(for: "_1 = 2.5")
    _ = try CommandRunner.run("kill -9 $(cat \(terminal.folder)/home/pid)")
    try terminal.wait(for: "left with 137")
    #expect(try history(terminal) == ["10/4"])
  }

  @Test(
    "a signal ends a session, which gives the terminal back",
    arguments: [("TERM", 143), ("HUP", 129), ("QUIT", 131)])
  func signal(_ name: String, _ status: Int) throws {
    let terminal = try session(
      "ulimit -c 0; sh -c 'echo $$ >$HOME/pid; exec ulp'; echo status $?; stty -a")
    try terminal.type("1+")
    try terminal.wait(forLast: "ulp> 1+")
    _ = try CommandRunner.run("kill -\(name) $(cat \(terminal.folder)/home/pid)")
    try terminal.wait(for: "left with 0")
    let screen = try terminal.screen()
    #expect(screen.contains("status \(status)"))
    #expect(screen.contains(" icanon") && screen.contains(" echo "))
  }

  @Test("SIGTERM ends a session that computes") func terminated() throws {
    let other = try session("sh -c 'echo $$ >$HOME/pid; exec ulp'")
    // Also during a computation of minutes.
    for line in [":backend bigfloat", ":digits 100000", "zeta(1/3)"] { try other.enter(line) }
    try other.wait(for: "zeta(1/3)")
    _ = try CommandRunner.run("kill -TERM $(cat \(other.folder)/home/pid)")
    try other.wait(forLast: "left with 143")
  }

  @Test("options of the command are the first settings") func options() throws {
    let terminal = try Terminal("ulp --let x=3 --let 'y=x/7' -b double -d 5")
    try terminal.wait(forLast: "ulp double>")
    try terminal.enter("y")
    try terminal.wait(for: "_1 ≈ 0.42857")
    let failed = try Terminal("ulp --let x=1/0")
    try failed.wait(forLast: "left with 1")
    #expect(try failed.screen().contains("error: division by zero\n  x=1/0\n    ^~~"))
  }

  @Test("Tab completes names") func completion() throws {
    let terminal = try session()
    try terminal.type("hypo")
    try terminal.press("Tab")
    try terminal.wait(forLast: "ulp> hypot(")
    try terminal.enter("3,4)")
    try terminal.wait(for: "_1 = 5")
    try terminal.type("1+asin")
    try terminal.press("Tab")
    try terminal.wait(for: "asinh")
    try terminal.wait(forLast: "ulp> 1+asin")
    try terminal.enter("(1)*0")
    try terminal.wait(for: "_2 = 1")
    try terminal.type(":back")
    try terminal.press("Tab")
    try terminal.type("dou")
    try terminal.press("Tab", "Enter")
    try terminal.wait(forLast: "ulp double>")
  }

  @Test("a session outlives the computation of a line") func worker() throws {
    let terminal = try session("sh -c 'echo $$ >$HOME/pid; exec ulp'")
    for line in ["a = 2", "f(x) = a*x", ":timeout 9999999", ":digits 200000", "erf(1/e)"] {
      try terminal.enter(line)
    }
    try terminal.wait(for: "erf(1/e)")
    // It is computed once more, by another worker, if it was killed once.
    _ = try CommandRunner.run(
      """
      parent=$(cat \(terminal.folder)/home/pid)
      for turn in 1 2; do
        sleep 1
        for file in /proc/[0-9]*/stat; do
          { read -r id name state above rest <$file; } 2>/dev/null
          [ "$above" = $parent ] && kill -9 $id
        done
      done
      """)
    try terminal.wait(for: "error: a fault of the program ended this computation")
    for line in [":digits 5", "a = 3", ":undo", "f(a + 3)"] { try terminal.enter(line) }
    try terminal.wait(for: "_1 = 10")
    try terminal.enter(":timeout 1")
    for line in [":digits 9000000", "exp(1/3)"] { try terminal.enter(line) }
    try terminal.wait(for: "the limit 'time' is 1")
    for line in [":digits 5", "_1 + a"] { try terminal.enter(line) }
    try terminal.wait(for: "_2 = 12")
    try terminal.press("C-d")
    try terminal.wait(forLast: "left with 0")
  }

  @Test("Ctrl-C gives the prompt back at once, and the session goes on") func interrupt()
    throws
  {
    let terminal = try session()
    try terminal.enter("x = 3")
    try terminal.wait(for: "x = 3")
    // Computations of MPFR that take minutes without a check of the time.
    for line in [":timeout 9999999", ":digits 200000", ":backend bigfloat", "erf(1/e)"] {
      try terminal.enter(line)
    }
    try terminal.wait(for: "erf(1/e)")
    usleep(300_000)
    try terminal.press("C-c")
    let time = try terminal.wait(for: "note: interrupted")
    // It takes a tenth of a second on a quiet machine, but other tests run at the same time.
    #expect(time < .seconds(5))
    for line in [":backend exact", ":digits 5", "x/2"] { try terminal.enter(line) }
    try terminal.wait(for: "_1 = 1.5")
    // Exact evaluation checks the time.
    for line in [":timeout 1000", ":max-precision 100000000", ":digits 2000000", "sin(1/3)"] {
      try terminal.enter(line)
    }
    try terminal.wait(for: "sin(1/3)")
    usleep(300_000)
    try terminal.press("C-c")
    let exactTime = try terminal.wait("a second note") {
      $0.components(separatedBy: "note: interrupted").count == 3
    }
    #expect(exactTime < .seconds(5))
    // At the prompt it discards the line. The terminal also discards typed input that was not read
    // yet.
    try terminal.type("1 + 1")
    try terminal.wait(for: "> 1 + 1")
    try terminal.press("C-c")
    try terminal.wait(for: "1 + 1^C")
    try terminal.enter("(1 +")
    try terminal.press("C-c")
    try terminal.enter(":digits 5")
    try terminal.enter("x*7")
    try terminal.wait(for: "_2 = 21")
    try terminal.press("C-d")
    try terminal.wait(forLast: "left with 0")
  }

  @Test("a window of another size shows the line once") func resize() throws {
    let terminal = try session()
    // Whether an answer stands behind the line depends on when the terminal and the session learn the new size.
    try terminal.enter(":preview off")
    try terminal.enter("1")
    try terminal.wait(for: "_1 = 1")
    try terminal.type("1111111111+2222222222+3333333333+4444444444+5555555555")
    try terminal.resize(columns: 30, rows: 24)
    try terminal.wait("the line in a narrow window") {
      $0.hasSuffix("ulp> 1111111111+2222222222+333\n3333333+4444444444+5555555555")
    }
    try terminal.type("+1")
    try terminal.wait("what is typed in a narrow window") {
      $0.hasSuffix("\n3333333+4444444444+5555555555+\n1")
    }
    try terminal.resize(columns: 100, rows: 30)
    try terminal.wait(
      forLast: "ulp> 1111111111+2222222222+3333333333+4444444444+5555555555+1")
    try terminal.press("Enter")
    try terminal.wait(for: "_2 = 16666666666")
    let screen = try terminal.screen()
    #expect(screen.components(separatedBy: "ulp> 111").count == 2, "\(screen)")
  }

  @Test("pasted lines are computed one after another") func paste() throws {
    let terminal = try session()
    try terminal.paste("a = 2\nb = [1,\n\t2,\n\t3]\nsum(b)*\\\n  a\n")
    try terminal.wait(for: "_1 = 12")
    // Longer than the input buffer of a terminal.
    let sum = Array(repeating: "1", count: 4000).joined(separator: "+")
    try terminal.paste("\(sum)\nans + 1\n")
    try terminal.wait(for: "_3 = 4001")
    #expect(try history(terminal).suffix(2) == [sum, "ans + 1"])
  }

  @Test("characters beyond ASCII are one key each", arguments: ["C.UTF-8", "C"])
  func unicode(_ locale: String) throws {
    let terminal = try session(environment: "LANG=\(locale)")
    try terminal.enter("2×√9")
    try terminal.wait(for: "_1 = 6")
    try terminal.type("cos(ππ)")
    try terminal.press("Left", "BSpace", "Enter")
    try terminal.wait(for: "_2 = -1")
    try terminal.press("Up", "Enter")
    try terminal.wait(for: "_3 = -1")
    try terminal.enter("größe = 3²")
    try terminal.wait(for: "größe = 9")
    #expect(try history(terminal).contains("cos(π)"))
  }

  @Test("colours on a terminal that has them, and none with NO_COLOR") func colors() throws {
    let colored = try session()
    try colored.enter("1/4")
    try colored.wait(for: "_1 = 0.25")
    #expect(try colored.screen(withColors: true).contains("\u{1B}[32m=\u{1B}[39m"))
    #expect(try colored.screen(withColors: true).contains("\u{1B}[33m4"))
    for environment in ["NO_COLOR=1", "TERM=dumb"] {
      let plain = try session(environment: environment)
      try plain.enter("1/4")
      try plain.wait(for: "_1 = 0.25")
      #expect(try !plain.screen(withColors: true).contains("\u{1B}"))
    }
  }

  @Test("a start-up file is read, and what fails in it is said") func startUp() throws {
    let terminal = try session()
    let folder = terminal.folder + "/home/.config/ulp"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("# mine\nside = (3 +\n  1)\nside +* 2\n:digits 7\nsq(t) = t^2\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/startup"))
    let second = try session(in: terminal)
    #expect(try second.screen().contains("startup, line 4: error: "))
    #expect(try !second.screen().contains("side = 4"))
    try second.enter("sq(side) + 1/3")
    try second.wait(for: "_1 ≈ 16.33333")
  }

  @Test("a history that cannot be kept is said once") func unwritable() throws {
    let terminal = try session("XDG_STATE_HOME=/dev/null/x ulp")
    try terminal.enter("1+1")
    try terminal.wait(for: "_1 = 2")
    #expect(try terminal.screen().contains("is not kept: Not a directory"))
    try terminal.press("Up", "Enter")
    try terminal.wait(for: "_2 = 2")
    #expect(try terminal.screen().components(separatedBy: "not kept").count == 2)
  }

  @Test("a disk that becomes full leaves no part of an entry") func fullDisk() throws {
    // 500 bytes of 512 are taken.
    let terminal = try session(
      """
      mkdir -p $HOME/.local/state/ulp
      yes 1+1+1+1+1 | head -n 50 >$HOME/.local/state/ulp/history
      trap '' XFSZ; ulimit -f 1; ulp
      """)
    try terminal.enter("2+2+2+2+2+2+2+2")
    try terminal.wait(for: "File too large")
    try terminal.wait(for: "_1 = 16")
    #expect(try history(terminal) == [String](repeating: "1+1+1+1+1", count: 50))
  }

  @Test("output that is no terminal gets the results alone") func pipe() throws {
    let terminal = try Terminal("ulp | sed 's/^/got: /'")
    try terminal.enter("1/4")
    try terminal.wait(for: "got: _1 = 0.25")
    try terminal.press("C-d")
    try terminal.wait(forLast: "left with 0")
    #expect(try !terminal.screen().contains("got: ulp"))
  }

  @Test("':compare' has exact numbers whatever system the environment names") func compare() throws
  {
    let terminal = try Terminal(environment: "ULP_BACKEND=double ULP_ROUNDING=nearest-even")
    try terminal.wait(forLast: "ulp double>")
    try terminal.enter("0.1+0.2-0.3")
    try terminal.enter(":compare")
    try terminal.wait(for: "exact  0")
    try terminal.press("C-d")
    try terminal.wait(forLast: "left with 0")
  }

  @Test("without an expression and a terminal there is no session") func noTerminal() throws {
    let result = try CommandRunner.run("ulp")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: an expression is missing"))
    let terminal = try Terminal("ulp --json")
    try terminal.wait(for: "left with 64")
  }
}
