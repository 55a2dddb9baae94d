internal import CMPFR
import NumericCore

/// A decimal, digits times a power of ten, as a binary number: one product by the leading limbs of a power of five, where
/// these decide the rounding.
///
/// **Error.** Let X be the first l ≤ n limbs of the digits, whose first bit is set, and w the n limbs of the power. Then X·w ≤
/// exact < (X + 1)(w + 2) < X·w + 4·2^(64n), as X and w are less than 2^(64l) and 2^(64n), and nothing is cut off unless l = n.
/// In units of the lowest of the n limbs that are kept this is less than 8, as the product is shifted up by at most a bit, and
/// 9 with the limbs below.
enum DecimalProduct {
  /// A bound of the error in units of the last limb.
  private static let slack: UInt = 16

  /// Writes word·10^exponent, rounded; returns the ternary value, or nil where this does not decide it.
  static func write(
    _ word: UInt64, _ exponent: Int, to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    guard let kept = keptLimbs(result), exponent.magnitude < PowerOfFive.mostExponent else {
      return nil
    }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1 + kept + 1) { room in
      guard let limbs = room.baseAddress else { return nil }
      limbs[0] = UInt(word)
      return write(limbs, 1, isCut: false, exponent, kept: kept, to: result, rounding)
    }
  }

  /// Writes the number of ASCII digits, the first of which is not 0, times 10^exponent, by the same rules.
  static func write(
    _ digits: [UInt8], _ exponent: Int, to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    guard let kept = keptLimbs(result), exponent.magnitude < PowerOfFive.mostExponent,
      digits.count < PowerOfFive.mostExponent, digits.first != UInt8(ascii: "0"),
      let last = digits.lastIndex(where: { $0 != UInt8(ascii: "0") })
    else { return nil }
    // 20(n + 1) digits have more than n + 1 limbs, so that what is cut off here is below a unit of the limbs kept.
    let used = min(last + 1, 20 * (kept + 1))
    let length = used / 19 + 1
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: length + kept + length) { room in
      guard let limbs = room.baseAddress else { return nil }
      let count = integer(digits[..<used], limbs)
      return write(
        limbs, count, isCut: used <= last, exponent + (digits.count - used), kept: kept,
        to: result, rounding)
    }
  }

  /// The number of limbs that decides almost all roundings to the precision of the result; nil if they are too many.
  private static func keptLimbs(_ result: BigFloat.Pointer) -> Int? {
    let count = (result.pointee._mpfr_prec + 63) >> 6 + 1
    return count <= PowerOfFive.mostLimbs ? count : nil
  }

  /// The limbs of an integer, nineteen digits after the other; returns their number.
  private static func integer(
    _ digits: ArraySlice<UInt8>, _ limbs: UnsafeMutablePointer<UInt>
  ) -> Int {
    digits.withUnsafeBufferPointer { digits in
      var (count, next) = (0, 0)
      while next < digits.count {
        let end = next == 0 ? (digits.count - 1) % 19 + 1 : next + 19
        let power = UInt(ulp_power_of_ten(Int32(end - next)))
        var word: UInt = 0
        while next < end {
          word = word &* 10 &+ UInt(digits[next] & 15)
          next += 1
        }
        limbs[count] = 0
        if count > 0 {
          limbs[count] = __gmpn_mul_1(limbs, limbs, count, power)
          // The sum fits, because it is less than 10^(19·(count + 1)).
          var place = 0
          var (sum, carry) = limbs[0].addingReportingOverflow(word)
          limbs[0] = sum
          while carry {
            place += 1
            (sum, carry) = limbs[place].addingReportingOverflow(1)
            limbs[place] = sum
          }
        } else {
          limbs[0] = word
        }
        count += 1
      }
      while limbs[count - 1] == 0 { count -= 1 }
      return count
    }
  }

  /// Writes the integer times 10^exponent; behind its limbs is room for them and `kept` further ones.
  private static func write(
    _ limbs: UnsafeMutablePointer<UInt>, _ count: Int, isCut: Bool, _ exponent: Int, kept: Int,
    to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    let zeros = limbs[count - 1].leadingZeroBitCount
    if zeros > 0 { _ = __gmpn_lshift(limbs, limbs, count, UInt32(zeros)) }
    if exponent == 0, !isCut {
      return round(limbs, count, exponent: 64 * count - zeros, to: result, rounding)
    }
    let used = min(count, kept)
    let five = PowerOfFive.value(exponent, count: kept)
    let product = limbs + count
    // exact = product·2^(scale + exponent − zeros + 64(count − used)).
    var binaryExponent = five.scale + exponent - zeros + 64 * (count + kept)
    if __gmpn_mul(product, five.limbs, kept, limbs + (count - used), used) >> 63 == 0 {
      _ = __gmpn_lshift(product, product, kept + used, 1)
      binaryExponent -= 1
    }
    if five.isExact, !isCut, used == count {
      return round(product, kept + used, exponent: binaryExponent, to: result, rounding)
    }
    let high = product + used
    guard isDecided(high, kept, bits: result.pointee._mpfr_prec) else { return nil }
    // The exact number is above this one and on the same side of every border of rounding, like this one with its last bit.
    high[0] |= 1
    return round(high, kept, exponent: binaryExponent, to: result, rounding)
  }

  /// Whether no border of rounding to `bits` bits, in any direction, is within the error above a number, from the 64 bits
  /// behind these.
  private static func isDecided(_ limbs: UnsafeMutablePointer<UInt>, _ count: Int, bits: Int)
    -> Bool
  {
    let (limb, offset) = (count - 1 - (bits >> 6), UInt(bits & 63))
    let window =
      offset == 0 ? limbs[limb] : limbs[limb] << offset | limbs[limb - 1] >> (64 - offset)
    let half: UInt = 1 << 63
    return window > 0 && window < UInt.max - slack && (window > half || window < half - slack)
  }

  private static func round(
    _ limbs: UnsafeMutablePointer<UInt>, _ count: Int, exponent: Int, to result: BigFloat.Pointer,
    _ rounding: Rounding
  ) -> Int32 {
    var number = __mpfr_struct(
      _mpfr_prec: 64 * count, _mpfr_sign: 1, _mpfr_exp: exponent, _mpfr_d: limbs)
    return mpfr_set(result, &number, rounding.mpfr)
  }
}
