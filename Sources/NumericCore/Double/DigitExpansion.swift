/// The digits of a finite double other than zero in a radix, one after the other and exactly.
///
/// Those before the point are written down at once, those behind it are carried out of a binary fraction as they are asked
/// for, some at a time, so that any number of digits takes time in proportion.
struct DigitExpansion {
  private let radix: Int
  private let isNegative: Bool
  /// e with radix^(e−1) ≤ |x| < radix^e.
  private(set) var exponent: Int
  /// The values of the digits so far, from the first that is not zero on.
  private var digits: [UInt8] = []
  /// What follows them, in units of 2^(−64 · its words), least significant first.
  private var fraction: [UInt64]

  init(of x: Double, radix: Int) {
    let (significand, exponent) = Natural.significand(of: x)
    self.radix = radix
    isNegative = x < 0
    let whole = significand << exponent
    let places = max(0, (63 - exponent) / 64)
    let below = (significand << (exponent + 64 * places)).words
    fraction = exponent < 0 ? Array(below.prefix(places)) : []
    while fraction.count < places { fraction.append(0) }
    digits = Self.digits(of: whole, radix)
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
    var rest = number
    return (0..<chunk).map { _ in
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: UInt64(radix))
      rest = quotient
      return UInt8(digit)
    }
  }

  private static func digits(of whole: Natural, _ radix: Int) -> [UInt8] {
    var rest = whole
    var reversed: [UInt8] = []
    let unit = unit(radix)
    while !rest.isZero { reversed += reversedDigits(of: rest.divide(by: unit), radix) }
    while reversed.last == 0 { reversed.removeLast() }
    return reversed.reversed()
  }

  /// The next digits behind the point.
  private mutating func nextDigits() -> [UInt8] {
    let unit = UInt128(Self.unit(radix))
    var carry: UInt64 = 0
    for index in fraction.indices {
      let full = UInt128(fraction[index]) * unit + UInt128(carry)
      fraction[index] = UInt64(truncatingIfNeeded: full)
      carry = UInt64(truncatingIfNeeded: full >> 64)
    }
    dropZeros()
    return Self.reversedDigits(of: carry, radix).reversed()
  }

  /// What has become zero is not carried along, so that nothing is left where nothing follows.
  private mutating func dropZeros() {
    fraction.removeFirst(fraction.prefix { $0 == 0 }.count)
  }

  /// Rounded to so many digits behind the point, to nearest, ties to even.
  mutating func rounded(afterPoint count: Int) -> NumberDigits {
    if exponent + count >= 1 { return rounded(to: exponent + count) }
    // Below one unit of the last place: the result is that unit or nothing; a tie goes to zero, which is even.
    let roundsAway = exponent + count == 0 && rest(after: 0) == .greater
    return NumberDigits(
      isNegative: isNegative, digits: roundsAway ? [UInt8(ascii: "1")] : [],
      exponent: roundsAway ? 1 - count : 0, isExact: false)
  }

  /// Rounded to so many digits, to nearest, ties to even.
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

  /// Whether the whole number of these digits is odd.
  private func isOdd(_ digits: [UInt8]) -> Bool {
    radix % 2 == 0
      ? digits[digits.count - 1] & 1 == 1 : digits.reduce(false) { $0 != ($1 & 1 == 1) }
  }

  /// How what follows some digits compares with half a unit of their last; unordered if nothing follows.
  private func rest(after count: Int) -> Ordering {
    let tail = digits.dropFirst(count)
    if fraction.isEmpty, tail.allSatisfy({ $0 == 0 }) { return .unordered }
    // In an even radix one half is a digit and zeros, in an odd one the same digit for ever.
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

  /// What a digit counts.
  static func value(of digit: UInt8, radix: Int) -> Int {
    alphabet(radix).firstIndex(of: digit) ?? 0
  }

  /// The digits of a radix in GMP's alphabets.
  static func alphabet(_ radix: Int) -> [UInt8] { radix <= 36 ? lower : both }
  private static let lower = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
  private static let both = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
