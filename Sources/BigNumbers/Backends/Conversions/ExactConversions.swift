public import NumericCore

// Conversions that lose nothing, between types that are not beside each other. `init?(exactly:)` is nil where the value is none of
// the type's.

extension BigInteger {
  /// The value of a fraction that is whole; nil for others.
  public init?(exactly value: BigRational) {
    guard value.isInteger else { return nil }
    self = value.numerator
  }
}

extension BigRational {
  /// The exact value of a number of fixed width; nil for infinities and NaN.
  ///
  /// **Errors** `LimitExceeded`, as for a ``BigFloat``.
  public init?<let limbs: Int>(
    exactly value: FixedFloat<limbs>, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try self.init(exactly: BigFloat(value), limits: limits)
  }
}

extension BigFloat {
  /// A fraction whose denominator is a power of two, with as many bits as it needs; nil for others.
  public init?(exactly value: BigRational) {
    guard value.isBinaryFraction else { return nil }
    self.init(value, precision: .bits(Swift.max(1, value.numeratorBits)))
  }
}

extension FixedFloat {
  /// A fraction, if it is a number of this type; else nil.
  public init?(exactly value: BigRational) {
    guard let exact = BigFloat(exactly: value) else { return nil }
    self.init(exactly: exact)
  }
}

extension BigDecimal {
  /// The exact value of a number of fixed width.
  ///
  /// **Errors** `LimitExceeded`, as for a ``BigFloat``.
  public init<let limbs: Int>(
    exactly value: FixedFloat<limbs>, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    try self.init(exactly: BigFloat(value), limits: limits)
  }
}

extension BigInterval {
  /// One number, exactly; for NaN the empty interval with a certain error.
  public init(_ value: Double) { self.init(BigFloat(value)) }

  /// One number, exactly; for NaN the empty interval with a certain error.
  public init<let limbs: Int>(_ value: FixedFloat<limbs>) { self.init(BigFloat(value)) }
}

extension ExactReal {
  /// The exact value of a number of fixed width; nil for infinities and NaN.
  public init?<let limbs: Int>(exactly value: FixedFloat<limbs>) {
    self.init(exactly: BigFloat(value))
  }

  /// The exact value of a decimal; nil for infinities and NaN.
  ///
  /// A number beyond the limits of fractions is a product with a power of ten, which is recorded.
  public init?(exactly value: BigDecimal) {
    guard value.isFinite else { return nil }
    do throws(LimitExceeded) {
      guard let fraction = try BigRational(exactly: value) else { return nil }
      self.init(fraction)
    } catch {
      let digits = BigRational(value.coefficient.integer)
      let power = Self.compute(.pow, 10, ExactReal(value.exponent))
      self = ExactReal(value.isNegative ? -digits : digits) * power
    }
  }
}
