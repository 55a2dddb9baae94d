import TestSupport
import Testing

@testable import NumericCore

/// Vectors that Python's integers, fractions and decimals computed; see CoreVectors/make_core.py.
enum CoreVectors {
  static func lines(_ name: String, count: Int) throws -> [VectorLine] {
    let lines = try VectorLine.lines(of: "Tests/NumericCoreTests/CoreVectors/\(name).txt")
    try #require(lines.count == count)
    return lines
  }
}

extension ExactLiteral {
  /// The digits of the coefficient in lower case: hexadecimal for base 2, decimal otherwise.
  var digitText: String {
    switch coefficient {
    case .word(let word): String(word, radix: base == 2 ? 16 : 10)
    case .digits(let digits): String(decoding: digits, as: UTF8.self).lowercased()
    }
  }

  /// Sign, coefficient and exponent of a decimal, without trailing zeros of the coefficient.
  var strippedText: String {
    let value = stripped
    return "\(value.isNegative ? "-" : "")\(value.digitText)e\(value.exponent)"
  }
}
