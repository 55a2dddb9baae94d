internal import CMPFR
import NumericCore

/// The first decimal digits of a positive number in fixed point.
///
/// The number is |x| = (d + θ)·10^(exponent − count), where d is the integer of the digits. If the expansion is exact, θ =
/// fraction/2⁶⁴; otherwise fraction ≤ θ·2⁶⁴ < fraction + ``slack``.
struct DecimalExpansion {
  /// ASCII digits, the first of which is not 0.
  var digits: [UInt8]
  var exponent: Int
  var fraction: UInt
  var isExact: Bool

  /// A bound of the error of an inexact fraction, in its last place.
  static let slack: UInt = 16

  /// At least `least` digits of a number; nil where MPFR has to find them.
  init?(_ x: BigFloat.Reader, atLeast least: Int) {
    guard let binaryExponent = x.binaryExponent, least >= 1,
      binaryExponent.magnitude < PowerOfFive.mostExponent
    else { return nil }
    let chunks = (least + 19) / 19
    if chunks < PowerOfFive.mostLimbs {
      self.init(short: x, binaryExponent, chunks: chunks)
    } else {
      self.init(long: x, Self.places(binaryExponent), chunks: chunks)
    }
    guard digits.count >= least, isExact || fraction < UInt.max - Self.slack else { return nil }
  }

  /// Some chunks of nineteen digits, up to two of which may be lost.
  ///
  /// x·10^k with an integer part of one limb, 10¹⁷ ≤ x·10^k < 10¹⁹, is one product by a power of five. Its fraction times
  /// 10¹⁹ has the next nineteen digits as integer part, and so on, where each step needs a limb less than the one before.
  ///
  /// **Error.** Let X be the first l ≤ n limbs of x, and w the n limbs of the power. Then X·w ≤ exact < (X + 1)(w + 2) <
  /// X·w + 4·2^(64n), as X and w are less than 2^(64l) and 2^(64n) and nothing is cut off x unless l = n. In limbs behind
  /// the point that is less than 8 units, because the product is shifted down by at least 64l − 1 bits
  /// (and by less than 64l + 64, as x·10^k has more than 56 bits), and 9 with what is
  /// shifted out. A step makes e units to at most e·10¹⁹/2⁶⁴ + 1 < 0.55e + 1 units of the limb above, which is less than 9.
  private init?(short x: BigFloat.Reader, _ binaryExponent: Int, chunks: Int) {
    guard var limbs = UnsafePointer(x.pointee._mpfr_d) else { return nil }
    let places = Self.places(binaryExponent)
    let (count, power) = (chunks + 1, 19 - places)
    var length = (x.pointee._mpfr_prec - 1) >> 6 + 1
    while limbs[0] == 0 { (limbs, length) = (limbs + 1, length - 1) }
    let isCut = length > count
    if isCut { (limbs, length) = (limbs + (length - count), count) }

    let five = PowerOfFive.value(power, count: count)
    // x·10^power = product·2^−(shift − 64·chunks).
    let shift = 64 * (length - chunks) - binaryExponent - five.scale - power
    let (words, bits) = (shift >> 6, UInt32(shift & 63))
    var isExact = five.isExact && !isCut
    var fraction: UInt = 0
    let total = 19 * chunks
    var digits: [UInt8] = []
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: total) { text in
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: count + length) { room in
        guard let product = room.baseAddress, let text = text.baseAddress else { return }
        five.withLimbs { _ = __gmpn_mul(product, $0, count, limbs, length) }
        for index in 0..<words where product[index] != 0 { isExact = false }
        let fixed = product + words
        if bits > 0, __gmpn_rshift(fixed, fixed, count + length - words, bits) != 0 {
          isExact = false
        }
        Self.write(fixed[chunks], text)
        let rest = DigitHalves.writeOneByOne(fixed, chunks: chunks - 1, text + 19)
        if !rest.isExact { isExact = false }
        fraction = rest.fraction
      }
      digits = [UInt8](UnsafeBufferPointer(rebasing: text[Self.zeros(text)...]))
    }
    self.digits = digits
    self.isExact = isExact
    self.fraction = fraction
    exponent = places + digits.count - total
  }

  /// A number of places with 10^(places − 2) < |x| < 10^places.
  ///
  /// 5553023288523357132/2⁶⁴ is less than log₁₀2 by less than 2⁻⁶⁵, and no multiple of log₁₀2 by so small an integer is
  /// that near to an integer.
  private static func places(_ binaryExponent: Int) -> Int {
    binaryExponent.multipliedFullWidth(by: 5_553_023_288_523_357_132).high + 1
  }

  /// The number of zeros before the digits: one or two at most, if the estimate of the places was high.
  @inline(__always)
  static func zeros(_ text: UnsafeMutableBufferPointer<UInt8>) -> Int {
    text[0] != UInt8(ascii: "0") ? 0 : text[1] != UInt8(ascii: "0") ? 1 : 2
  }

  /// Writes nineteen digits, in two halves that do not wait for each other.
  @inline(__always)
  static func write(_ word: UInt, _ text: UnsafeMutablePointer<UInt8>) {
    var (high, low) = word.quotientAndRemainder(dividingBy: 1_000_000_000)
    for index in 0..<9 {
      text[18 - index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: low % 10)
      text[9 - index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: high % 10)
      (low, high) = (low / 10, high / 10)
    }
    text[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: high)
  }

  /// Whether the number is above, at or below the middle between the two numbers of `count` digits next to it, and whether
  /// it is the lower one of these; nil if the fraction is too near to decide.
  private func tail(_ count: Int) -> (order: Int, isZero: Bool)? {
    let rest = digits[count...]
    if let first = rest.first {
      let isBehindZero = fraction == 0 && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
      if isBehindZero, !isExact, first == UInt8(ascii: "5") || first == UInt8(ascii: "0") {
        return nil
      }
      let order = Int(first) - Int(UInt8(ascii: "5"))
      return (order == 0 && !isBehindZero ? 1 : order, isBehindZero && first == UInt8(ascii: "0"))
    }
    let half: UInt = 1 << 63
    if !isExact, fraction == 0 || (fraction <= half && fraction + Self.slack >= half) { return nil }
    return (fraction == half ? 0 : fraction > half ? 1 : -1, fraction == 0)
  }

  /// Rounds to `count` digits, in a direction for magnitudes; false if the digits do not decide that.
  mutating func round(to count: Int, _ rounding: Rounding) -> Bool {
    guard let (order, isZero) = tail(count) else { return false }
    let isUp =
      switch rounding {
      case .nearestEven: order > 0 || (order == 0 && digits[count - 1] & 1 != 0)
      case .towardZero, .down: false
      case .awayFromZero, .up: !isZero
      }
    digits.removeSubrange(count...)
    if isUp { increment() }
    isExact = isZero
    return true
  }

  /// Adds one unit of the last digit; the number of digits does not change.
  mutating func increment() {
    var place = digits.count - 1
    while place >= 0, digits[place] == UInt8(ascii: "9") {
      digits[place] = UInt8(ascii: "0")
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
    } else {
      digits[0] = UInt8(ascii: "1")
      exponent += 1
    }
  }
}
