internal import CMPFR

/// Collects decimal digits as the limbs of an integer, nineteen at a time.
///
/// Digits behind the first `most` are counted only; zeros at the end do not belong to the integer.
struct DecimalLimbs {
  /// The number of limbs that hold so many digits.
  static func limbs(digits: Int) -> Int { digits / 19 + 1 }

  let limbs: UnsafeMutablePointer<UInt>
  private let most: Int
  /// The number of limbs written.
  private(set) var count = 0
  /// The number of digits behind those of the integer.
  private(set) var omitted = 0
  /// Whether one of the omitted digits is not 0.
  private(set) var isCut = false

  private var used = 0
  private var word: UInt = 0
  private var pending = 0

  /// Collects digits in a room for ``limbs(digits:)`` limbs of `most` digits.
  init(_ limbs: UnsafeMutablePointer<UInt>, most: Int) { (self.limbs, self.most) = (limbs, most) }

  /// Takes the next digit; zeros in front of the first other one are no digits.
  @inline(__always)
  mutating func append(_ digit: UInt8) {
    if digit == 0 {
      if used > 0 { omitted += 1 }
      return
    }
    if omitted > 0, !isCut { appendZeros() }
    if used < most {
      push(UInt(digit))
    } else {
      omitted += 1
      isCut = true
    }
  }

  /// Takes the zeros in front of a digit.
  private mutating func appendZeros() {
    while omitted > 0, used < most {
      push(0)
      omitted -= 1
    }
  }

  @inline(__always)
  private mutating func push(_ digit: UInt) {
    used += 1
    word = word &* 10 &+ digit
    pending += 1
    if pending == 19 { flush() }
  }

  /// The limbs of the integer, the last of which is not 0; nil for zero.
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
