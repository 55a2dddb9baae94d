internal import CMPFR
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How narrow an enclosure has to be.
enum Goal: Sendable {
  /// An error of at most 2^−bits of the value.
  case relative(bits: Int)
  /// An error of at most 2^exponent.
  case absolute(exponent: Int)

  /// From which so many significant digits should be certain, with some bits to spare: those of the
  /// digits alone would leave every other rounding open.
  static func digits(_ count: Int, radix: Int, spare: Int = 6) -> Goal {
    let bitsOfDigit = radix == 10 ? 3.321928094887363 : log2(Double(radix))
    return .relative(bits: Int((Double(count) * bitsOfDigit).rounded(.up)) + spare)
  }

  /// Bits that a first pass should compute with.
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

  /// The error that meets the goal for a value known as well as `ball`.
  func errorExponent(for ball: Ball) -> Int {
    switch self {
    case .relative(let bits):
      (ball.lowerMagnitude.floorExponent ?? ball.middle.binaryExponent ?? 0) - bits - 1
    case .absolute(let exponent): exponent
    }
  }
}

extension Ball {
  /// An error to aim at when this one decides nothing: below 2⁻⁸ first, then twice as many bits.
  var narrowerExponent: Int {
    guard let error = radius.ceilingExponent, error != .max else { return -8 }
    return error > -8 ? -8 : min(2 * error, error - 64)
  }

  /// The multiple of ½ that the ball contains, if it is narrow enough to contain only one.
  var onlyMultipleOfHalf: BigRational? {
    guard radius <= .powerOfTwo(-3), (middle.binaryExponent ?? 0) < 1 << 16 else { return nil }
    let point = BigFloatContext(
      within: Limits(), precision: .bits(max(64, (middle.binaryExponent ?? 0) + 8)),
      rounding: .nearestEven
    ).nearestMultipleOfHalf(middle)
    guard let number = try? BigRational(exactly: point) else { return nil }
    return mayContain(number) ? number : nil
  }

  /// Whether a number may lie in the ball; false is proven, and true is wrong by less than 2⁻³⁰ of
  /// the radius.
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
