internal import CMPFR
import NumericCore

// Limits of the cost of one call of MPFR, which are checked before the call.
extension ArgumentBounds {
  /// Whether a call that has these bounds, and at most so many bits in its operands and its result, may cost so much that its
  /// cost has to be asked.
  @inline(__always)
  func mayBeLong(bits: Int) -> Bool { bits > CallCost.cheapBits || self != .none }
}

extension BigFloatContext {
  /// Whether a call of a function may cost so much that its cost has to be asked.
  @inline(__always)
  func mayBeLong(_ bounds: ArgumentBounds, _ x: BigFloat) -> Bool {
    bounds.mayBeLong(bits: max(bits, x.storedBits))
  }

  /// Whether a call for two numbers may.
  @inline(__always)
  func mayBeLong(_ bounds: ArgumentBounds, _ x: BigFloat, _ y: BigFloat) -> Bool {
    bounds.mayBeLong(bits: max(bits, x.storedBits, y.storedBits))
  }

  /// Throws if some calls of so many bits each, which reduce an argument of so many, would cost more time than is left.
  ///
  /// An argument may be as near to a multiple of π/2 as its bits allow: the cotangent of π + 2^−65536 took MPFR 1 s, twelve
  /// times as long as the sine of another number of as many bits.
  func admit(
    _ cost: CallCost, bits: Int, count: Int = 1, reduction: Int = 0, near: Int = 0
  ) throws(LimitExceeded) {
    var seconds = Double(count) * cost.seconds(bits: bits)
    if reduction > 0 { seconds += CallCost.elementary.seconds(bits: self.bits + reduction) }
    if near > 0 { seconds += 12 * CallCost.elementary.seconds(bits: near) }
    try Deadline.admit(seconds: seconds, limits)
    if bits > Self.smallBits { try limits.check(.memory, cost.megabytes(bits: bits)) }
  }

  /// The precision up to which no call takes 10 MB.
  private static var smallBits: Int { 10_000 }

  /// Throws if the size of an argument exceeds its limit.
  func admit(_ bounds: ArgumentBounds, _ x: BigFloat.Reader) throws(LimitExceeded) {
    if bounds.contains(.exponent) { try checkExponent(x) }
    if bounds.contains(.magnitude) { try checkMagnitude(x) }
    if bounds.contains(.tiny) { try checkTiny(x) }
  }

  /// Throws if |x|, with which the cost grows, exceeds its limit.
  func checkMagnitude(_ x: BigFloat.Reader) throws(LimitExceeded) {
    guard let exponent = x.binaryExponent else { return }
    let magnitude = exponent < 63 ? Int(mpfr_get_d(x, MPFR_RNDA).magnitude.rounded(.up)) : Int.max
    try limits.check(.argument, magnitude)
  }

  /// Throws if the exponent of a large x, with which the memory grows, exceeds its limit.
  func checkExponent(_ x: BigFloat.Reader) throws(LimitExceeded) {
    if let exponent = x.binaryExponent { try limits.check(.exponent, exponent) }
  }

  /// Throws if the exponent of a tiny x, with which the memory grows, exceeds its limit in
  /// magnitude.
  func checkTiny(_ x: BigFloat.Reader) throws(LimitExceeded) {
    if let exponent = x.binaryExponent, exponent < 0 {
      try limits.check(.exponent, -(exponent + 1))
    }
  }
}

extension ArgumentBounds {
  /// The bits with which a call of a function computes beside those of its result, because of a tiny
  /// x: sums with it are exact, and their values may be as close to a short number again.
  func extraBits(_ x: BigFloat.Reader) -> Int {
    guard contains(.tiny), let exponent = x.binaryExponent else { return 0 }
    return max(0, -2 * exponent)
  }

  /// The bits with which a large x is reduced modulo π: as many as it has before the point.
  func reductionBits(_ x: BigFloat.Reader) -> Int {
    guard contains(.exponent), let exponent = x.binaryExponent else { return 0 }
    return max(0, exponent)
  }
}

extension BigFloat {
  /// Whether a number may be so near to a multiple of π/2 other than 0 that its reduction needs many more bits.
  ///
  /// Up to 2²⁰ the remainder of the nearest double errs by less than 2⁻³¹.
  var mayBeNextToQuarterTurn: Bool {
    guard let exponent = binaryExponent, exponent <= 20 else { return true }
    let x = Double(self)
    let multiple = (x / (Double.pi / 2)).rounded()
    return multiple != 0 && (x - multiple * (Double.pi / 2)).magnitude < 0x1p-20
  }
}

extension BinaryFunction {
  /// Whether a power or a root is found by a few products, because its index is a small whole number.
  func isCheap(index: Int?) -> Bool {
    (self == .pow || self == .root) && (index.map { $0.magnitude <= 100 } ?? false)
  }

  /// The number of products in which MPFR finds a power by squarings, for a whole exponent.
  func productCount(index: Int?) -> Int? {
    guard self == .pow, let index else { return nil }
    return UInt.bitWidth - index.magnitude.leadingZeroBitCount + index.magnitude.nonzeroBitCount
  }
}
