internal import CMPFR

extension BigInteger {
  /// The words of a number in two's complement, the least significant first, as many as the sign needs.
  public struct Words: RandomAccessCollection, Sendable {
    /// The words of the magnitude; none if the number is one word.
    private let magnitude: [UInt]
    /// The word above all others: ones for a negative number, else zeros; the number itself if it is one word.
    private let top: UInt
    /// The place of the lowest word of the magnitude that is not zero.
    private let lowest: Int
    /// The position after the last word.
    public let endIndex: Int

    fileprivate init(_ x: BigInteger) {
      guard x.storage != nil else {
        (magnitude, top, lowest, endIndex) = ([], UInt(bitPattern: x.word), 0, 1)
        return
      }
      magnitude = x.magnitudeWords
      top = x.sign < 0 ? .max : 0
      lowest = magnitude.firstIndex { $0 != 0 } ?? 0
      endIndex = (x.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth
    }

    /// The position of the first word.
    public var startIndex: Int { 0 }

    /// A word; −m is the complement of m − 1.
    public subscript(place: Int) -> UInt {
      precondition(indices.contains(place), "there is no word at \(place)")
      guard place < magnitude.count else { return top }
      let word = magnitude[place]
      return top == 0 ? word : place > lowest ? ~word : place == lowest ? 0 &- word : 0
    }
  }

  /// The words in two's complement, the least significant first.
  public var words: Words { Words(self) }

  /// The words of the magnitude, the least significant first; none for zero.
  var magnitudeWords: [UInt] {
    read { x in
      Array(
        UnsafeBufferPointer(start: x.pointee._mp_d, count: Int(x.pointee._mp_size.magnitude)))
    }
  }

  /// A number that is not negative from its words, the least significant first.
  init(magnitude words: some Sequence<UInt>) {
    let words = Array(words)
    if words.count <= 1 {
      let word = words.first ?? 0
      if let word = Int(exactly: word) {
        self.init(word: word)
        return
      }
    }
    self = Self.make { r in
      words.withUnsafeBufferPointer {
        __gmpz_import(r, $0.count, -1, MemoryLayout<UInt>.size, 0, 0, $0.baseAddress)
      }
    }
  }

  /// A number from its words in two's complement, the least significant first, of which the last has the sign.
  init(twosComplement words: some Sequence<UInt>) {
    let words = Array(words)
    let isNegative = words.last.map { Int(bitPattern: $0) < 0 } ?? false
    let pattern = BigInteger(magnitude: words)
    // The pattern of a negative number is larger than the number by 2^width.
    self = isNegative ? pattern - BigInteger.one.shiftedUp(words.count * UInt.bitWidth) : pattern
  }
}
