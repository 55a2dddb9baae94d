internal import CMPFR
import NumericCore

// The shortest digits that read back as the same number, in the sense of Steele and White (PLDI
// 1990), in any radix.
//
// The decimals that read back as x form an interval with exact binary ends. Both ends are written
// with K digits, rounded inwards, where K is large enough for such decimals to exist between them.
// The shortest decimal of the interval follows from the first digit in which the two differ.
extension BigFloat {
  func shortest(_ radix: Int, _ reading: Rounding) -> NumberDigits {
    if radix == 10, let digits = shortestDecimal(reading) { return digits }
    return shortestBetweenNeighbours(radix, reading)
  }

  /// The shortest digits from those of the ends of the interval.
  func shortestBetweenNeighbours(_ radix: Int, _ reading: Rounding) -> NumberDigits {
    let magnitude = Self.unary(mpfr_abs, self, bits: precision.bits, .nearestEven)
    let interval = magnitude.readingInterval(isNegative ? reading.mirrored : reading)
    // At the ends of the range of exponents there is no neighbour to compute with.
    guard interval.low.isRegular, interval.high.isRegular else {
      return significant(0, radix, reading)
    }
    let count = Int(mpfr_get_str_ndigits(Int32(radix), precision.bits)) + 2
    let low = DigitBound(interval.low.significant(count, radix, .up))
      .moved(inwards: !interval.includesLow, up: true, radix)
    let high = DigitBound(interval.high.significant(count, radix, .down))
      .moved(inwards: !interval.includesHigh, up: false, radix)
    var digits = magnitude.closest(between: low, high, radix)
    digits.isNegative = isNegative
    return digits
  }

  /// The interval of the numbers that reading rounds to this positive value.
  private func readingInterval(
    _ reading: Rounding
  ) -> (low: BigFloat, high: BigFloat, includesLow: Bool, includesHigh: Bool) {
    switch reading {
    case .towardZero, .down: return (self, neighbour(above: true), true, false)
    case .awayFromZero, .up: return (neighbour(above: false), self, false, true)
    case .nearestEven:
      // The midpoints need one more bit. The interval contains its ends if the last bit is 0,
      // because ties then round to this value.
      let bits = precision.bits
      let isEven = read { x in mpfr_min_prec(x) } < bits
      func midpoint(_ other: BigFloat) -> BigFloat {
        Self.make(bits: bits + 2) { r in
          _ = read { x in other.read { y in mpfr_add(r, x, y, MPFR_RNDN) } }
          return mpfr_div_2ui(r, r, 1, MPFR_RNDN)
        }
      }
      return (
        midpoint(neighbour(above: false)), midpoint(neighbour(above: true)), isEven, isEven
      )
    }
  }

  private func neighbour(above: Bool) -> BigFloat {
    Self.make(bits: precision.bits) { r in
      let ternary = read { mpfr_set(r, $0, MPFR_RNDN) }
      if above { mpfr_nextabove(r) } else { mpfr_nextbelow(r) }
      return ternary
    }
  }

  /// The shortest decimal between two bounds, and of several the one nearest to this value.
  private func closest(between low: DigitBound, _ high: DigitBound, _ radix: Int) -> NumberDigits {
    if low.exponent < high.exponent {
      // The interval contains a power of the radix, and perhaps a number of one digit that is
      // nearer.
      let nearest = significant(1, radix, .nearestEven)
      let padded = DigitBound(nearest).padded(to: low.digits.count)
      if low <= padded, padded <= high { return nearest }
      return NumberDigits(
        isNegative: false, digits: [UInt8(ascii: "1")], exponent: low.exponent + 1, isExact: false)
    }
    let common = min(low.digits.count, high.digits.count)
    let differing = (0..<common).first { low.digits[$0] != high.digits[$0] }
    let zeros = low.digits.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? 1
    let count = min(zeros, differing.map { $0 + 1 } ?? low.digits.count)
    var nearest = significant(count, radix, .nearestEven)
    let padded = DigitBound(nearest).padded(to: low.digits.count)
    if padded < low {
      let up = DigitBound(digits: Array(low.digits.prefix(count)), exponent: low.exponent)
      let next = count == zeros ? up : up.moved(inwards: true, up: true, radix)
      nearest.digits = next.digits
      nearest.exponent = next.exponent
      nearest.isExact = false
    } else if high < padded {
      nearest.digits = Array(high.digits.prefix(count))
      nearest.exponent = high.exponent
      nearest.isExact = false
    }
    return nearest
  }
}

/// Digits with an exponent, which can be compared and moved by one unit of the last place.
private struct DigitBound: Comparable {
  var digits: [UInt8]
  var exponent: Int
  var isExact = true

  init(_ number: NumberDigits) {
    digits = number.digits
    exponent = number.exponent
    isExact = number.isExact == true
  }

  init(digits: [UInt8], exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  static func < (a: DigitBound, b: DigitBound) -> Bool {
    if a.exponent != b.exponent { return a.exponent < b.exponent }
    return a.digits.lexicographicallyPrecedes(b.digits)
  }

  func padded(to count: Int) -> DigitBound {
    var copy = self
    copy.digits += Array(repeating: UInt8(ascii: "0"), count: max(0, count - digits.count))
    return copy
  }

  /// The bound moved inwards by one unit of the last place, if the end does not belong to the
  /// interval.
  func moved(inwards isExcluded: Bool, up: Bool, _ radix: Int) -> DigitBound {
    guard isExcluded, isExact else { return self }
    var copy = self
    let alphabet = Self.alphabet(radix)
    let (zero, top) = (alphabet[0], alphabet[radix - 1])
    var index = digits.count - 1
    while index >= 0, copy.digits[index] == (up ? top : zero) {
      copy.digits[index] = up ? zero : top
      index -= 1
    }
    if index >= 0, let value = alphabet.firstIndex(of: copy.digits[index]) {
      copy.digits[index] = alphabet[value + (up ? 1 : -1)]
    }
    if up, index < 0 {
      // 999 becomes 1000.
      copy.digits[0] = UInt8(ascii: "1")
      copy.exponent += 1
    } else if !up, copy.digits[0] == zero {
      // 1000 becomes 9999 one place lower.
      copy.digits.removeFirst()
      copy.digits.append(top)
      copy.exponent -= 1
    }
    return copy
  }

  /// The digits of a radix in GMP's alphabets; in both the order of the digits is that of ASCII.
  private static func alphabet(_ radix: Int) -> [UInt8] { radix <= 36 ? lower : both }
  private static let lower = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
  private static let both = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
