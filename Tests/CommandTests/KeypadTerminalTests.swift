import Foundation
import TestSupport
import Testing

/// A program in a pseudo-terminal of tmux.
private struct Terminal {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ulp-" + UUID().uuidString.prefix(8))

  init(_ command: String, columns: Int = 80, rows: Int = 24) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = CommandRunner.folder
    // The shell waits behind the program, so that its last words can be read.
    let script =
      "export PATH='\(path)':$PATH; printf 'before\\n'; \(command); printf 'status=%s\\n' $?; exec cat"
    try tmux("-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", script)
  }

  @discardableResult
  func tmux(_ arguments: String...) throws -> String {
    let quoted = arguments.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    // The server of tmux stays behind. It must not inherit the descriptor by whose end Foundation notices that a
    // process has ended, nor the signals that Foundation's threads block: it ends itself by one.
    let result = try CommandRunner.run(
      """
      exec bash -c 'for file in /proc/self/fd/*; do
        number=${file##*/}; [ "$number" -lt 3 ] || eval "exec $number>&-"; done
        LC_ALL=C.UTF-8 exec env --default-signal tmux -u -S \(folder.path)/socket "$@"' tmux \(quoted.joined(separator: " "))
      """, seconds: 20)
    return result.output
  }

  func send(_ keys: String...) throws {
    for key in keys { try tmux("send-keys", key) }
  }

  /// Text as it is, without names of keys.
  func type(_ text: String) throws { try tmux("send-keys", "-l", text) }

  func screen() throws -> String { try tmux("capture-pane", "-p") }

  /// Waits until the screen shows what is expected; a generous time, because machines can be busy.
  func expect(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isThere: (String) -> Bool
  ) throws {
    let deadline = Date().addingTimeInterval(30)
    var last = ""
    while Date() < deadline {
      last = try screen()
      if isThere(last) { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("\(what) did not appear:\n\(last)", sourceLocation: sourceLocation)
  }

  /// Waits for a number at the end of the display's line.
  func expectDisplay(
    _ number: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect("display \(number)", sourceLocation: sourceLocation) { screen in
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.count > 3 && lines[2].hasSuffix(" \(number)") && lines[3].hasPrefix("─")
    }
  }

  /// Waits until the program has ended and the screen is the one from before it.
  func expectEnd(
    _ status: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect("the end with status \(status)", sourceLocation: sourceLocation) {
      $0.contains("before") && $0.contains("status=\(status)") && !$0.contains("─")
    }
  }

  func close() {
    _ = try? tmux("kill-server")
    try? FileManager.default.removeItem(at: folder)
  }
}

@Suite(
  "the keypad in a terminal", .serialized,
  .enabled(if: Repository.hasProgram("tmux"), "tmux is not installed (apt install tmux)"))
struct KeypadTerminalTests {
  private func with(
    _ command: String, columns: Int = 80, rows: Int = 24, _ body: (Terminal) throws -> Void
  ) throws {
    let terminal = try Terminal(command, columns: columns, rows: rows)
    defer { terminal.close() }
    try body(terminal)
  }

  @Test("keys, workings, and q") func keyboard() throws {
    try with("ulp keypad") { terminal in
      try terminal.expectDisplay("0")
      try terminal.type("1+2*3")
      try terminal.expect("the calculation") { $0.contains("1 + 2 * 3") }
      try terminal.send("Enter")
      try terminal.expectDisplay("7")
      try terminal.send("Enter")
      try terminal.expectDisplay("21")
      try terminal.send("Escape")
      try terminal.expectDisplay("0")
      try terminal.type("12")
      try terminal.send("BSpace")
      try terminal.expectDisplay("1")
      try terminal.type("/0=")
      try terminal.expectDisplay("Error")
      try terminal.expect("the reason") { $0.contains("division by zero") }
      try terminal.type("q")
      try terminal.expectEnd(0)
    }
  }

  @Test("the pads share a calculation, and second functions change the labels") func pads() throws {
    try with("ulp keypad -b double", columns: 40, rows: 20) { terminal in
      try terminal.expectDisplay("0")
      try terminal.type("1+2")
      try terminal.send("Tab")
      try terminal.expect("the scientific pad") { $0.contains("scientific") && $0.contains("tanh") }
      try terminal.type("*3")
      try terminal.send("Enter")
      try terminal.expectDisplay("7")
      try terminal.type("i")
      try terminal.expect("inverse functions") { $0.contains("atanh") && $0.contains("2nd") }
    }
  }

  @Test("the mouse presses keys") func mouse() throws {
    try with("ulp keypad") { terminal in
      try terminal.expectDisplay("0")
      let lines = try terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
      for label in ["7", "×", "8", "="] {
        let row = try #require(lines.indices.last { (lines[$0] + " ").contains(" \(label) ") })
        let column = try #require(Array(lines[row]).firstIndex(of: Character(label)))
        try terminal.type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
      }
      try terminal.expectDisplay("56")
    }
  }

  @Test("pasted numbers are entered, anything else is refused") func paste() throws {
    try with("ulp keypad") { terminal in
      try terminal.expectDisplay("0")
      try terminal.tmux("set-buffer", "0xff")
      try terminal.tmux("paste-buffer", "-p")
      try terminal.expectDisplay("255")
      try terminal.tmux("set-buffer", "rm -rf q")
      try terminal.tmux("paste-buffer", "-p")
      try terminal.expect("a refusal") { $0.contains("is no number") }
      try terminal.expectDisplay("255")
    }
  }

  @Test("a resize draws anew, and a small screen says what it needs") func resize() throws {
    try with("ulp keypad --scientific") { terminal in
      try terminal.expectDisplay("0")
      try terminal.type("42")
      try terminal.expectDisplay("42")
      try terminal.tmux("resize-window", "-x", "38", "-y", "12")
      try terminal.expect("what is needed") { $0.contains("40×20") && $0.contains("38×12") }
      try terminal.tmux("resize-window", "-x", "60", "-y", "30")
      try terminal.expectDisplay("42")
    }
  }

  @Test("Ctrl-C and Ctrl-D leave", arguments: ["C-c", "C-d"]) func leaving(_ key: String) throws {
    try with("ulp keypad") { terminal in
      try terminal.expectDisplay("0")
      try terminal.send(key)
      try terminal.expectEnd(0)
      // What is typed is echoed again, once.
      try terminal.type("echoed")
      try terminal.expect("an echo") { $0.contains("echoed") }
    }
  }

  @Test(
    "signals put the terminal back and end the command, even one that was blocked",
    arguments: [("TERM", 143), ("HUP", 129), ("INT", 130)])
  func signals(_ row: (name: String, status: Int)) throws {
    try with("env --block-signal=TERM ulp keypad") { terminal in
      try terminal.expectDisplay("0")
      let shell = try terminal.tmux("display-message", "-p", "#{pane_pid}").filter(\.isNumber)
      let result = try CommandRunner.run(
        "kill -\(row.name) $(cat /proc/\(shell)/task/\(shell)/children)")
      #expect(result.status == 0, "\(result)")
      try terminal.expectEnd(row.status)
    }
  }

  @Test("without colours nothing is coloured") func colours() throws {
    try with("NO_COLOR=1 ulp keypad") { terminal in
      try terminal.expectDisplay("0")
      let screen = try terminal.tmux("capture-pane", "-p", "-e")
      #expect(!screen.contains("38;5") && !screen.contains("48;5"))
    }
    try with("env -u NO_COLOR ulp keypad") { terminal in
      try terminal.expectDisplay("0")
      #expect(try terminal.tmux("capture-pane", "-p", "-e").contains("48;5"))
    }
  }

  @Test("without a terminal there is one message") func noTerminal() throws {
    for command in ["ulp keypad", "TERM=dumb script -qec 'ulp keypad' /dev/null"] {
      let result = try CommandRunner.run(command)
      #expect(result.status == 64)
      let text = result.output + result.errors
      #expect(text.contains("needs a terminal") && !text.contains("\u{1B}"))
    }
  }
}
