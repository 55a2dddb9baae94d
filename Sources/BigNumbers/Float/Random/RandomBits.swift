import NumericCore

/// The bits of a generator, a few at a time.
///
/// A word is drawn when the previous one is used up, and its bits are taken from the most
/// significant one on. Bits that remain after a number are dropped, so that the generator holds the
/// only state.
struct RandomBits {
  /// The remaining bits of the last word, at the upper end; zeros below.
  private var pool: UInt64 = 0
  private var available = 0
  private let wordLimit: Int
  private var drawnWords = 0

  /// The source of one number of a precision p.
  ///
  /// Independent bits decide a number after p and some hundred bits. A generator with a short
  /// period may never decide: equal deviates cannot be told apart, and a rejection may repeat for
  /// ever. The limit of 4096 words and p/32, far above what independent bits need, turns that into
  /// a message.
  init(_ precision: Precision) { wordLimit = 4096 + precision.bits / 32 }

  /// The next `count` bits, from 1 to 64, as a whole number below 2^count.
  mutating func next(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> UInt64 {
    var result = pool >> (64 - count)
    if count <= available {
      pool <<= count
      available -= count
    } else {
      // The remaining bits are the upper ones; the missing ones are the first of the next word.
      let missing = count - available
      let word = nextWord(using: &generator)
      result |= word >> (64 - missing)
      pool = word << missing
      available = 64 - missing
    }
    return result
  }

  private mutating func nextWord(using generator: inout some RandomNumberGenerator) -> UInt64 {
    guard drawnWords < wordLimit else {
      preconditionFailure(
        "\(wordLimit) words of the random number generator did not decide one number: it repeats itself"
      )
    }
    drawnWords += 1
    return generator.next()
  }
}
