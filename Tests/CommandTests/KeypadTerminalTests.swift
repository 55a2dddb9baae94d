import Foundation
import TestSupport
import Testing

extension Terminal {
  /// Waits for a number at the end of the line of the display.
  fileprivate func waitForDisplay(_ number: String) throws {
    try wait("display \(number)") { screen in
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.count > 3 && lines[2].hasSuffix(" \(number)") && lines[3].hasPrefix("─")
    }
  }

  /// Waits until the program has ended and the previous screen is restored.
  fileprivate func waitForEnd(_ status: Int) throws {
    try wait("the end with status \(status)") {
      $0.contains("before") && $0.contains("left with \(status)") && !$0.contains("─")
    }
  }
}

// On the main thread, as the sessions in a terminal.
@MainActor
@Suite(
  "the keypad in a terminal", .serialized,
  .enabled(if: Terminal.isAvailable, "tmux is not installed (apt install tmux)"))
struct KeypadTerminalTests {
  @Test("keys, workings, and q") func keyboard() throws {
    let terminal = try Terminal("printf 'before\\n'; ulp keypad")
    try terminal.waitForDisplay("0")
    try terminal.type("1+2*3")
    try terminal.wait("the calculation") { $0.contains("1 + 2 * 3") }
    try terminal.press("Enter")
    try terminal.waitForDisplay("7")
    try terminal.press("Enter")
    try terminal.waitForDisplay("21")
    try terminal.press("Escape")
    try terminal.waitForDisplay("0")
    try terminal.type("12")
    try terminal.press("BSpace")
    try terminal.waitForDisplay("1")
    try terminal.type("/0=")
    try terminal.waitForDisplay("Error")
    try terminal.wait("the reason") { $0.contains("division by zero") }
    try terminal.type("q")
    try terminal.waitForEnd(0)
  }

  @Test("the pads share a calculation, and second functions change the labels") func pads() throws {
    let terminal = try Terminal("printf 'before\\n'; ulp keypad -b double", columns: 40, rows: 20)
    try terminal.waitForDisplay("0")
    try terminal.type("1+2")
    try terminal.press("Tab")
    try terminal.wait("the scientific pad") { $0.contains("scientific") && $0.contains("tanh") }
    try terminal.type("*3")
    try terminal.press("Enter")
    try terminal.waitForDisplay("7")
    try terminal.type("i")
    try terminal.wait("inverse functions") { $0.contains("atanh") && $0.contains("2nd") }
  }

  @Test("a key that takes minutes is given up, and the pad goes on") func interruption() throws {
    let terminal = try Terminal(
      "printf 'before\\n'; ulp keypad -b bigfloat -p 20000000 --timeout 9999")
    try terminal.waitForDisplay("0")
    try terminal.type("3l")
    Thread.sleep(forTimeInterval: 0.3)
    try terminal.press("Escape")
    try terminal.wait("the message") { $0.contains("given up") }
    try terminal.waitForDisplay("3")
    try terminal.type("1")
    try terminal.waitForDisplay("31")
    try terminal.type("l")
    Thread.sleep(forTimeInterval: 0.3)
    try terminal.press("C-c")
    try terminal.waitForEnd(0)
  }

  @Test("the mouse presses keys") func mouse() throws {
    let terminal = try Terminal("printf 'before\\n'; ulp keypad")
    try terminal.waitForDisplay("0")
    let lines = try terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
    for label in ["7", "×", "8", "="] {
      let row = try #require(lines.indices.last { (lines[$0] + " ").contains(" \(label) ") })
      let column = try #require(Array(lines[row]).firstIndex(of: Character(label)))
      try terminal.type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }
    try terminal.waitForDisplay("56")
  }

  @Test("pasted numbers are entered, anything else is refused") func paste() throws {
    let terminal = try Terminal("printf 'before\\n'; ulp keypad")
    try terminal.waitForDisplay("0")
    try terminal.paste("0xff")
    try terminal.waitForDisplay("255")
    try terminal.paste("rm -rf q")
    try terminal.wait("a refusal") { $0.contains("is not a number") }
    try terminal.waitForDisplay("255")
  }

  @Test("a resize draws anew, and a small screen says what it needs") func resize() throws {
    let terminal = try Terminal("printf 'before\\n'; ulp keypad --scientific")
    try terminal.waitForDisplay("0")
    try terminal.type("42")
    try terminal.waitForDisplay("42")
    try terminal.resize(columns: 38, rows: 12)
    try terminal.wait("what is needed") { $0.contains("40×20") && $0.contains("38×12") }
    try terminal.resize(columns: 60, rows: 30)
    try terminal.waitForDisplay("42")
  }

  @Test("Ctrl-C and Ctrl-D leave", arguments: ["C-c", "C-d"]) func leaving(_ key: String) throws {
    let terminal = try Terminal("printf 'before\\n'; ulp keypad")
    try terminal.waitForDisplay("0")
    try terminal.press(key)
    try terminal.waitForEnd(0)
    // Typed text is echoed again, once.
    try terminal.type("echoed")
    try terminal.wait("an echo") { $0.contains("echoed") }
  }

  @Test(
    "signals put the terminal back and end the command, even one that was blocked",
    arguments: [("TERM", 143), ("HUP", 129), ("INT", 130)])
  func signals(_ row: (name: String, status: Int)) throws {
    let terminal = try Terminal("printf 'before\\n'; env --block-signal=TERM ulp keypad")
    try terminal.waitForDisplay("0")
    let shell = try terminal.shellProcess()
    let result = try CommandRunner.run(
      "kill -\(row.name) $(cat /proc/\(shell)/task/\(shell)/children)")
    #expect(result.status == 0, "\(result)")
    try terminal.waitForEnd(row.status)
  }

  @Test("without colours nothing is coloured") func colours() throws {
    let terminal = try Terminal("printf 'before\\n'; NO_COLOR=1 ulp keypad")
    try terminal.waitForDisplay("0")
    let screen = try terminal.screen(withColors: true)
    #expect(!screen.contains("38;5") && !screen.contains("48;5"))
    let coloured = try Terminal("printf 'before\\n'; env -u NO_COLOR ulp keypad")
    try coloured.waitForDisplay("0")
    #expect(try coloured.screen(withColors: true).contains("48;5"))
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
