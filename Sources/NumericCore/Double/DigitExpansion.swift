/// The exact digits of a finite nonzero double in a radix, produced one after the other.
///
/// The digits before the point are computed at once. Those after the point are computed on demand
/// from a binary fraction, several at a time; each step takes time proportional to the length of
/// that fraction.
struct DigitExpansion {
  private let radix: Int
  /// The radix to the power of ``chunk``.
  private let unit: UInt64
  private let isNegative: Bool
  /// e with radix^(e−1) ≤ |x| < radix^e.
  private(set) var exponent: Int
  /// The values of the digits so far, starting with the first nonzero digit.
  private var digits: [UInt8] = []
  /// The part of the number that follows these digits, in units of 2^(−64 · fraction.count), least
  /// significant word first.
  private var fraction: [UInt64]

  init(of x: Double, radix: Int) {
    let (significand, exponent) = Natural.significand(of: x)
    self.radix = radix
    unit = Self.unit(radix)
    isNegative = x < 0
    let whole = significand << exponent
    let places = max(0, (63 - exponent) / 64)
    let below = (significand << (exponent + 64 * places)).words
    fraction = exponent < 0 ? Array(below.prefix(places)) : []
    while fraction.count < places { fraction.append(0) }
    digits = Self.digits(of: whole, radix, unit)
    self.exponent = digits.count
    dropZeros()
    while digits.isEmpty {
      let chunk = nextDigits()
      digits = Array(chunk.drop { $0 == 0 })
      self.exponent -= chunk.count - digits.count
    }
  }

  /// Digits that are found at once: nine of radix 62 fit into a word.
  private static let chunk = 9

  /// The radix to the power of that count.
  private static func unit(_ radix: Int) -> UInt64 {
    (0..<chunk).reduce(1) { power, _ in power * UInt64(radix) }
  }

  /// Takes the digits of a chunk off a number, the last one first.
  private static func reversedDigits(of number: UInt64, _ radix: Int) -> [UInt8] {
    let base = UInt64(radix)
    var (rest, reversed) = (number, [UInt8]())
    reversed.reserveCapacity(chunk)
    while reversed.count < chunk {
      reversed.append(UInt8(truncatingIfNeeded: rest % base))
      rest /= base
    }
    return reversed
  }

  private static func digits(of whole: Natural, _ radix: Int, _ unit: UInt64) -> [UInt8] {
    var rest = whole
    var reversed: [UInt8] = []
    while !rest.isZero { reversed += reversedDigits(of: rest.divide(by: unit), radix) }
    while reversed.last == 0 { reversed.removeLast() }
    return reversed.reversed()
  }

  /// The next digits after the point.
  private mutating func nextDigits() -> [UInt8] {
    var carry: UInt64 = 0
    for index in fraction.indices {
      (carry, fraction[index]) = unit.multiplied(by: fraction[index], plus: carry)
    }
    dropZeros()
    return Self.reversedDigits(of: carry, radix).reversed()
  }

  /// Drops low words that are zero, so that the fraction is empty exactly when no digits follow.
  private mutating func dropZeros() {
    fraction.removeFirst(fraction.prefix { $0 == 0 }.count)
  }

  /// Rounds to `count` digits after the point, to nearest, ties to even.
  mutating func rounded(afterPoint count: Int) -> NumberDigits {
    if exponent + count >= 1 { return rounded(to: exponent + count) }
    // The number is below one unit of the last place, so the result is that unit or zero; a tie
    // goes to zero, which is even.
    let roundsAway = exponent + count == 0 && rest(after: 0) == .greater
    return NumberDigits(
      isNegative: isNegative, digits: roundsAway ? [UInt8(ascii: "1")] : [],
      exponent: roundsAway ? 1 - count : 0, isExact: false)
  }

  /// Rounds to `count` significant digits, to nearest, ties to even.
  mutating func rounded(to count: Int) -> NumberDigits {
    while digits.count < count, !fraction.isEmpty { digits += nextDigits() }
    let rest = rest(after: count)
    var kept = Array(digits.prefix(count))
    kept += Array(repeating: 0, count: count - kept.count)
    var exponent = exponent
    if rest == .greater || rest == .equal && isOdd(kept) {
      var index = count - 1
      while index >= 0, kept[index] == radix - 1 {
        kept[index] = 0
        index -= 1
      }
      if index >= 0 {
        kept[index] += 1
      } else {
        kept[0] = 1
        exponent += 1
      }
    }
    return NumberDigits(
      isNegative: isNegative, digits: kept.map { Self.alphabet(radix)[Int($0)] },
      exponent: exponent, isExact: rest == .unordered)
  }

  /// Whether the integer that consists of these digits is odd.
  private func isOdd(_ digits: [UInt8]) -> Bool {
    radix % 2 == 0
      ? digits[digits.count - 1] & 1 == 1 : digits.reduce(false) { $0 != ($1 & 1 == 1) }
  }

  /// Compares the part after `count` digits with half a unit of the last of them; unordered if that
  /// part is zero.
  private func rest(after count: Int) -> Ordering {
    let tail = digits.dropFirst(count)
    if fraction.isEmpty, tail.allSatisfy({ $0 == 0 }) { return .unordered }
    // One half is r/2 followed by zeros in an even radix r, and (r − 1)/2 repeated in an odd one.
    var half = radix / 2
    for digit in tail.lazy.map(Int.init) {
      if digit != half { return digit < half ? .less : .greater }
      if radix % 2 == 0 { half = 0 }
    }
    if !tail.isEmpty, radix % 2 == 0 { return fraction.isEmpty ? .equal : .greater }
    guard let top = fraction.last else { return .less }
    if top >> 63 == 0 { return .less }
    return top << 1 == 0 && fraction.dropLast().allSatisfy { $0 == 0 } ? .equal : .greater
  }

  /// The value of an ASCII digit.
  static func value(of digit: UInt8, radix: Int) -> Int {
    alphabet(radix).firstIndex(of: digit) ?? 0
  }

  /// The digits of a radix, in the alphabets that GMP uses.
  static func alphabet(_ radix: Int) -> [UInt8] { radix <= 36 ? lower : both }
  private static let lower = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
  private static let both = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
