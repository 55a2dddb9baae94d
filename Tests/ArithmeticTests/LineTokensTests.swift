import Arithmetic
import NumericCore
import Testing

/// Tokens of lines as editors show them.
@Suite("tokens of a line")
struct LineTokensTests {
  private func tokens(_ line: String) -> [String] {
    LineTokens(utf8: Array(line.utf8)).tokens.map { token in
      let text = String(
        decoding: Array(line.utf8)[token.span.start..<token.span.end], as: UTF8.self)
      return token.kind == .fault ? "?\(text)" : text
    }
  }

  @Test(
    "what has no meaning is a token of its own, and every other byte belongs to one",
    arguments: [
      ("2+x", ["2", "+", "x"]), ("0x0p", ["?0x0p"]), ("1 + 0x1.8p", ["1", "+", "?0x1.8p"]),
      ("1.2.3", ["?1.2.", "3"]), ("a § b", ["a", "?§", "b"]), ("0xg", ["?0xg"]), ("", []),
    ])
  func faults(_ line: String, _ expected: [String]) {
    #expect(tokens(line) == expected)
  }
}
