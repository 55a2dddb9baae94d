internal import CMPFR
import NumericCore

// Limits of the cost of one call of MPFR, which are checked before the call.
extension BigFloatContext {
  /// Whether a call of a function may cost so much that its cost has to be asked.
  @inline(__always)
  func mayBeLong(_ bounds: ArgumentBounds, _ x: BigFloat) -> Bool {
    max(bits, x.storedBits) > CallCost.cheapBits || bounds != .none
  }

  /// Whether a call for two numbers may.
  @inline(__always)
  func mayBeLong(_ bounds: ArgumentBounds, _ x: BigFloat, _ y: BigFloat) -> Bool {
    max(bits, x.storedBits, y.storedBits) > CallCost.cheapBits || bounds != .none
  }

  /// Throws if a call that takes so many bits, and reduces an argument of so many, would cost more
  /// time than is left.
  ///
  /// An argument may be as near to a multiple of π/2 as its bits allow: the cotangent of π + 2^−65536 took MPFR 1 s, twelve
  /// times as long as the sine of another number of as many bits.
  func admit(
    _ cost: CallCost, bits: Int, reduction: Int = 0, near: Int = 0
  ) throws(LimitExceeded) {
    var seconds = cost.seconds(bits: bits)
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

extension BinaryFunction {
  /// Whether a power or a root is found by a few products, because its index is a small whole number.
  func isCheap(index: Int?) -> Bool {
    (self == .pow || self == .root) && (index.map { $0.magnitude <= 100 } ?? false)
  }
}
