import BigNumbers
import NumericCore

/// The distribution of random operands.
public enum OperandDistribution: Hashable, Sendable {
  /// Multiples of 2⁻⁵³ in [0, 1), all equally likely, as drawn by `Double.random(in: 0..<1)`.
  case multiplesInUnitInterval
  /// Real numbers, uniform in (0, 1), rounded once: every number of the format, with all bits of
  /// its significand, is as likely as the interval of reals that round to it is long.
  case uniform
  /// ±1.f × 2^e with a uniform fraction of all bits of the precision and e uniform from −span to
  /// span.
  case logUniform(span: Int)

  /// The largest span: the range of binary128.
  public static let greatestSpan = 16_384

  /// The distribution with a name: `grid53`, `u01`, or `logu:N`, where the colon is optional; nil
  /// for others.
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

  /// The name of the distribution.
  public var name: String {
    switch self {
    case .multiplesInUnitInterval: "grid53"
    case .uniform: "u01"
    case .logUniform(let span): "logu:\(span)"
    }
  }

  /// Draws one operand for a format with significands of `bits` bits.
  func draw(bits: Int, using generator: inout SplitMix64) -> ExactLiteral {
    switch self {
    case .multiplesInUnitInterval:
      return ExactLiteral(coefficient: .word(generator.next() >> 11), base: 2, exponent: -53)
    case .uniform:
      // With 64 more bits, rounding to the format gives another number than for the real one only
      // with a probability of about 2⁻⁶⁴.
      let precision = Precision.bits(bits + 64)
      let real = BigFloat.randomUniform(precision: precision, using: &generator)
      return FormatValue.binary(real).literal
    case .logUniform(let span):
      return FullSignificand(bits: bits, exponents: -span...span, using: &generator).literal
    }
  }
}
