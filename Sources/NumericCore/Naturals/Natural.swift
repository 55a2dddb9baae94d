/// A natural number of any size, with the operations that are needed to round exactly known
/// fractions.
///
/// Products and quotients take time proportional to the product of the lengths. For the rounding of
/// doubles these are a few dozen words at most.
struct Natural: Hashable, Sendable {
  /// Least significant word first, without leading zeros; zero has no words.
  private(set) var words: [UInt64]

  init(_ word: UInt64) { words = word == 0 ? [] : [word] }

  /// Creates a number from its words, least significant first.
  init(words: [UInt64]) {
    self.words = words
    trim()
  }

  static let zero = Natural(0)
  static let one = Natural(1)

  private mutating func trim() { while words.last == 0 { words.removeLast() } }

  var isZero: Bool { words.isEmpty }

  /// e with 2^(e−1) ≤ n < 2^e; 0 for zero.
  var bitWidth: Int {
    words.last.map { 64 * words.count - $0.leadingZeroBitCount } ?? 0
  }

  /// The bit at a place counted from 0.
  func bit(_ place: Int) -> Bool {
    let index = place >> 6
    return index < words.count && words[index] >> UInt64(place & 63) & 1 == 1
  }

  /// Whether a bit below a place is set.
  func hasBits(below place: Int) -> Bool {
    let index = place >> 6
    if index >= words.count { return !isZero }
    return words[..<index].contains { $0 != 0 }
      || words[index] & ((1 << UInt64(place & 63)) - 1) != 0
  }

  /// The lowest word.
  var lowWord: UInt64 { words.first ?? 0 }

  static func << (n: Natural, count: Int) -> Natural {
    if n.isZero || count == 0 { return n }
    if count < 0 { return n >> -count }
    let (places, bits) = (count >> 6, UInt64(count & 63))
    var result = [UInt64](repeating: 0, count: places)
    result.reserveCapacity(places + n.words.count + 1)
    if bits == 0 { return Natural(words: result + n.words) }
    var carry: UInt64 = 0
    for word in n.words {
      result.append(word << bits | carry)
      carry = word >> (64 - bits)
    }
    return Natural(words: result + [carry])
  }

  static func >> (n: Natural, count: Int) -> Natural {
    if count < 0 { return n << -count }
    let (places, bits) = (count >> 6, UInt64(count & 63))
    if places >= n.words.count { return .zero }
    let kept = n.words[places...]
    if bits == 0 { return Natural(words: Array(kept)) }
    var result: [UInt64] = []
    result.reserveCapacity(kept.count)
    for index in kept.indices {
      let above = index + 1 < n.words.count ? n.words[index + 1] << (64 - bits) : 0
      result.append(n.words[index] >> bits | above)
    }
    return Natural(words: result)
  }
}

extension Natural: Comparable {
  static func < (a: Natural, b: Natural) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    for (x, y) in zip(a.words.reversed(), b.words.reversed()) where x != y { return x < y }
    return false
  }
}
