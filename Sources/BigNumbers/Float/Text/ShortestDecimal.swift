internal import CMPFR
import NumericCore

/// The search for the shortest decimal that reads back as a number, on its decimal expansion.
///
/// The expansion is cut where half of a unit in the last place of the number is between 5 and 1280 units of the last digit.
/// The last six digits and what is behind them then decide which decimals lie in the interval that reading rounds to the
/// number. The shortest of these is a multiple of the greatest power of ten.
struct ShortestDecimal {
  private var expansion: DecimalExpansion
  /// The last six digits as an integer, and what is behind them.
  private let tail: Int
  private let fraction: Double
  /// Whether nothing is behind them.
  private let isWhole: Bool
  /// Half of a unit in the last place of the number.
  private let half: Double
  /// A bound of the error of the ends of the interval.
  ///
  /// Half errs relatively by less than 2⁻⁵¹ for each product and 2⁻⁴⁹ for the others together. The fraction errs by less
  /// than 10⁻⁹, the nine digits that are cut off at least where nothing behind the digits is known, and the sums of numbers
  /// up to 10⁶ + 2560 by less than 2⁻³² each. All but the products together are less than 2⁻²⁹.
  private let margin: Double

  private static let tailLength = 6
  private static let tailUnit = 1_000_000
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The expansion of a number of `bits` bits; nil for fewer than 24 bits.
  ///
  /// `leadingWord` has the first 64 bits of the number.
  init?(_ expansion: DecimalExpansion, leadingWord: UInt, bits: Int) {
    let count = expansion.digits.count
    guard bits >= 24, count >= 18 else { return nil }
    // |x| = m·2^e with ½ ≤ m < 1 has half = 2^(e − bits − 1) = |x|·2^(−bits − 1)/m. In units of the last digit |x| is its
    // first 18 digits times 10^(count − 18), and 10¹⁹ = 2⁶³·1.08….
    let leading = Self.integer(expansion.digits[..<18])
    var significand = Double(leading) / (Double(leadingWord) * 0x1p-64)
    var scale = -bits - 1
    let (chunks, digits) = (count - 18).quotientAndRemainder(dividingBy: 19)
    for _ in 0..<chunks {
      significand *= 1e19 * 0x1p-63
      scale += 63
      if significand > 0x1p500 { (significand, scale) = (significand * 0x1p-400, scale + 400) }
    }
    significand *= Self.powersOfTen[digits]
    scale += Int(significand.exponent)
    guard 2..<79 ~= scale else { return nil }
    // 2⁶ ≤ half/10^cut for scales from 7 on, and less than 10·2⁷.
    let cut = scale < 7 ? 0 : ((scale - 6) * 1233) >> 12
    guard count - cut > Self.tailLength else { return nil }
    half =
      Double(sign: .plus, exponent: scale, significand: significand.significand)
      / Self.powersOfTen[cut]
    margin = 0x1p-28 + half * Double(chunks) * 0x1p-51

    let behind = expansion.digits[(count - cut)...]
    let known = min(cut, 18)
    fraction =
      (Double(Self.integer(behind.prefix(known))) + Double(expansion.fraction) * 0x1p-64)
      / Self.powersOfTen[known]
    isWhole =
      expansion.isExact && expansion.fraction == 0
      && behind.allSatisfy { $0 == UInt8(ascii: "0") }
    self.expansion = expansion
    self.expansion.digits.removeSubrange((count - cut)...)
    tail = Self.integer(self.expansion.digits.suffix(Self.tailLength))
  }

  private static func integer(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 &* 10 &+ Int($1 & 15) }
  }

  /// The shortest decimal; nil where an end of the interval may be a decimal of that length.
  ///
  /// `reading` is the direction for the magnitude, and `isPower` tells whether the number is a power of two, below which
  /// numbers are twice as dense.
  func digits(_ reading: Rounding, isPower: Bool) -> DecimalExpansion? {
    let below = isPower ? half / 2 : half
    let (low, high) =
      switch reading {
      case .nearestEven: (below, half)
      case .towardZero, .down: (0, 2 * half)
      case .awayFromZero, .up: (2 * below, 0)
      }
    let value = Double(tail) + fraction
    let ends = (value - low, value + high)
    guard isDecided(ends.0), isDecided(ends.1),
      isWhole || (fraction > margin && fraction < 1 - margin)
    else { return nil }
    let (first, last) = (Int(ends.0.rounded(.up)), Int(ends.1.rounded(.down)))
    var unit = 1
    while unit < Self.tailUnit, last / (10 * unit) * (10 * unit) >= first { unit *= 10 }
    // Without a multiple of ten the ends are not known well enough.
    guard unit > 1 else { return nil }
    let floor = tail / unit * unit
    let rest = 2 * (tail - floor)
    let isUp = rest > unit || (rest == unit && (!isWhole || floor / unit & 1 != 0))
    var chosen = isUp ? floor + unit : floor
    if chosen < first { chosen = floor + unit } else if chosen > last { chosen = floor }
    guard first...last ~= chosen else { return nil }
    return replacingTail(chosen)
  }

  /// Whether an end is not near a multiple of ten.
  private func isDecided(_ end: Double) -> Bool {
    let nearest = end.rounded()
    return abs(end - nearest) > margin || Int(nearest) % 10 != 0
  }

  private func replacingTail(_ chosen: Int) -> DecimalExpansion {
    var result = expansion
    result.isExact = isWhole && chosen == tail
    result.digits.removeLast(Self.tailLength)
    if chosen == Self.tailUnit {
      result.increment()
    } else {
      var unit = Self.tailUnit / 10
      while unit > 0, chosen % (10 * unit) != 0 {
        result.digits.append(UInt8(ascii: "0") + UInt8(chosen / unit % 10))
        unit /= 10
      }
    }
    while result.digits.last == UInt8(ascii: "0") { result.digits.removeLast() }
    return result
  }
}

extension BigFloat {
  /// The shortest decimal from an expansion; nil where that does not decide it.
  func shortestDecimal(_ reading: Rounding) -> NumberDigits? {
    // At the ends of the range of exponents there are no neighbours.
    guard let exponent = binaryExponent, exponent.magnitude < 1 << 60 else { return nil }
    let bits = precision.bits
    // Half of a last place is then at least 10²/2 units of the last digit, or 10¹⁰ where digits are MPFR's.
    let count = Int(Double(bits) * 0.301_03) + 4
    let expansion =
      read { DecimalExpansion($0, atLeast: count) }
      ?? DecimalExpansion(converted(count + 10, 10, .towardZero))
    guard
      let search = ShortestDecimal(expansion, leadingWord: leadingWord, bits: bits),
      let found = search.digits(
        isNegative ? reading.mirrored : reading, isPower: read { mpfr_min_prec($0) } == 1)
    else { return nil }
    return NumberDigits(
      isNegative: isNegative, digits: found.digits, exponent: found.exponent,
      isExact: found.isExact)
  }
}

extension DecimalExpansion {
  /// Truncated digits, of whose rest nothing is known unless they are exact.
  fileprivate init(_ number: NumberDigits) {
    digits = number.digits
    exponent = number.exponent
    fraction = 0
    isExact = number.isExact == true
  }
}
