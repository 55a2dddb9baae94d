public import NumericCore

/// An amount of money: an integer number of the smallest units of a currency.
public struct Amount: Hashable, Sendable, CustomStringConvertible {
  /// The number of smallest units, such as hundredths for two decimals.
  public var units: Int
  /// The number of digits after the point.
  public var decimals: Int

  /// Creates an amount.
  public init(units: Int, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }

  /// The number, exactly.
  public var literal: ExactLiteral {
    var literal = ExactLiteral(units)
    literal.exponent = -decimals
    return literal
  }

  /// The amount with all decimals, such as `1073.60`.
  public var description: String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = units < 0 ? "-" : ""
    if decimals == 0 { return sign + padded }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

/// How amounts are rounded to the smallest unit of a currency.
public enum AmountRounding: String, CaseIterable, Hashable, Sendable {
  /// To the nearest, halves to even.
  case halfEven = "half-even"
  /// To the nearest, halves away from zero.
  case halfUp = "half-up"

  fileprivate var operation: UnaryFunction { self == .halfEven ? .roundEven : .round }
}

extension NumericBackend {
  /// A number rounded to an amount; nil if it does not fit into a word.
  func rounded(
    _ x: Number, decimals: Int, _ rounding: AmountRounding
  ) throws(Failure) -> Amount? {
    var unit = ExactLiteral(1)
    unit.exponent = decimals
    let units = try compute(rounding.operation, try multiply(x, try number(unit)))
    guard let whole = try amount(units, decimals: 0)?.amount else { return nil }
    return Amount(units: whole.units, decimals: decimals)
  }

  /// A number as an amount, and whether it is exactly that amount; nil if it does not fit into a
  /// word.
  func amount(
    _ x: Number, decimals: Int
  ) throws(Failure) -> (amount: Amount, isExact: Bool)? {
    let digits = try digits(of: x, radix: 10, .afterPoint(decimals))
    guard digits.kind == .finite else { return nil }
    if digits.digits.isEmpty {
      return (Amount(units: 0, decimals: decimals), digits.isExact == true)
    }
    let count = digits.exponent + decimals
    guard count <= 18 else { return nil }
    let text =
      digits.digits.prefix(max(0, count))
      + Array(repeating: UInt8(ascii: "0"), count: max(0, count - digits.digits.count))
    let magnitude = Int(String(decoding: text, as: UTF8.self)) ?? 0
    let units = digits.isNegative ? -magnitude : magnitude
    return (Amount(units: units, decimals: decimals), digits.isExact == true)
  }
}
