import Arithmetic
import BigNumbers
import Testing

@testable import ulp

@Suite("pads without a terminal")
struct PadTests {
  private func begin(
    _ pad: KeypadKey.Pad = .standard
  ) -> PadSession {
    PadSession(Keypad(Calculator(ExactBackend()), pad: pad))
  }

  private func events(_ pieces: String...) -> [TerminalEvent] { events(pieces) }

  private func events(_ pieces: [String]) -> [TerminalEvent] {
    var input = TerminalInput()
    return pieces.flatMap { input.events(Array($0.utf8)) } + input.flush()
  }

  @Test("bytes become events, however they are cut") func input() {
    #expect(events("1+\r") == [.character("1"), .character("+"), .enter])
    #expect(events("\u{7F}\u{8}\t\u{3}") == [.backspace, .backspace, .tab, .control("c")])
    #expect(events("\u{1B}[<0;12;7M") == [.press(column: 11, row: 6)])
    #expect(events("\u{1B}[<0;1", "2;7M\u{1B}[<0;12;7m") == [.press(column: 11, row: 6)])
    // Other mouse buttons, arrows, function keys, and keys with Alt are ignored.
    #expect(events("\u{1B}[<2;1;1M\u{1B}[A\u{1B}OP\u{1B}[15~\u{1B}x5") == [.character("5")])
    // Places are counted from 1; no terminal sends others.
    #expect(events("\u{1B}[<0;-9223372036854775808;1M\u{1B}[<0;1;0M") == [])
    #expect(events("\u{1B}OM") == [.enter])
    #expect(events("\u{1B}") == [.escape])
    #expect(events("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(
      events("\u{1B}[200~1e", "5\n\u{1B}[A\u{1B}[20", "1~=") == [
        .paste("1e5\n\u{1B}[A"), .character("="),
      ])
    // No sequence is that long; it is passed over up to its end.
    let long = "\u{1B}[<0" + String(repeating: "0", count: 40) + ";1;1M7"
    #expect(events(long) == [.character("7")] && events(long.map(String.init)) == events(long))
    let division = Array("÷".utf8)
    var input = TerminalInput()
    #expect(input.events([division[0]]) == [] && input.isUndecided)
    #expect(input.events([division[1]]) == [.character("÷")] && !input.isUndecided)
    #expect(input.events([0xFF, 0xC0, 0x80, UInt8(ascii: "7")]) == [.character("7")])
  }

  @Test("a sequence without an end is dropped, a paste without one is bounded") func hostile() {
    var input = TerminalInput(longestPaste: 10)
    #expect(input.events(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x30, count: 100)) == [])
    // A pause ends it, as it does the Escape key.
    #expect(input.isUndecided && input.flush() == [] && !input.isUndecided)
    _ = input.events(Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x31, count: 3000))
    #expect(input.events(Array("\u{1B}[201~".utf8)) == [.paste("1111111111")])
    // Ctrl-C ends a paste without an end mark.
    #expect(input.events(Array("\u{1B}[200~5q".utf8)) == [])
    #expect(input.events([3]) == [.control("c")])
    #expect(input.events([UInt8(ascii: "7")]) == [.character("7")])
  }

  @Test(
    "every key of both pads exists, and every place finds its key",
    arguments: KeypadKey.Pad.allCases)
  func layout(_ pad: KeypadKey.Pad) {
    for size in [(40, 20), (80, 24), (41, 33), (200, 60)] {
      let size = PadLayout.Size(columns: size.0, rows: size.1)
      let layout = PadLayout(pad, size)
      #expect(layout.height <= size.rows && layout.width <= size.columns)
      for (line, row) in layout.grid.enumerated() {
        #expect(row.count == layout.grid[0].count)
        for (place, name) in row.enumerated() {
          if let name { #expect(KeypadKey.named(name)?.name == name) }
          for corner in [(0, 0), (layout.keyWidth - 1, layout.keyHeight - 1)] {
            let found = layout.key(
              atColumn: place * layout.keyWidth + corner.0,
              row: PadLayout.linesAbove + line * layout.keyHeight + corner.1)
            #expect(found == name)
          }
        }
      }
      #expect(layout.key(atColumn: layout.width, row: 10) == nil)
      #expect(layout.key(atColumn: 1, row: PadLayout.linesAbove - 1) == nil)
      #expect(layout.key(atColumn: 1, row: layout.height - 1) == nil)
    }
  }

  @Test("all keys but digits, editing and pads of another kind are on the scientific pad")
  func completeness() {
    let size = PadLayout.least
    var names = Set(PadLayout(.scientific, size).grid.joined().compactMap(\.self))
    for name in names {
      if let key = KeypadKey.named(name) { names.insert(key.key(isSecond: true).name) }
    }
    names.formUnion(PadLayout(.standard, size).grid.joined().compactMap(\.self))
    #expect(Set(KeypadKey.table.map(\.name)).subtracting(names).isEmpty)
  }

  @Test("labels fit on their keys at the smallest size") func labels() {
    for pad in KeypadKey.Pad.allCases {
      let layout = PadLayout(pad, PadLayout.least)
      for name in layout.grid.joined().compactMap(\.self) {
        for isSecond in [false, true] {
          let label = KeypadKey.named(name)?.key(isSecond: isSecond).label ?? ""
          #expect(label.count < layout.keyWidth, "\(label)")
        }
      }
    }
  }

  @Test("keys, mouse and paste lead to the same calculation") func session() {
    let size = PadLayout.least
    var session = begin()
    for character in "1+2x3" { #expect(session.handle(.character(character), size) == .draw) }
    #expect(session.panel.workings == "1 + 2 * 3")
    #expect(session.handle(.enter, size) == .draw)
    #expect(session.panel.display == "7")
    // The key ac is the first in the second row.
    #expect(session.handle(.press(column: 2, row: PadLayout.linesAbove + 2), size) == .draw)
    #expect(session.panel.display == "0")
    _ = session.handle(.paste(" 0xff\n"), size)
    #expect(session.panel.display == "255" && session.message.isEmpty)
    _ = session.handle(.paste("nonsense"), size)
    #expect(session.panel.display == "255" && session.message.contains("not a number"))
    #expect(session.handle(.character("y"), size) == .copy("255"))
    #expect(session.handle(.tab, size) == .draw)
    #expect(session.panel.pad == .scientific)
    for event in [TerminalEvent.character("q"), .control("c"), .control("d")] {
      #expect(session.handle(event, size) == .quit)
    }
  }

  @Test("shortcuts lead to keys, and hide none") func shortcuts() {
    for (character, name) in PadSession.shortcuts {
      #expect(KeypadKey.named(name) != nil)
      let own = KeypadKey.named(String(character))
      #expect(own == nil || own?.name == name || character.isUppercase || character == "^")
    }
  }

  @Test("what is drawn fills its width and shows what is pending") func drawing() {
    let size = PadLayout.Size(columns: 44, rows: 22)
    var session = begin(.scientific)
    for character in "(1+2)*3+" { _ = session.handle(.character(character), size) }
    let lines = PadRenderer(panel: session.panel, size: size).lines
    let layout = PadLayout(.scientific, size)
    #expect(lines.count == layout.height)
    for line in lines { #expect(line.map(\.text).joined().count == layout.width) }
    #expect(lines[1].map(\.text).joined().hasSuffix("( 1 + 2 ) * 3 +"))
    #expect(lines[2].map(\.text).joined().hasSuffix(" 9"))
    let pending = lines.joined().filter { $0.style == .pendingKey }
    #expect(pending.map { $0.text.trimmed } == ["+"])
    for _ in 0..<40 { _ = session.handle(.character("7"), size) }
    for character in "+12345678" { _ = session.handle(.character(character), size) }
    let cut = PadRenderer(panel: session.panel, size: size).lines[1].map(\.text).joined()
    #expect(cut.hasPrefix("…") && cut.hasSuffix(" + 12345678") && cut.count == layout.width)
  }

  @Test("a number without room keeps its first digits and its exponent") func wideNumbers() {
    let size = PadLayout.least
    func display(_ keys: String, decimals: Int) -> String {
      var session = PadSession(
        Keypad(
          Calculator(ExactBackend()), format: KeypadFormat(decimals: decimals), pad: .scientific))
      for character in keys { _ = session.handle(.character(character), size) }
      return PadRenderer(panel: session.panel, size: size).lines[2].map(\.text).joined()
    }
    #expect(display("1/3=", decimals: 60) == "0." + String(repeating: "3", count: 33) + "…")
    let huge = display("1E30/7=", decimals: 60)
    #expect(huge.hasPrefix("1.428571428571") && huge.hasSuffix("…e+29") && huge.count == 36)
    let typed = display(String(repeating: "1234567890", count: 4), decimals: 2)
    #expect(typed.hasPrefix("…") && typed.hasSuffix("1234567890") && typed.count == 36)
    #expect(display("1/8=", decimals: 2).hasSuffix(" 0.12"))
  }

  @Test("a small screen says what is needed, and takes no keys") func small() {
    let size = PadLayout.Size(columns: 30, rows: 8)
    var session = begin()
    _ = session.handle(.character("7"), size)
    #expect(session.panel.display == "0")
    let text = PadRenderer(panel: session.panel, size: size).lines.joined().map(\.text).joined()
    #expect(text.contains("40×20") && text.contains("30×8"))
    let tiny = PadLayout.Size(columns: 3, rows: 2)
    let lines = PadRenderer(panel: session.panel, size: tiny).lines
    #expect(lines.count == 2 && lines.allSatisfy { $0.map(\.text).joined().count <= 3 })
  }

  @Test("colours only where they are wanted") func colours() {
    let lines = PadRenderer(panel: begin().panel, size: PadLayout.least).lines
    #expect(TerminalText(showsColors: true).screen(lines).contains("48;5;"))
    let plain = TerminalText(showsColors: false).screen(lines)
    #expect(!plain.contains("38;5") && !plain.contains("48;5") && !plain.contains("[33m"))
  }

  @Test(
    "base 64 (RFC 4648 §10)",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(_ row: (text: String, encoded: String)) {
    #expect(Base64.encoded(Array(row.text.utf8)) == row.encoded)
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix { $0 != " " }) }
}
