internal import CMPFR
import NumericCore

extension BigFloat: FloatingPoint {
  /// Exponents are of type `Int`.
  public typealias Exponent = Int
  /// A magnitude has the same type.
  public typealias Magnitude = BigFloat
  /// A distance has the same type.
  public typealias Stride = BigFloat

  // MARK: - Making

  /// ±significand · 2^exponent, exactly unless it leaves the range of exponents.
  public init(sign: FloatingPointSign, exponent: Int, significand: BigFloat) {
    self = significand.exactly { mpfr_mul_2si($0, $1, exponent, MPFR_RNDN) }
    if sign == .minus { negate() }
  }

  /// The magnitude of one number with the sign of another, exactly.
  public init(signOf sign: BigFloat, magnitudeOf magnitude: BigFloat) {
    self = magnitude
    if isNegative != sign.isNegative { negate() }
  }

  /// A value that needs no more bits than this one; it has a precision of its own if this one has.
  private func exactly(_ body: (Pointer, Reader) -> Int32) -> BigFloat {
    let result = Self.make(bits: storedBits) { r in read { body(r, $0) } }
    result.storage.fields.pointee.rank = storage.fields.pointee.rank
    return result
  }

  // MARK: - Taking apart

  /// The sign; zeros, infinities and NaN have one as well.
  public var sign: FloatingPointSign { isNegative ? .minus : .plus }

  /// e with 2^e ≤ |x| < 2^(e+1); `Int.min` for zeros, `Int.max` for infinities and NaN, as with `Double`.
  public var exponent: Int { binaryExponent.map { $0 - 1 } ?? (isZero ? .min : .max) }

  /// |x| · 2^−exponent, at least 1 and below 2; zeros, infinities and NaN keep their magnitude.
  public var significand: BigFloat {
    guard let binaryExponent else { return magnitude }
    return magnitude.exactly { mpfr_mul_2si($0, $1, 1 - binaryExponent, MPFR_RNDN) }
  }

  /// The distance to the next number of this precision away from zero: 2^(exponent − p + 1), or the
  /// least number where that is smaller.
  ///
  /// NaN for infinities and NaN.
  public var ulp: BigFloat {
    if isZero { return .leastNonzeroMagnitude }
    guard let binaryExponent else { return .nan }
    let unit = max(Self.leastExponent, binaryExponent.subtractingClamped(resultBits))
    return BigFloat(sign: .plus, exponent: unit, significand: 1)
  }

  /// The least number of this precision above this one.
  public var nextUp: BigFloat { moved { mpfr_nextabove($0) } }
  /// The greatest number of this precision below this one.
  public var nextDown: BigFloat { moved { mpfr_nextbelow($0) } }

  /// This value at its precision, moved by one step.
  private func moved(_ step: (Pointer) -> Void) -> BigFloat {
    Self.make(bits: resultBits) { r in
      let ternary = read { mpfr_set(r, $0, MPFR_RNDN) }
      step(r)
      return ternary
    }
  }

  // MARK: - Operations

  /// Replaces x by x − y·q, where q is the integer nearest to x/y, ties to even; exact at the
  /// larger precision.
  public mutating func formRemainder(dividingBy other: BigFloat) {
    form(mpfr_remainder, other)
  }

  /// Replaces x by x − y·q, where q is x/y truncated to an integer; exact at the larger precision.
  public mutating func formTruncatingRemainder(dividingBy other: BigFloat) {
    form(mpfr_fmod, other)
  }

  private mutating func form(_ f: Binary, _ other: BigFloat) {
    transform(bits: Self.commonPrecision(self, other).bits) { r, x in
      other.read { f(r, x, $0, MPFR_RNDN) }
    }
  }

  /// Takes the square root in place, rounding once.
  public mutating func formSquareRoot() {
    if _fastPath(storage.fields.pointee.rank > 0 && isKnownUniquelyReferenced(&storage)) {
      _ = ulp_sqrt(storage.pointer, storage.pointer, MPFR_RNDN)
    } else {
      transform(bits: resultBits) { r, x in ulp_prepared_sqrt(r, x, MPFR_RNDN) }
    }
  }

  /// Rounds to an integer in place; exact.
  public mutating func round(_ rule: FloatingPointRoundingRule) {
    guard !isInteger else { return }
    let f: Unary =
      switch rule.operation(isNegative: isNegative) {
      case .round: mpfr_rint_round
      case .roundEven: mpfr_rint_roundeven
      case .ceil: mpfr_rint_ceil
      case .floor: mpfr_rint_floor
      default: mpfr_rint_trunc
      }
    transform(bits: resultBits) { r, x in f(r, x, MPFR_RNDN) }
  }

  // MARK: - Comparing

  /// Whether the exact values are equal.
  public func isEqual(to other: BigFloat) -> Bool { self == other }
  /// Whether the exact value is less than another.
  public func isLess(than other: BigFloat) -> Bool { self < other }
  /// Whether the exact value is less than or equal to another; false with NaN.
  public func isLessThanOrEqualTo(_ other: BigFloat) -> Bool {
    let ordering = Self.ordering(self, other)
    return ordering == .less || ordering == .equal
  }
  /// IEEE 754-2019 totalOrder: −NaN < −∞ < … < −0 < +0 < … < +∞ < NaN.
  public func isTotallyOrdered(belowOrEqualTo other: BigFloat) -> Bool {
    read { x in other.read { y in mpfr_total_order_p(x, y) != 0 } }
  }

  // MARK: - Classes

  /// Whether the value is finite and not zero: there are no subnormal numbers.
  public var isNormal: Bool { isRegular }
  /// Whether the value is neither infinite nor NaN.
  public var isFinite: Bool { isRegular || isZero }
  /// False: there are no subnormal numbers.
  public var isSubnormal: Bool { false }
  /// False: the only NaN is quiet.
  public var isSignalingNaN: Bool { false }
  /// True: each value has one representation at its precision.
  public var isCanonical: Bool { true }
  /// The class of the number; never a subnormal or signaling one.
  public var floatingPointClass: FloatingPointClassification {
    if isNaN { return .quietNaN }
    if isInfinite { return isNegative ? .negativeInfinity : .positiveInfinity }
    if isZero { return isNegative ? .negativeZero : .positiveZero }
    return isNegative ? .negativeNormal : .positiveNormal
  }

  // MARK: - Strideable

  /// other − self at the larger precision.
  public func distance(to other: BigFloat) -> BigFloat { other - self }
  /// self + n at the larger precision.
  public func advanced(by n: BigFloat) -> BigFloat { self + n }
}

extension FloatingPointRoundingRule {
  /// The operation that rounds numbers of a given sign to integers by this rule.
  @usableFromInline
  func operation(isNegative: Bool) -> UnaryFunction {
    switch self {
    case .toNearestOrAwayFromZero: .round
    case .toNearestOrEven: .roundEven
    case .up: .ceil
    case .down: .floor
    case .towardZero: .trunc
    case .awayFromZero: isNegative ? .floor : .ceil
    @unknown default: preconditionFailure("\(self) is no rule of Swift 6")
    }
  }
}

extension Int {
  /// self − other, clamped to the smallest `Int`.
  fileprivate func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? .min : difference
  }
}
