import NumericCore

extension FixedFloat: FloatingPoint {
  /// Exponents are of type `Int`.
  public typealias Exponent = Int
  /// A magnitude has the same type.
  public typealias Magnitude = FixedFloat
  /// A distance has the same type.
  public typealias Stride = FixedFloat

  // MARK: - Making

  /// ±significand · 2^exponent, exactly unless it leaves the range of exponents.
  @inlinable
  public init(sign: FloatingPointSign, exponent: Int, significand: FixedFloat) {
    self = significand
    update { FixedCall.scale($0, exponent) }
    if sign == .minus { negate() }
  }

  /// The magnitude of one number with the sign of another, exactly.
  @inlinable
  public init(signOf sign: FixedFloat, magnitudeOf magnitude: FixedFloat) {
    self = magnitude
    signFactor = sign.signFactor
  }

  // MARK: - Taking apart

  /// e with 2^e ≤ |x| < 2^(e+1); `Int.min` for zeros, `Int.max` for infinities and NaN, as with `Double`.
  @inlinable
  public var exponent: Int { isNormal ? binaryExponent &- 1 : isZero ? .min : .max }

  /// |x| · 2^−exponent, at least 1 and below 2; zeros, infinities and NaN keep their magnitude.
  @inlinable
  public var significand: FixedFloat {
    var result = magnitude
    if isNormal { result.binaryExponent = 1 }
    return result
  }

  /// The distance to the next number away from zero: 2^(exponent − p + 1), or the least number
  /// where that is smaller.
  ///
  /// NaN for infinities and NaN.
  @inlinable
  public var ulp: FixedFloat {
    guard isNormal else { return isZero ? .leastNonzeroMagnitude : .nan }
    return FixedFloat(powerOfTwo: max(Self.leastExponent, exponent - (Self.bits - 1)))
  }

  /// The least number above this one.
  @inlinable
  public var nextUp: FixedFloat {
    var result = self
    result.update { FixedCall.moveUp($0) }
    return result
  }

  // MARK: - Operations

  /// Replaces x by x − y·q, where q is the integer nearest to x/y, ties to even; exact.
  @inlinable
  public mutating func formRemainder(dividingBy other: FixedFloat) {
    Self.compute(.remainder, inPlace: &self, other)
  }

  /// Replaces x by x − y·q, where q is x/y truncated to an integer; exact.
  @inlinable
  public mutating func formTruncatingRemainder(dividingBy other: FixedFloat) {
    Self.compute(.truncatingRemainder, inPlace: &self, other)
  }

  /// Rounds to an integer in place; exact.
  @inlinable
  public mutating func round(_ rule: FloatingPointRoundingRule) {
    Self.compute(rule.operation(isNegative: signFactor < 0), inPlace: &self)
  }

  // MARK: - Comparing

  /// Whether the numbers are equal; zeros of either sign are equal, NaN equals nothing.
  @inlinable
  public func isEqual(to other: FixedFloat) -> Bool { read(with: other, FixedCall.isEqual) }
  /// Whether the number is less than another; false with NaN.
  @inlinable
  public func isLess(than other: FixedFloat) -> Bool { read(with: other, FixedCall.isLess) }
  /// Whether the number is less than or equal to another; false with NaN.
  @inlinable
  public func isLessThanOrEqualTo(_ other: FixedFloat) -> Bool {
    read(with: other, FixedCall.isLessOrEqual)
  }
  /// IEEE 754-2019 totalOrder: −NaN < −∞ < … < −0 < +0 < … < +∞ < NaN.
  @inlinable
  public func isTotallyOrdered(belowOrEqualTo other: FixedFloat) -> Bool {
    read(with: other, FixedCall.isTotallyOrdered)
  }

  // MARK: - Strideable

  /// other − self.
  @inlinable
  public func distance(to other: FixedFloat) -> FixedFloat { other - self }
  /// self + n.
  @inlinable
  public func advanced(by n: FixedFloat) -> FixedFloat { self + n }
}

extension FixedFloat: Hashable {
  /// Hashes sign, exponent and limbs.
  ///
  /// Zeros of either sign have the same hash, and so have all NaNs.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(binaryExponent)
    if isZero || isNaN { return }
    hasher.combine(signFactor)
    if isInfinite { return }
    for index in words.indices { hasher.combine(words[index]) }
  }
}
