import NumericCore
import Testing

@testable import ulp

@Suite("JSON")
struct JSONTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONValue(line: Array(text.utf8)[...])
  }

  @Test("values are written on one line, in the order in which they are told")
  func order() {
    let value = JSONValue.object([
      ("z", JSONValue(1)), ("a", .list([.null, .truth(true), .truth(false), .number("1e400")])),
      ("z", "twice"), ("empty", .object([])), ("none", .list([])),
    ])
    #expect(
      value.line
        == #"{"z": 1, "a": [null, true, false, 1e400], "z": "twice", "empty": {}, "none": []}"#)
  }

  /// RFC 8259 §7: quotation mark, reverse solidus and the controls U+0000 to U+001F are escaped,
  /// and no others.
  @Test(
    "strings have the escapes that they need",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("say \"π\"", #""say \"π\"""#),
      (#"C:\x"#, #""C:\\x""#), ("a\nb\r\tc", #""a\nb\r\tc""#), ("\r\n", #""\r\n""#),
      ("\0\u{8}\u{1B}\u{1F}", #""\u0000\u0008\u001b\u001f""#),
      ("\u{7F}\u{2028}/\u{1F600}", "\"\u{7F}\u{2028}/\u{1F600}\""),
      ("\"\u{301}", "\"\\\"\u{301}\""),
    ])
  func escapes(_ text: String, _ written: String) throws {
    #expect(JSONValue.string(text).line == written)
    #expect(JSONValue.object([(text, .string(text))]).line == "{\(written): \(written)}")
    #expect(try read(written) == .string(text))
  }

  @Test("values of Swift are written by their type, and none as null") func values() {
    #expect(JSONValue("1").line == #""1""#)
    #expect(JSONValue(1).line == "1" && JSONValue(UInt64.max).line == "18446744073709551615")
    #expect(JSONValue(0.1).line == "0.1" && JSONValue(true).line == "true")
    #expect(JSONValue(digits: "1e400").line == "1e400")
    let none: [JSONValue] = [
      JSONValue(String?.none), JSONValue(Int?.none), JSONValue(Double?.none), JSONValue(Bool?.none),
      JSONValue(digits: nil),
    ]
    #expect(none.allSatisfy { $0 == .null && $0.line == "null" })
  }

  @Test("what is written is read back") func roundTrip() throws {
    let text = #"{"a": [1, -2.5e-3, "\u0007", {"b": null}], "c": {}, "d": [[], [true, false]]}"#
    #expect(try read(text).line == text)
  }

  @Test(
    "what is no JSON is refused where that shows",
    arguments: [
      ("", 0), ("[1", 2), ("{\"a\" 1}", 5), ("\"", 1), ("[1] 2", 4), ("nul", 0), ("\"\\x\"", 3),
      ("\"\\u+12f\"", 3), ("\"\\u-000\"", 3),
    ])
  func refused(_ text: String, _ offset: Int) throws {
    let fault = #expect(throws: TextError.self) { try read(text) }
    #expect(fault?.offset == offset)
  }
}
