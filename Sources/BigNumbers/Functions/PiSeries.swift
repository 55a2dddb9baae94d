internal import CMPFR
import NumericCore

/// The terms of Chudnovsky's series for π that some digits need, in parts that are computed apart from each other.
///
/// 426880·√10005/π = Σ (−1)^k (6k)!·(545140134k + 13591409)/((3k)!·k!³·640320^(3k)). A part of the terms is three whole numbers, which
/// are multiplied when it is joined to the part that follows: processes or machines compute parts, and one of them joins all.
///
/// **Complexity.** The parts of n digits take O(M(n) (log n)²) together, for products of n digits in M(n); joining k parts takes
/// O(M(n) log k), and the quotient and root O(M(n)).
///
/// **Source.** D. V. and G. V. Chudnovsky, in: Ramanujan Revisited (1988); B. Haible and T. Papanikolaou, ANTS-III (1998).
public struct PiSeries: Sendable {
  /// The decimal digits.
  public let digits: Int
  /// The number of terms.
  public let count: Int
  private let bits: Int

  /// The bits beyond those of the digits, of which functions that round correctly ask for less than 200.
  private static var extraBits: Int { 512 }

  /// The series for some digits.
  ///
  /// - Precondition: there are between 1 and 10¹⁰ digits.
  public init(digits: Int) {
    precondition((1...10_000_000_000).contains(digits), "the number of digits is in range")
    self.digits = digits
    bits = Precision.bitsCovering(digits: digits) + Self.extraBits
    count = HypergeometricSeries.pi.count(bits: bits)
  }

  private var splitting: SeriesSplitting {
    HypergeometricSeries.pi.splitting(count: count, bits: bits)
  }

  /// The numbers of some terms, which are not none, as bytes.
  public func part(_ terms: Range<Int>) -> [UInt8] {
    precondition(!terms.isEmpty && terms.upperBound <= count, "the terms are some of all")
    let isLast = terms.upperBound == count
    return splitting.block(
      terms, needsP: !isLast, threads: HypergeometricSeries.threads(bits: bits)
    ).bytes
  }

  /// Joins the bytes of parts, which have all terms in their order, and gives the result to all that computes with π from now on.
  ///
  /// - Returns: Whether the bytes are parts of these digits and give π, of which up to 2000 bits are compared.
  public func keep(_ parts: [[UInt8]]) -> Bool {
    let splitting = splitting
    var blocks: [SeriesSplitting.Block] = []
    for part in parts {
      guard let block = SeriesSplitting.Block(part, of: splitting, terms: count) else {
        return false
      }
      blocks.append(block)
    }
    // Neighbours are joined, so that the numbers of each product are about as long.
    while blocks.count > 1 {
      var next: [SeriesSplitting.Block] = []
      for place in stride(from: 0, to: blocks.count - 1, by: 2) {
        let isLast = place + 2 == blocks.count
        next.append(
          splitting.joined(
            blocks[place], blocks[place + 1], needsP: !isLast,
            threads: HypergeometricSeries.threads(bits: bits)))
      }
      if blocks.count % 2 == 1 { next += blocks.suffix(1) }
      blocks = next
    }
    guard let whole = blocks.first else { return false }
    let (t, q) = (whole.t.number(bits: bits), splitting.denominator(whole).number(bits: bits))
    let value = KeptNumber.pi(t, q, bits: bits)
    let compared = min(bits, 2048)
    let own = KeptNumber.pi.value(bits: compared)
    let tolerance = BigFloat(sign: .plus, exponent: 32 - compared, significand: 1)
    guard value.isFinite,
      (BigFloat(value, precision: .bits(compared)) - own).magnitude < tolerance
    else { return false }
    KeptNumber.keep(value, as: .pi)
    return true
  }
}

// MARK: - Bytes

extension SeriesSplitting.Block {
  /// P, Q and T, each with its exponent, its sign and number of words, and the powers that are counted, all as words, the least
  /// significant byte first.
  fileprivate var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func add(_ word: UInt64) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    for scaled in [p, q, t] {
      let number = scaled.number
      let words = number.magnitude.words
      add(UInt64(bitPattern: Int64(scaled.exponent)))
      add(UInt64(words.count) << 1 | (number < 0 ? 1 : 0))
      for word in words { add(UInt64(word)) }
    }
    for power in ratio + denominator { add(UInt64(bitPattern: Int64(power))) }
    return bytes
  }

  /// Reads the bytes; nil if they are none of a splitting of a number of terms.
  fileprivate init?(_ bytes: [UInt8], of splitting: SeriesSplitting, terms: Int) {
    var place = 0
    func next() -> UInt64? {
      guard place + 8 <= bytes.count else { return nil }
      defer { place += 8 }
      return bytes.withUnsafeBytes {
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
    }
    /// A number that is at most as large as another one.
    func next(atMost most: Int) -> Int? {
      next().map { Int(truncatingIfNeeded: $0) }.flatMap {
        abs($0 == .min ? .max : $0) <= most ? $0 : nil
      }
    }
    var numbers: [ScaledInteger] = []
    for _ in 0..<3 {
      guard let exponent = next(atMost: 1 << 44),
        let length = next(atMost: 2 * (splitting.width / UInt.bitWidth + 4)), length > 1
      else { return nil }
      var words: [UInt] = []
      words.reserveCapacity(length / 2)
      for _ in 0..<length / 2 {
        guard let word = next() else { return nil }
        words.append(UInt(word))
      }
      let magnitude = BigInteger(magnitude: words)
      let number = ScaledInteger(length % 2 == 1 ? -magnitude : magnitude, exponent: exponent)
      if number.isZero { return nil }
      numbers.append(number)
    }
    let count = splitting.primes?.primes.count ?? 0
    var powers: [Int32] = []
    for _ in 0..<2 * count {
      guard let power = next(atMost: 64 * terms) else { return nil }
      powers.append(Int32(truncatingIfNeeded: power))
    }
    guard place == bytes.count else { return nil }
    self.init(
      p: numbers[0], q: numbers[1], t: numbers[2], ratio: Array(powers[..<count]),
      denominator: Array(powers[count...]))
  }
}
