internal import CMPFR
import NumericCore

/// All complex numbers within `radius` of a middle.
///
/// A product of discs is no wider than its factors make it, whereas each product of rectangles may be wider by √2: what series
/// multiply some hundred times is a disc.
///
/// **Source.** van der Hoeven, "Ball arithmetic" (2009).
struct ComplexBall: Sendable {
  /// The parts of the middle, which are finite.
  var re: BigFloat
  var im: BigFloat
  var radius: ErrorBound

  init(_ re: BigFloat, _ im: BigFloat, radius: ErrorBound = .zero) {
    (self.re, self.im, self.radius) = (re, im, radius)
  }

  init(_ n: Int) { self.init(.integer(n), .zero) }

  static let zero = ComplexBall(.zero, .zero)

  /// All numbers: no bound of the radius.
  static let unbounded = ComplexBall(.zero, .zero, radius: .infinite)

  /// All numbers that are not larger than a bound.
  init(within radius: ErrorBound) { self.init(.zero, .zero, radius: radius) }

  /// A disc that contains a rectangle; a point stays as it is.
  init(_ z: ComplexInterval, bits: Int) {
    guard let re = Self.ball(z.re, bits), let im = Self.ball(z.im, bits) else {
      self = .unbounded
      return
    }
    self.init(re.middle, im.middle, radius: re.radius.hypotenuse(im.radius))
  }

  private static func ball(_ x: BigInterval, _ bits: Int) -> Ball? {
    guard !x.isEmpty, x.isBounded else { return nil }
    return x.isPoint ? Ball(x.lower) : Ball.spanning(x.lower, x.upper, bits: bits)
  }

  /// The rectangle around the disc.
  func rectangle(bits: Int) -> ComplexInterval {
    if radius.isInfinite { return ComplexInterval(.entire.flagged(), .entire.flagged()) }
    func interval(_ x: BigFloat) -> BigInterval {
      if radius.isZero { return BigInterval(x) }
      let ends = Ball(x, radius: radius).endpoints(bits: bits)
      return BigInterval(ordered: ends.lower, ends.upper)
    }
    return ComplexInterval(interval(re), interval(im))
  }

  // MARK: - Size

  var isPoint: Bool { radius.isZero }
  var isZero: Bool { isPoint && re.isZero && im.isZero }
  var isReal: Bool { isPoint && im.isZero }
  var isBounded: Bool { !radius.isInfinite }

  /// An upper bound of |z| for every z of the disc.
  var upperMagnitude: ErrorBound { middleMagnitude + radius }

  /// A lower bound of |z| for every z of the disc.
  var lowerMagnitude: LowerBound {
    re.lowerMagnitude.hypotenuse(im.lowerMagnitude) - radius
  }

  var middleMagnitude: ErrorBound { re.upperMagnitude.hypotenuse(im.upperMagnitude) }

  /// The number of bits of the value that are certain; `Int.max` for a point.
  var accuracy: Int {
    guard let error = radius.ceilingExponent else { return .max }
    guard let size = lowerMagnitude.floorExponent, error != .max else { return 0 }
    return max(0, size &- error)
  }

  /// The whole number that the disc is, if it is one of few bits.
  var wholeNumber: Int? { isReal ? re.signedWord : nil }

  /// Whether it is a point with a whole number.
  var isWhole: Bool { isReal && re.isInteger }

  /// Whether a term does not matter beside a sum of so many bits, or beside its error.
  func isNegligible(beside sum: ComplexBall, bits: Int) -> Bool {
    guard let size = upperMagnitude.ceilingExponent else { return true }
    if let error = sum.radius.ceilingExponent, size < error &- 4 { return true }
    guard let whole = sum.middleMagnitude.ceilingExponent else { return false }
    return size < whole &- bits
  }

  func widened(by error: ErrorBound) -> ComplexBall {
    ComplexBall(re, im, radius: radius + error)
  }
}

extension ErrorBound {
  /// A bound of √(a² + b²), with a relative excess of at most 2⁻²⁹.
  func hypotenuse(_ other: ErrorBound) -> ErrorBound {
    if isZero { return other }
    if other.isZero { return self }
    if isInfinite || other.isInfinite { return .infinite }
    let (large, small) = exponent >= other.exponent ? (self, other) : (other, self)
    let (gap, overflow) = large.exponent.subtractingReportingOverflow(small.exponent)
    if overflow || gap > 30 { return ErrorBound(large.significand + 1, exponent: large.exponent) }
    let (x, y) = (Double(large.significand), Double(small.significand >> UInt64(gap)) + 1)
    // The double errs by less than 2⁻⁵⁰ of it, which the unit that is added exceeds.
    return ErrorBound(UInt64((x * x + y * y).squareRoot()) + 2, exponent: large.exponent)
  }

  /// A bound of the power by repeated multiplication.
  func power(_ n: Int) -> ErrorBound {
    var (result, square, rest) = (ErrorBound.one, self, n)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }

  /// A bound of eˣ: 1 + 2x up to 1, and 2^(3x/2) beyond; none beyond 2²⁰.
  var exponential: ErrorBound {
    guard let size = ceilingExponent else { return .one }
    if size <= 0 { return .one + scaled(byPowerOfTwo: 1) }
    if size > 20 { return .infinite }
    let whole = Int(significand >> UInt64(-exponent)) + 1
    return .powerOfTwo((3 * whole + 1) / 2)
  }
}

extension LowerBound {
  /// A lower bound of √(a² + b²), with a relative defect of at most 2⁻²⁹.
  func hypotenuse(_ other: LowerBound) -> LowerBound {
    if isZero { return other }
    if other.isZero { return self }
    let (large, small) = exponent >= other.exponent ? (self, other) : (other, self)
    let (gap, overflow) = large.exponent.subtractingReportingOverflow(small.exponent)
    if overflow || gap > 30 { return large }
    let (x, y) = (Double(large.significand), Double(small.significand >> UInt64(gap)))
    let root = UInt64((x * x + y * y).squareRoot()) - 1
    let excess = 32 - root.leadingZeroBitCount
    if excess <= 0 { return large }
    return LowerBound(significand: root >> UInt64(excess), exponent: large.exponent + excess)
  }
}
