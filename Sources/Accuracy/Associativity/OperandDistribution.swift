import BigNumbers
import NumericCore

/// Where random operands come from.
public enum OperandDistribution: Hashable, Sendable {
  /// Multiples of 2⁻⁵³ in [0, 1), each as likely: what `Double.random(in: 0..<1)` draws.
  case multiplesInUnitInterval
  /// Real numbers between 0 and 1, each as likely, rounded once: every number of a format, with all bits of
  /// its significand, as likely as the reals that round to it.
  case uniform
  /// ±1.f × 2^e with all bits of the significand in use and e uniform from −span to span.
  case logUniform(span: Int)

  /// The largest span: the range of binary128.
  public static let greatestSpan = 16_384

  /// The distribution that a name denotes: `grid53`, `u01`, or `logu:N`, where the colon may be left out.
  public init?(_ name: String) {
    switch name {
    case "grid53": self = .multiplesInUnitInterval
    case "u01": self = .uniform
    default:
      guard name.hasPrefix("logu") else { return nil }
      let digits = name.dropFirst(name.hasPrefix("logu:") ? 5 : 4)
      guard digits.allSatisfy(\.isNumber), let span = Int(digits),
        span <= Self.greatestSpan
      else { return nil }
      self = .logUniform(span: span)
    }
  }

  /// What people call it.
  public var name: String {
    switch self {
    case .multiplesInUnitInterval: "grid53"
    case .uniform: "u01"
    case .logUniform(let span): "logu:\(span)"
    }
  }

  /// One operand for a format whose significands have so many bits.
  func draw(bits: Int, using generator: inout SplitMix64) -> ExactLiteral {
    switch self {
    case .multiplesInUnitInterval:
      return ExactLiteral(coefficient: .word(generator.next() >> 11), base: 2, exponent: -53)
    case .uniform:
      // With so many bits more that rounding to the format decides as for the real number.
      let precision = Precision.bits(bits + 64)
      let real = BigFloat.randomUniform(precision: precision, using: &generator)
      return FormatValue.binary(real).literal
    case .logUniform(let span):
      return FullSignificand(bits: bits, exponents: -span...span, using: &generator).literal
    }
  }
}
