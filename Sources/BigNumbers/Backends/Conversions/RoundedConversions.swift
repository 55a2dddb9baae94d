internal import CMPFR
public import NumericCore

// Conversions that round once. Types whose precision belongs to the value take it as an argument.

extension FixedFloat {
  /// A fraction, rounded once.
  public init(_ value: BigRational, rounding: Rounding = .nearestEven) {
    self.init(BigFloat(value, precision: Self.precision, rounding: rounding), rounding: rounding)
  }

  /// A decimal, rounded once.
  public init(_ value: BigDecimal, rounding: Rounding = .nearestEven) {
    self.init(BigFloat(value, precision: Self.precision, rounding: rounding), rounding: rounding)
  }

  /// An exact real, rounded once.
  ///
  /// **Errors** Those of ``ExactReal/rounded(to:_:limits:)``.
  public init(
    _ value: ExactReal, rounding: Rounding = .nearestEven, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    self.init(
      try value.rounded(to: Self.precision, rounding, limits: limits), rounding: rounding)
  }
}

extension BigFloat {
  /// An exact real, rounded once.
  ///
  /// **Errors** Those of ``ExactReal/rounded(to:_:limits:)``.
  public init(
    _ value: ExactReal, precision: Precision, rounding: Rounding = .nearestEven,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    self = try value.rounded(to: precision, rounding, limits: limits)
  }
}

extension BigDecimal {
  /// A fraction, rounded once to some digits.
  ///
  /// **Precondition** At least one digit.
  public init(_ value: BigRational, digits: Int, rounding: DecimalRounding = .nearestEven) {
    var context = DecimalContext(precision: digits, rounding: rounding)
    self = context.number(value)
  }

  /// A binary number, rounded once to some digits.
  ///
  /// **Precondition** At least one digit.
  public init(_ value: BigFloat, digits: Int, rounding: DecimalRounding = .nearestEven) {
    var context = DecimalContext(precision: digits, rounding: rounding)
    self = context.number(value)
  }

  /// An exact real, rounded once to some digits, all of them proven.
  ///
  /// **Precondition** At least one digit. **Errors** Those of ``ExactReal/digits(radix:_:rounding:limits:)``.
  public init(
    _ value: ExactReal, digits: Int, rounding: Rounding = .nearestEven,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    self.init(try value.digits(.significant(digits), rounding: rounding, limits: limits))
  }
}

extension BigInterval {
  /// The tightest bounds of a decimal at a precision; for NaN the empty interval with a certain error.
  public init(_ value: BigDecimal, precision: Precision) {
    self.init(value.literal, precision: precision)
  }

  /// Bounds of an exact real with so many bits.
  ///
  /// **Errors** Those of ``ExactReal/enclosure(_:limits:)``.
  public init(
    _ value: ExactReal, precision: Precision, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    self = try value.enclosure(precision, limits: limits)
  }
}

extension Double {
  /// The nearest double to an exact real, ties to even.
  ///
  /// **Exactness** Rounded once, subnormal numbers included: the value is first rounded to odd with 64 bits.
  ///
  /// **Errors** Those of ``ExactReal/rounded(to:_:limits:)``.
  public init(_ value: ExactReal, limits: ExactLimits = ExactLimits()) throws(ComputationFailure) {
    self.init(try value.roundedToOdd(limits))
  }
}

extension Float {
  /// The nearest float to an exact real, ties to even; rounded once, as a `Double` is.
  ///
  /// **Errors** Those of ``ExactReal/rounded(to:_:limits:)``.
  public init(_ value: ExactReal, limits: ExactLimits = ExactLimits()) throws(ComputationFailure) {
    self.init(try value.roundedToOdd(limits))
  }
}

extension ExactReal {
  /// A number of 64 bits that rounds to 62 bits or fewer, at any place, as this number does.
  ///
  /// The truncated number is odd unless it is exact.
  fileprivate func roundedToOdd(_ limits: ExactLimits) throws(ComputationFailure) -> BigFloat {
    let truncated = try rounded(to: .bits(64), .towardZero, limits: limits)
    let opposite = try rounded(to: .bits(64), .awayFromZero, limits: limits)
    if truncated == opposite { return truncated }
    return BigFloat(odd: { r in
      _ = truncated.read { mpfr_set(r, $0, MPFR_RNDN) }
      return 1
    })
  }
}
