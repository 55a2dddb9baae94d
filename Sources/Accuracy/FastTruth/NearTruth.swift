/// A real number t that is known up to a proven bound: |t − (head + tail)| < bound, or = where both sides are 0.
///
/// The head may be a number that the function has near an argument, such as 1 for e^x: then the tail has digits of its own,
/// and the bound is relative to the tail. All numbers that depend on x are without a place where they could overflow.
struct NearTruth {
  var head: Double
  var tail: Double
  var bound: Double

  /// There is no such number: the argument is outside the domain, or a pole.
  static let invalid = NearTruth(head: .nan, tail: 0, bound: 0)

  /// Nothing is known; the exact engine decides.
  static let unknown = NearTruth(head: 0, tail: 0, bound: .infinity)

  /// A number of this sign beyond the format: its magnitude is at least 2¹²⁸ for binary32, 2¹⁰²⁴ for binary64.
  static func huge(_ sign: FloatingPointSign) -> NearTruth {
    NearTruth(head: sign == .minus ? -.infinity : .infinity, tail: 0, bound: 0)
  }

  /// A number of this sign whose magnitude is less than 2⁻²⁰⁰, next to a double.
  ///
  /// Its bound says that the sign of the difference is known.
  static func next(to head: Double, _ sign: FloatingPointSign) -> NearTruth {
    let tail = Double(sign: sign, exponent: -201, significand: 1)
    return NearTruth(head: head, tail: tail, bound: tail.magnitude)
  }

  /// A positive number below 2⁻¹¹¹⁶, which is nothing beside those of binary64.
  static let wideTiny = NearTruth(head: 0, tail: .leastNonzeroMagnitude, bound: 0)

  /// Whether it is ``wideTiny``.
  var isWideTiny: Bool { head == 0 && tail == .leastNonzeroMagnitude }

  /// A number whose difference from a double has a relative error below a share.
  @inline(__always)
  init(_ head: Double, plus tail: Double, within share: Double) {
    (self.head, self.tail, bound) = (head, tail, tail.magnitude * share)
  }

  @inline(__always)
  init(head: Double, tail: Double, bound: Double) {
    (self.head, self.tail, self.bound) = (head, tail, bound)
  }

  /// The number with the other sign.
  static prefix func - (x: NearTruth) -> NearTruth {
    NearTruth(head: -x.head, tail: -x.tail, bound: x.bound)
  }

  /// The odd function whose value at |x| this is, at x.
  func withSign(of x: Double) -> NearTruth { x.sign == .minus ? -self : self }
}

/// A function of one number that is found with a proven bound, in a time that suits millions of arguments.
///
/// Arguments are finite numbers of binary32, which have 24 bits: kernels count on products with short constants being exact.
protocol NearFunction: Sendable {
  /// The value at a number of binary32.
  func near(_ x: Double) -> NearTruth

  /// The values at some numbers; a requirement, so that every kernel has a loop of its own.
  func near(_ x: UnsafeBufferPointer<Float>, into values: UnsafeMutableBufferPointer<NearTruth>)
}

extension NearFunction {
  func near(_ x: UnsafeBufferPointer<Float>, into values: UnsafeMutableBufferPointer<NearTruth>) {
    for place in x.indices { values[place] = near(Double(x[place])) }
  }
}
