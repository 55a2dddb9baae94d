internal import CMPFR

/// Collects decimal digits as the limbs of an integer, nineteen at a time.
struct DecimalLimbs {
  /// The number of limbs that hold so many digits.
  static func limbs(digits: Int) -> Int { digits / 19 + 1 }

  let limbs: UnsafeMutablePointer<UInt>
  /// The number of limbs written.
  private(set) var count = 0
  private var word: UInt = 0
  private var pending = 0

  /// Collects digits in a room for ``limbs(digits:)`` limbs.
  init(_ limbs: UnsafeMutablePointer<UInt>) { self.limbs = limbs }

  /// Takes ASCII digits that follow those before.
  mutating func append(_ digits: Slice<UnsafeBufferPointer<UInt8>>) {
    var next = digits.startIndex
    let bytes = digits.base
    while next < digits.endIndex {
      let end = min(digits.endIndex, next + 19 - pending)
      pending += end - next
      var word = word
      while next < end {
        word = word &* 10 &+ UInt(bytes[next] & 15)
        next += 1
      }
      self.word = word
      if pending == 19 { flush() }
    }
  }

  /// The number of limbs of the integer, the last of which is not 0; nil for zero.
  mutating func finish() -> Int? {
    if pending > 0 { flush() }
    while count > 0, limbs[count - 1] == 0 { count -= 1 }
    return count == 0 ? nil : count
  }

  private mutating func flush() {
    let power = UInt(ulp_power_of_ten(Int32(pending)))
    limbs[count] = count > 0 ? __gmpn_mul_1(limbs, limbs, count, power) : 0
    // The sum fits, because it is less than 10^(19·(count + 1)).
    var (place, carry) = (0, false)
    (limbs[0], carry) = limbs[0].addingReportingOverflow(word)
    while carry {
      place += 1
      (limbs[place], carry) = limbs[place].addingReportingOverflow(1)
    }
    count += 1
    (word, pending) = (0, 0)
  }
}
