internal import CMPFR
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How narrow an enclosure must be.
enum Goal: Sendable {
  /// An error of at most 2^−bits of the value.
  case relative(bits: Int)
  /// An error of at most 2^exponent.
  case absolute(exponent: Int)

  /// The goal for a number of significant digits.
  ///
  /// `spare` additional bits make the rounding certain in most cases: with the bits of the digits
  /// alone, every other rounding would be open. With s of them about one value in 2^s remains open.
  static func digits(_ count: Int, radix: Int, spare: Int = 6) -> Goal {
    let bitsOfDigit = radix == 10 ? 3.321928094887363 : log2(Double(radix))
    return .relative(bits: Int((Double(count) * bitsOfDigit).rounded(.up)) + spare)
  }

  /// The number of bits for a first pass.
  var bits: Int {
    switch self {
    case .relative(let bits): bits
    case .absolute(let exponent): max(64, -exponent)
    }
  }

  func isMet(by ball: Ball) -> Bool {
    switch self {
    case .relative(let bits): ball.accuracy.map { $0 >= bits } ?? true
    case .absolute(let exponent): ball.radius.ceilingExponent.map { $0 <= exponent } ?? true
    }
  }

  /// The number of bits that an enclosure lacks; nil if it does not tell, or not even the sign of the value.
  func missing(in ball: Ball) -> Int? {
    if isMet(by: ball) { return 0 }
    guard case .relative(let bits) = self, ball.sign != nil else { return nil }
    return ball.accuracy.map { bits - $0 }
  }

  /// The exponent of the error that meets the goal for a value of which `ball` is an enclosure.
  func errorExponent(for ball: Ball) -> Int {
    switch self {
    case .relative(let bits):
      (ball.lowerMagnitude.floorExponent ?? ball.middle.binaryExponent ?? 0) - bits - 1
    case .absolute(let exponent): exponent
    }
  }
}

extension Ball {
  /// The exponent of the error to aim at after this ball decided nothing: −8 first, then twice as
  /// many bits, and at least 64 more.
  var narrowerExponent: Int {
    guard let error = radius.ceilingExponent, error != .max else { return -8 }
    return error > -8 ? -8 : min(2 * error, error - 64)
  }

  /// The multiple of ½ that the ball contains; nil if it contains none or may contain two.
  var onlyMultipleOfHalf: BigRational? {
    guard radius <= .powerOfTwo(-3), (middle.binaryExponent ?? 0) < 1 << 16 else { return nil }
    let point = BigFloatContext(
      within: Limits(), precision: .bits(max(64, (middle.binaryExponent ?? 0) + 8)),
      rounding: .nearestEven
    ).nearestMultipleOfHalf(middle)
    guard let number = try? BigRational(exactly: point) else { return nil }
    return mayContain(number) ? number : nil
  }

  /// Whether a number may lie in the ball.
  ///
  /// False is proven. True may be wrong only for a number whose distance from the ball is less than
  /// 2⁻³⁰ of the radius.
  func mayContain(_ number: BigRational) -> Bool {
    let distance = BigFloat.make(bits: 64) { r in
      middle.read { m in number.read { mpfr_sub_q(r, m, $0, MPFR_RNDZ) } }
    }
    return (distance.lowerMagnitude - radius).isZero
  }
}

extension BigFloatContext {
  fileprivate func nearestMultipleOfHalf(_ x: BigFloat) -> BigFloat {
    scaleByPowerOfTwo(
      roundEven(scaleByPowerOfTwo(x, BigFloat.integer(1))), BigFloat.integer(-1))
  }
}
