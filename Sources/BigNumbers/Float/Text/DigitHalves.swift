internal import CMPFR

/// Decimal digits of a fraction of many limbs, in halves.
///
/// The fraction times 10^(19a) has the first 19a digits as whole part, and the fraction of that product has those that follow.
/// It is a product by 5^(19a), shifted. The first digits are written from the first a + 1 limbs of the fraction itself, so that
/// each half is a fraction of half the length, and nothing is divided.
///
/// **Source.** The fractions are those of the scaled remainder trees of D. J. Bernstein, Scaled remainder trees (2004).
struct DigitHalves {
  /// 5^(19·leaf·2^k) for k from 0.
  private let powers: [[UInt]]
  /// The largest number of chunks that are written one after another.
  private let leaf: Int

  /// 10¹⁹, the greatest power of ten in a word: a chunk of digits.
  private static let chunk: UInt = 10_000_000_000_000_000_000
  /// 5¹⁹.
  private static let fives: UInt = 19_073_486_328_125
  /// The most chunks of a leaf; 16 to 40 took equally many instructions.
  private static let mostOfLeaf = 24

  /// For fractions with so many chunks of nineteen digits, one or more.
  init(chunks: Int) {
    var depth = 0
    while (chunks - 1) >> depth + 1 > Self.mostOfLeaf { depth += 1 }
    leaf = (chunks - 1) >> depth + 1
    var powers: [[UInt]] = []
    for level in 0..<depth {
      if level == 0 {
        var power: [UInt] = [1]
        for _ in 0..<leaf {
          let carry = __gmpn_mul_1(&power, power, power.count, Self.fives)
          if carry > 0 { power.append(carry) }
        }
        powers.append(power)
      } else {
        let root = powers[level - 1]
        var square = [UInt](repeating: 0, count: 2 * root.count)
        __gmpn_sqr(&square, root, root.count)
        if square.last == 0 { square.removeLast() }
        powers.append(square)
      }
    }
    self.powers = powers
  }

  /// What follows the digits: the first limb of the rest, and whether nothing was cut off.
  struct Rest {
    let fraction: UInt
    let isExact: Bool
  }

  /// Writes 19n digits of a fraction with n + 1 limbs, which is overwritten; nil where the digits of the first half depend on
  /// limbs that it does not have.
  ///
  /// **Error.** Nine units of the last limb become nine at most of the limb above in each chunk, as in ``DecimalExpansion``, and
  /// so in a product by 10^(19a), of which a limbs are cut off. The first half, without the limbs that were cut off, then has an
  /// error of nine units of 2⁻⁶⁴ as well; its digits are those of the product unless that is so near to a whole number.
  func write(
    _ fraction: UnsafeMutablePointer<UInt>, chunks n: Int, _ text: UnsafeMutablePointer<UInt8>
  ) -> Rest? {
    write(fraction, n, level: powers.count, text)
  }

  private func write(
    _ fraction: UnsafeMutablePointer<UInt>, _ n: Int, level: Int,
    _ text: UnsafeMutablePointer<UInt8>
  ) -> Rest? {
    if level == 0 || n <= leaf { return Self.writeOneByOne(fraction, chunks: n, text) }
    let power = powers[level - 1]
    let first = leaf << (level - 1)
    if n <= first { return write(fraction, n, level: level - 1, text) }
    let length = n + 1
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: length + power.count + first + 1)
    { room -> Rest? in
      guard let product = room.baseAddress else { return nil }
      _ = __gmpn_mul(product, fraction, length, power, power.count)
      // 64 bits less in the fraction for each chunk, of which 19 are those of the power of two.
      let shift = (64 - 19) * first
      let (words, bits) = (shift >> 6, UInt32(shift & 63))
      let following = product + words
      var isExact = true
      for index in 0..<words where product[index] != 0 { isExact = false }
      if bits > 0, __gmpn_rshift(following, following, n - first + 2, bits) != 0 { isExact = false }
      let next = following[n - first]
      guard DecimalExpansion.slack..<(.max - DecimalExpansion.slack) ~= next else { return nil }
      let copy = product + (length + power.count)
      copy.update(from: fraction + (length - first - 1), count: first + 1)
      guard write(copy, first, level: level - 1, text) != nil,
        let rest = write(following, n - first, level: level - 1, text + 19 * first)
      else { return nil }
      return Rest(fraction: rest.fraction, isExact: rest.isExact && isExact)
    }
  }

  /// One chunk after another, each of which needs a limb less than the one before.
  static func writeOneByOne(
    _ fraction: UnsafeMutablePointer<UInt>, chunks n: Int, _ text: UnsafeMutablePointer<UInt8>
  ) -> Rest {
    var isExact = true
    for index in 0..<n {
      let low = fraction + index
      DecimalExpansion.write(
        __gmpn_mul_1(low, low, n + 1 - index, chunk), text + 19 * index)
      if low[0] != 0 { isExact = false }
    }
    return Rest(fraction: fraction[n], isExact: isExact)
  }
}
