import NumericCore
import RealModule

/// Digits from one conversion: the middle of a ball with guard digits behind the requested ones,
/// which tell how far the nearest border of rounding is.
///
/// Let u be a unit of the last guard digit and T the truncated middle. Then |middle| lies in [T, T
/// + u), and the value within the radius of it. If all of that lies strictly between two
/// neighbouring numbers of the requested length, and for rounding to nearest on one side of their
/// middle, the rounding is certain, and inexact. The guard digits decide unless the value is within
/// about the radius of a border; with a radius of u or less that is less than one case in a
/// thousand.
struct GuardedDigits {
  let radix: Int
  /// The number of requested digits.
  let count: Int
  let rounding: Rounding

  /// The number of guard digits, which have at least 2²⁰ values.
  private var leastGuard: Int {
    var (places, whole) = (0, 1)
    while whole < 1 << 20 { (places, whole) = (places + 1, whole * radix) }
    return places
  }

  /// The rounded digits; nil if the guard digits decide nothing.
  func digits(of ball: Ball) -> NumberDigits? {
    // Digits beyond nine are letters, for which the arithmetic below does not hold.
    guard radix <= 10, !ball.isPoint, !ball.middle.isZero else { return nil }
    let wanted = count + leastGuard
    var number = ball.middle.significant(wanted, radix, .towardZero)
    let length = number.digits.count
    guard length > count else { return nil }
    let whole = (count..<length).reduce(1) { whole, _ in whole * radix }
    guard let error = error(of: ball, length: length), error < whole / 4 else { return nil }
    let tail = number.digits[count...].reduce(0) { $0 * radix + Int($1 - UInt8(ascii: "0")) }
    let (least, greatest) = (tail - error, tail + 1 + error)
    guard least > 0, greatest < whole else { return nil }
    number.digits.removeSubrange(count...)
    number.isExact = false
    switch rounding {
    case .nearestEven:
      if 2 * least > whole { return successor(of: number) }
      return 2 * greatest < whole ? number : nil
    case .towardZero: return number
    case .awayFromZero: return successor(of: number)
    case .up: return number.isNegative ? number : successor(of: number)
    case .down: return number.isNegative ? successor(of: number) : number
    }
  }

  /// The radius in units of the last of `length` digits, rounded up; nil if it is 2³² or more.
  ///
  /// |middle| is less than radix^length such units, which is at most the next power of two above
  /// 2^(length·log₂ radix).
  private func error(of ball: Ball, length: Int) -> Int? {
    let bits = (Double(length) * .log2(Double(radix)) + 0x1p-20).rounded(.up)
    let units = (ball.radius / ball.middle.lowerMagnitude).scaled(byPowerOfTwo: Int(bits))
    guard let exponent = units.ceilingExponent, exponent <= 32 else { return nil }
    return units.isZero ? 0 : Int(units.significand >> UInt64(-units.exponent)) + 1
  }

  /// The next larger number of the same length.
  private func successor(of number: NumberDigits) -> NumberDigits {
    var number = number
    let nine = UInt8(ascii: "0") + UInt8(radix - 1)
    var place = count - 1
    while place >= 0, number.digits[place] == nine {
      number.digits[place] = UInt8(ascii: "0")
      place -= 1
    }
    if place >= 0 {
      number.digits[place] += 1
    } else {
      number.digits[0] = UInt8(ascii: "1")
      number.exponent += 1
    }
    return number
  }
}
