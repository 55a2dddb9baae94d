/// A natural number in limbs of nine decimal digits, for exact multiplication and addition of the
/// coefficients of unit factors, which have a few dozen digits.
struct DecimalNatural: Comparable {
  private static let limb: UInt64 = 1_000_000_000
  /// Least significant limb first, without leading zeros; zero has no limbs.
  private var limbs: [UInt32] = []

  init(_ coefficient: ExactLiteral.Coefficient) {
    switch coefficient {
    case .word(var word):
      while word > 0 {
        limbs.append(UInt32(word % Self.limb))
        word /= Self.limb
      }
    case .digits(let digits):
      var end = digits.count
      while end > 0 {
        let start = max(0, end - 9)
        limbs.append(digits[start..<end].reduce(0) { $0 * 10 + UInt32($1 & 15) })
        end = start
      }
      trim()
    }
  }

  private init(limbs: [UInt32]) {
    self.limbs = limbs
    trim()
  }

  private mutating func trim() { while limbs.last == 0 { limbs.removeLast() } }

  /// The digits, as a word if they fit into one.
  var coefficient: ExactLiteral.Coefficient {
    var word: UInt64 = 0
    for limb in limbs.reversed() {
      let (scaled, high) = word.multipliedReportingOverflow(by: Self.limb)
      let (sum, low) = scaled.addingReportingOverflow(UInt64(limb))
      if high || low { return .digits(digits) }
      word = sum
    }
    return .word(word)
  }

  private var digits: [UInt8] {
    var text: [UInt8] = []
    for limb in limbs.reversed() {
      let part = Array(String(limb).utf8)
      if !text.isEmpty { text += Array(repeating: UInt8(ascii: "0"), count: 9 - part.count) }
      text += part
    }
    return text
  }

  /// The number times 10^places.
  func shifted(_ places: Int) -> DecimalNatural {
    let power = DecimalNatural(limbs: [
      [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000,
        100_000_000,
      ][places % 9]
    ])
    return DecimalNatural(
      limbs: Array(repeating: 0, count: places / 9) + (self * power).limbs)
  }

  static func * (a: DecimalNatural, b: DecimalNatural) -> DecimalNatural {
    var product = Array(repeating: UInt32(0), count: a.limbs.count + b.limbs.count)
    for (i, x) in a.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.limbs.enumerated() {
        let sum = UInt64(product[i + j]) + UInt64(x) * UInt64(y) + carry
        product[i + j] = UInt32(sum % limb)
        carry = sum / limb
      }
      product[i + b.limbs.count] = UInt32(carry)
    }
    return DecimalNatural(limbs: product)
  }

  static func + (a: DecimalNatural, b: DecimalNatural) -> DecimalNatural {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(a.limbs.count, b.limbs.count) {
      let total = a.at(index) + b.at(index) + carry
      sum.append(UInt32(total % limb))
      carry = total / limb
    }
    return DecimalNatural(limbs: sum + [UInt32(carry)])
  }

  /// a − b for a ≥ b.
  static func - (a: DecimalNatural, b: DecimalNatural) -> DecimalNatural {
    var difference: [UInt32] = []
    var borrow: UInt64 = 0
    for index in a.limbs.indices {
      let needed = b.at(index) + borrow
      borrow = needed > a.at(index) ? 1 : 0
      difference.append(UInt32(a.at(index) + borrow * limb - needed))
    }
    return DecimalNatural(limbs: difference)
  }

  private func at(_ index: Int) -> UInt64 { index < limbs.count ? UInt64(limbs[index]) : 0 }

  static func < (a: DecimalNatural, b: DecimalNatural) -> Bool {
    a.limbs.count == b.limbs.count
      ? a.limbs.reversed().lexicographicallyPrecedes(b.limbs.reversed())
      : a.limbs.count < b.limbs.count
  }
}
