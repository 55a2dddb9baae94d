/// All digits of a rational number in a radix: those before the point, those behind it that occur
/// once, and those that repeat for ever.
///
/// One tenth is `0.0(0011)` in radix 2. Digits are those of `RadixLiteral`.
public struct PositionalExpansion: Hashable, Sendable {
  /// The radix, from 2 to 62.
  public let radix: Int
  /// Whether the number is below zero.
  public let isNegative: Bool
  /// The digits before the point, at least one.
  public let whole: String
  /// The digits behind the point, before the repeating ones.
  public let prefix: String
  /// The digits that repeat; empty if the expansion ends.
  public let period: String

  /// The digits with a sign and a point; the repeating ones stand in parentheses.
  public var text: String {
    let fraction = prefix + (period.isEmpty ? "" : "(\(period))")
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}

extension BigRational {
  /// All digits in a radix from 2 to 62; nil if there are more than `limit` behind the point up to
  /// the end of the first period.
  ///
  /// **Complexity.** That of ``fractionLength(radix:limit:)``, and O(M(n) log n) for n bits of
  /// digits.
  public func positionalExpansion(radix: Int, limit: Int) -> PositionalExpansion? {
    let length = fractionLength(radix: radix, limit: limit)
    guard let prefix = length.prefix, let period = length.period.flatMap({ Int(exactly: $0) }),
      period <= limit - prefix
    else { return nil }
    let (magnitude, places) = (magnitude, prefix + period)
    let power = BigInteger.power(UInt(radix), places)
    let scaled = magnitude.fractionPart * BigRational(power)
    let digits = scaled.isZero ? "" : scaled.floor.numerator.text(radix: radix)
    let fraction = String(repeating: "0", count: places - digits.utf8.count) + digits
    return PositionalExpansion(
      radix: radix, isNegative: sign < 0,
      whole: magnitude.wholePart.numerator.text(radix: radix),
      prefix: String(fraction.prefix(prefix)), period: String(fraction.dropFirst(prefix)))
  }

  /// `n/d` in lowest terms, or `n` for an integer, in digits of a radix from 2 to 62.
  public func fractionText(radix: Int) -> String {
    precondition((2...62).contains(radix), "a radix is between 2 and 62, not \(radix)")
    let numerator = numerator.text(radix: radix)
    return isInteger ? numerator : "\(numerator)/\(denominator.text(radix: radix))"
  }
}
