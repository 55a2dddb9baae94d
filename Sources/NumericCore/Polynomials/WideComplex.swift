/// A complex number of two doubles and an exponent of any size: what doubles are to `Double`, without overflow and underflow.
///
/// The larger part is between 1 and 2 in magnitude, unless both are zero.
package struct WideComplex: Sendable {
  package private(set) var re: Double
  package private(set) var im: Double
  package private(set) var exponent: Int

  /// (re + i·im)·2^exponent for finite parts.
  package init(_ re: Double, _ im: Double = 0, exponent: Int = 0) {
    let size = max(re.magnitude, im.magnitude)
    if size == 0 {
      (self.re, self.im, self.exponent) = (0, 0, 0)
    } else if size >= 1, size < 2 {
      (self.re, self.im, self.exponent) = (re, im, exponent)
    } else {
      let own = Int(size.exponent)
      // Two factors, because 2^−own overflows for subnormal numbers.
      let half = Double(sign: .plus, exponent: -own / 2, significand: 1)
      let rest = Double(sign: .plus, exponent: -own - -own / 2, significand: 1)
      (self.re, self.im, self.exponent) = (re * half * rest, im * half * rest, exponent &+ own)
    }
  }

  package static let zero = WideComplex(0)

  package var isZero: Bool { re == 0 && im == 0 }

  /// |z|.
  package var magnitude: WideComplex {
    WideComplex((re * re + im * im).squareRoot(), 0, exponent: exponent)
  }

  /// log₂ |z|; −∞ for zero.
  package var logarithm: Double {
    let size = Libm.compute(.log2, (re * re + im * im).squareRoot()) ?? .nan
    return isZero ? -.infinity : size + Double(exponent)
  }

  /// The parts as doubles.
  package var doubles: (re: Double, im: Double) {
    let scale = min(max(exponent, -5000), 5000)
    return (
      Double(sign: .plus, exponent: scale, significand: re),
      Double(sign: .plus, exponent: scale, significand: im)
    )
  }

  // MARK: - Arithmetic

  package static func + (a: WideComplex, b: WideComplex) -> WideComplex {
    if a.isZero { return b }
    if b.isZero { return a }
    let (large, small) = a.exponent >= b.exponent ? (a, b) : (b, a)
    let gap = large.exponent - small.exponent
    if gap > 60 { return large }
    let scale = Double(sign: .plus, exponent: -gap, significand: 1)
    return WideComplex(
      large.re + small.re * scale, large.im + small.im * scale, exponent: large.exponent)
  }

  package static prefix func - (a: WideComplex) -> WideComplex {
    WideComplex(-a.re, -a.im, exponent: a.exponent)
  }

  package static func - (a: WideComplex, b: WideComplex) -> WideComplex { a + -b }

  package static func * (a: WideComplex, b: WideComplex) -> WideComplex {
    WideComplex(
      a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re, exponent: a.exponent &+ b.exponent)
  }

  /// The quotient by a number that is not zero.
  package static func / (a: WideComplex, b: WideComplex) -> WideComplex {
    let size = b.re * b.re + b.im * b.im
    return WideComplex(
      (a.re * b.re + a.im * b.im) / size, (a.im * b.re - a.re * b.im) / size,
      exponent: a.exponent &- b.exponent)
  }

  package func scaled(byPowerOfTwo count: Int) -> WideComplex {
    WideComplex(re, im, exponent: exponent &+ count)
  }

  /// Whether the magnitude is smaller than another one, within a few units of the last place.
  package func isSmaller(than other: WideComplex) -> Bool {
    if isZero || other.isZero { return !other.isZero }
    let gap = exponent - other.exponent
    if gap.magnitude > 2 { return gap < 0 }
    let scale = Double(sign: .plus, exponent: 2 * gap, significand: 1)
    return (re * re + im * im) * scale < other.re * other.re + other.im * other.im
  }
}
