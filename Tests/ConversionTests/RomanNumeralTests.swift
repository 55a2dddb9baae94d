import Conversion
import NumericCore
import TestSupport
import Testing

/// Compares with tables of ones, tens, hundreds and thousands; see RomanVectors/make_roman.py.
@Suite("Roman numerals")
struct RomanNumeralTests {
  private func numerals() throws -> [(number: Int, text: String)] {
    let rows = try Repository.text("Tests/ConversionTests/RomanVectors/roman.txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try rows.map { row in
      let fields = row.split(separator: " ")
      return (try #require(Int(fields[0])), String(fields[1]))
    }
  }

  @Test("all numbers, both ways") func all() throws {
    let numerals = try numerals()
    #expect(numerals.count == 3999)
    for (number, text) in numerals {
      #expect(RomanNumeral(number)?.text == text)
      #expect(try RomanNumeral(text).number == number)
      #expect(try RomanNumeral(text.lowercased()).number == number)
    }
  }

  /// All other words of up to six letters are rejected, and suggestions are their canonical forms.
  @Test("only canonical forms are read") func canonicalOnly() throws {
    let canonical = Set(try numerals().map(\.text))
    var words = [""]
    for _ in 0..<5 {
      words = words.flatMap { word in "IVXLCDM".map { word + String($0) } }
      for word in words {
        do throws(TextError) {
          _ = try RomanNumeral(word)
          #expect(canonical.contains(word), "\(word)")
        } catch {
          #expect(!canonical.contains(word), "\(word)")
          #expect(error.suggestion.map(canonical.contains) ?? true, "\(word)")
        }
      }
    }
  }

  @Test("lines above letters are thousands") func vinculum() throws {
    let numerals = try numerals()
    let line = String(RomanNumeral.vinculum)
    for (number, text) in numerals where number >= 4 {
      let overlined = text.unicodeScalars.map { "\($0)\(line)" }.joined()
      for rest in [0, 1, 444, 999] {
        let whole = overlined + (rest == 0 ? "" : numerals[rest - 1].text)
        #expect(RomanNumeral(number * 1000 + rest, vinculum: true)?.text == whole)
        #expect(try RomanNumeral(whole, vinculum: true).number == number * 1000 + rest)
      }
    }
    #expect(RomanNumeral(4000) == nil && RomanNumeral(4_000_000, vinculum: true) == nil)
    #expect(RomanNumeral(0) == nil && RomanNumeral(-1, vinculum: true) == nil)
  }

  @Test(
    "what is refused, and where",
    arguments: [
      ("", 0, 0, nil), ("IIII", 0, 4, "IV"), ("IC", 0, 2, "XCIX"), ("VX", 0, 2, "V"),
      ("XIA", 2, 3, nil), ("I\u{305}V", 1, 3, nil), ("MMMM", 0, 4, nil), ("ſ", 0, 2, nil),
    ])
  func refused(_ text: String, _ start: Int, _ end: Int, _ suggestion: String?) {
    #expect {
      try RomanNumeral(text)
    } throws: { error in
      let error = error as? TextError
      return error?.span == SourceSpan(start, end) && error?.suggestion == suggestion
    }
  }
}
