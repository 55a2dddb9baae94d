/// A real number, uniform between 0 and 1, of which only the leading digits are known: the u-rand
/// of Karney (ACM TOMS 42(1), 2016, §2), in base 256.
///
/// Its infinitely many digits are independent and uniform, so that drawing one later changes
/// nothing in the joint distribution: every comparison and every rounding is that of the complete
/// real number. Digits of 8 bits are close to the ideal, since comparing two fresh deviates takes
/// 8.03 bits of each on average, and GMP imports an array of them directly.
struct UniformDeviate {
  /// The digits drawn so far, most significant first.
  private(set) var digits: [UInt8] = []

  /// Becomes a new deviate of which nothing is known.
  mutating func restart() { digits.removeAll(keepingCapacity: true) }

  /// Becomes a new deviate below ½: its first bit is 0, and the next seven are given.
  mutating func restart(belowHalf bits: UInt64) {
    restart()
    digits.append(UInt8(truncatingIfNeeded: bits))
  }

  /// Draws digits until `count` are known.
  mutating func extend(
    to count: Int, _ bits: inout RandomBits, using generator: inout some RandomNumberGenerator
  ) {
    guard digits.count < count else { return }
    // A rounding asks for many digits at once, a comparison for one.
    if count > digits.count + 1 { digits.reserveCapacity(count) }
    while digits.count < count {
      digits.append(UInt8(truncatingIfNeeded: bits.next(8, using: &generator)))
    }
  }

  /// Whether this real number is less than another, independent one: they differ with probability
  /// 1, and the first different digit decides.
  mutating func isLess(
    than other: inout UniformDeviate, _ bits: inout RandomBits,
    using generator: inout some RandomNumberGenerator
  ) -> Bool {
    var index = 0
    while true {
      extend(to: index + 1, &bits, using: &generator)
      other.extend(to: index + 1, &bits, using: &generator)
      if digits[index] != other.digits[index] { return digits[index] < other.digits[index] }
      index += 1
    }
  }
}

/// A random real number: ±(whole + fraction).
struct RandomDeviate {
  var isNegative = false
  var whole = 0
  var fraction = UniformDeviate()
}
