import Algebra
import NumericCore

/// What is computed while the rest of an expression is compiled.
@usableFromInline
enum KnownValue {
  /// The truth value of a condition.
  case truth(Truth)
  /// A number as a count; nil where it is too large for one.
  case count(Count?)
  /// Which elements of a matrix elimination divides by.
  case pivots(PivotOrder)

  /// A number rounded to a whole one.
  @usableFromInline
  struct Count {
    var value: Int128
    /// Whether the number itself is whole.
    var isWhole: Bool
  }
}

extension Calculator {
  /// A number as a count of at most thirty digits; nil for larger ones.
  @usableFromInline
  func count(_ number: Backend.Number) throws(CalculatorError) -> KnownValue.Count? {
    if backend.isZero(number) { return KnownValue.Count(value: 0, isWhole: true) }
    guard backend.isRegular(number) else { return nil }
    do throws(Backend.Failure) {
      guard try backend.exponent(of: number, radix: 10) <= 30 else { return nil }
      let digits = try backend.digits(of: number, radix: 10, .afterPoint(0))
      guard let magnitude = Int128(digits.wholeText) else { return nil }
      return KnownValue.Count(
        value: digits.isNegative ? -magnitude : magnitude, isWhole: backend.isInteger(number))
    } catch {
      throw unable(error, nil)
    }
  }
}

extension NumberDigits {
  /// The digits before the point.
  fileprivate var wholeText: String {
    let before = digits.prefix(max(0, exponent))
    let zeros = repeatElement(UInt8(ascii: "0"), count: max(0, exponent - before.count))
    return before.isEmpty ? "0" : String(decoding: before + zeros, as: UTF8.self)
  }
}
