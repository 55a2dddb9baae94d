public import NumericCore

// The usual functions by name; ``BigInterval/compute(_:_:precision:limits:)`` has all functions.
// Each result is a tight enclosure of the range. An error is possible or certain if some or all
// members are outside the domain. Each function throws `LimitExceeded` where a limit of the cost is
// exceeded.

// MARK: - Roots, exponentials and logarithms

extension BigInterval {
  /// The square roots; an error for negative members.
  public func squareRoot(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.sqrt, self, precision: precision)
  }
  /// The real cube roots.
  public func cubeRoot(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.cbrt, self, precision: precision)
  }
  /// The squares, never negative.
  public func squared(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.square, self, precision: precision)
  }
  /// e to the powers of the members.
  public func exp(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.exp, self, precision: precision)
  }
  /// 2 to the powers of the members.
  public func exp2(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.exp2, self, precision: precision)
  }
  /// 10 to the powers of the members.
  public func exp10(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.exp10, self, precision: precision)
  }
  /// e to the powers of the members, minus 1.
  public func expMinusOne(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.expMinusOne, self, precision: precision)
  }
  /// The natural logarithms; an error for members that are not positive.
  public func log(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.log, self, precision: precision)
  }
  /// The logarithms to base 2; an error for members that are not positive.
  public func log2(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.log2, self, precision: precision)
  }
  /// The logarithms to base 10; an error for members that are not positive.
  public func log10(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.log10, self, precision: precision)
  }
  /// ln(1 + x); an error for members that are not above −1.
  public func logOnePlus(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.logOnePlus, self, precision: precision)
  }
}

// MARK: - Circular and hyperbolic functions

extension BigInterval {
  /// The sines of angles in radians.
  public func sin(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.sin, self, precision: precision)
  }
  /// The cosines of angles in radians.
  public func cos(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.cos, self, precision: precision)
  }
  /// The tangents of angles in radians; an error if a pole is enclosed.
  public func tan(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.tan, self, precision: precision)
  }
  /// The angles with given sines; an error for members outside [−1, 1].
  public func asin(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.asin, self, precision: precision)
  }
  /// The angles with given cosines; an error for members outside [−1, 1].
  public func acos(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.acos, self, precision: precision)
  }
  /// The angles with given tangents.
  public func atan(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.atan, self, precision: precision)
  }
  /// The hyperbolic sines.
  public func sinh(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.sinh, self, precision: precision)
  }
  /// The hyperbolic cosines.
  public func cosh(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.cosh, self, precision: precision)
  }
  /// The hyperbolic tangents.
  public func tanh(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.tanh, self, precision: precision)
  }
  /// The inverse hyperbolic sines.
  public func asinh(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.asinh, self, precision: precision)
  }
  /// The inverse hyperbolic cosines; an error for members below 1.
  public func acosh(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.acosh, self, precision: precision)
  }
  /// The inverse hyperbolic tangents; an error for members outside (−1, 1).
  public func atanh(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.atanh, self, precision: precision)
  }
}

// MARK: - Special functions

extension BigInterval {
  /// The values of Γ; an error if a pole is enclosed.
  public func gamma(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.gamma, self, precision: precision)
  }
  /// The values of ln|Γ|; an error if a pole is enclosed.
  public func logGamma(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.logGamma, self, precision: precision)
  }
  /// The values of ψ; an error if a pole is enclosed.
  public func digamma(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.digamma, self, precision: precision)
  }
  /// The values of Riemann's ζ; an error if 1 is a member.
  public func zeta(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.zeta, self, precision: precision)
  }
  /// The values of the error function.
  public func erf(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.erf, self, precision: precision)
  }
  /// The values of the complementary error function.
  public func erfc(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.erfc, self, precision: precision)
  }
}

// MARK: - Integers

extension BigInterval {
  /// The largest integers that are not above the members.
  public func floor(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.floor, self, precision: precision)
  }
  /// The smallest integers that are not below the members.
  public func ceil(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.ceil, self, precision: precision)
  }
  /// The absolute values of all members.
  public func absoluteValue(precision: Precision) throws(LimitExceeded) -> BigInterval {
    try Self.compute(.magnitude, self, precision: precision)
  }
}

// MARK: - Two arguments

extension BigInterval {
  /// The powers of the members with the exponents of another interval.
  ///
  /// An error for negative members with exponents that are not integers, and for 0 with negative
  /// exponents.
  public func pow(_ exponent: BigInterval, precision: Precision) throws(LimitExceeded)
    -> BigInterval
  {
    try Self.compute(.pow, self, exponent, precision: precision)
  }
  /// √(x² + y²) for the members x and y of both intervals.
  public func hypot(_ other: BigInterval, precision: Precision) throws(LimitExceeded) -> BigInterval
  {
    try Self.compute(.hypot, self, other, precision: precision)
  }
  /// The angles of the points (x, y); from −π to π if the rectangle crosses the negative x axis.
  public static func atan2(
    y: BigInterval, x: BigInterval, precision: Precision
  ) throws(LimitExceeded) -> BigInterval {
    try compute(.atan2, y, x, precision: precision)
  }
}
