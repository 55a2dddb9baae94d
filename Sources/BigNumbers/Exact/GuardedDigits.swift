import NumericCore
import RealModule

/// Digits from one conversion: the middle of a ball with some more digits than are wanted, which tell how
/// far the next number is at which rounding changes. Far enough in all cases but one in a thousand or so.
///
/// With u a unit of the last guard digit, |middle| lies in [T, T + u) for its truncation T, and the value
/// within the radius of it. Where all of that lies strictly between two neighbouring numbers of the
/// wanted length, and on one side of their middle for rounding to nearest, there is one answer, and it is
/// not the value itself.
struct GuardedDigits {
  let radix: Int
  /// Digits that are wanted.
  let count: Int
  let rounding: Rounding

  /// Guard digits, which stand for 2²⁰ or more.
  private var leastGuard: Int {
    var (places, whole) = (0, 1)
    while whole < 1 << 20 { (places, whole) = (places + 1, whole * radix) }
    return places
  }

  /// Nil where the guard digits decide nothing.
  func digits(of ball: Ball) -> NumberDigits? {
    // The digits beyond nine are letters, whose order is MPFR's.
    guard radix <= 10, !ball.isPoint, !ball.middle.isZero else { return nil }
    let wanted = count + leastGuard
    var number =
      (radix == 10 ? ball.middle.truncatedDigits(wanted) : nil)
      ?? ball.middle.significant(wanted, radix, .towardZero)
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
      if 2 * least > whole { return rounded(number) }
      return 2 * greatest < whole ? number : nil
    case .towardZero: return number
    case .awayFromZero: return rounded(number)
    case .up: return number.isNegative ? number : rounded(number)
    case .down: return number.isNegative ? rounded(number) : number
    }
  }

  /// The radius in units of the last of `length` digits, rounded up: |middle| is less than
  /// radix^length of them, and that at most 2^(length·log₂ radix) or the next power of two. Nil where it is large.
  private func error(of ball: Ball, length: Int) -> Int? {
    let bits = (Double(length) * .log2(Double(radix)) + 0x1p-20).rounded(.up)
    let units = (ball.radius / ball.middle.lowerMagnitude).scaled(byPowerOfTwo: Int(bits))
    guard let exponent = units.ceilingExponent, exponent <= 32 else { return nil }
    return units.isZero ? 0 : Int(units.significand >> UInt64(-units.exponent)) + 1
  }

  /// The next number of the same length.
  private func rounded(_ number: NumberDigits) -> NumberDigits {
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
