import NumericCore
import Testing

@testable import Conversion

@Suite("long texts of units")
struct UnitDepthTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "m" + String(repeating: ")", count: depth)
  }

  @Test("parentheses up to the limit") func depth() throws {
    let deepest = try Unit(parsing: nested(UnitScanner.deepestNesting))
    #expect(try deepest == Unit(parsing: "m"))
    let error = #expect(throws: TextError.self) {
      try Unit(parsing: nested(UnitScanner.deepestNesting + 1))
    }
    #expect(error?.message.contains("16") == true)
    // Neither too many parentheses nor too many words crash the program.
    for text in [nested(100_000), String(repeating: "square ", count: 100_000) + "m"] {
      #expect(throws: TextError.self) { try Unit(parsing: text) }
    }
  }

  @Test("powers of powers up to the limit") func powers() throws {
    #expect(try Unit(parsing: "((m^11)^3)^3") == Unit(parsing: "m^99"))
    let tower = (0..<30).reduce("m^99") { text, _ in "(\(text))^99" }
    for text in ["(m^10)^10", "((m^50)^2)", tower] {
      #expect(throws: TextError.self) { try Unit(parsing: text) }
    }
  }

  static let rests: [(String, String)] = [
    ("m/secnd", "'secnd' is not a known unit"), ("m foo", "'foo' is not a known unit"),
    ("m m2", "this does not belong to a unit"), ("m gal", "this does not belong to a unit"),
    ("m//s", "this does not belong to a unit"),
    ("m ton", "'ton' means different units: write t, ton_us, ton_uk"),
  ]

  @Test("the fault of what is left over", arguments: rests)
  func rest(_ text: String, _ message: String) {
    let error = #expect(throws: TextError.self) { try Unit(parsing: text) }
    #expect(error?.message == message)
  }

  @Test("an expression's parentheses are left to it") func leftUnread() throws {
    var scanner = UnitScanner(Array(nested(1000).utf8), at: 0)
    #expect(try scanner.scan() == nil)
    #expect(scanner.position == 0)
  }
}
