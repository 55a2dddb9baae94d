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
    withUnsafeTemporaryAllocation(
      of: UInt.self, capacity: room(limbs: 1, bits: result.pointee._mpfr_prec)
    ) { room in
      guard let limbs = room.baseAddress else { return nil }
      limbs[0] = UInt(word)
      return write(limbs, 1, isCut: false, exponent, to: result, rounding)
    }
  }

  /// Writes the number of ASCII digits times 10^exponent, by the same rules.
  static func write(
    _ digits: [UInt8], _ exponent: Int, to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    digits.withUnsafeBufferPointer { digits in
      write(digits[...], digits[digits.count...], exponent, to: result, rounding)
    }
  }

  /// Writes the number of ASCII digits in two runs, without the point between them, times 10^exponent.
  static func write(
    _ whole: DigitRuns.Run, _ part: DigitRuns.Run, _ exponent: Int,
    to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    let digits = DigitRuns(whole, part)
    let exponent = exponent + digits.zeros
    return writeShort(digits, exponent, to: result, rounding)
      ?? LongDecimal.write(digits, exponent, to: result, rounding)
  }

  /// The same for precisions for which powers of five are kept.
  static func writeShort(
    _ digits: DigitRuns, _ exponent: Int, to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    let bits = result.pointee._mpfr_prec
    guard let most = mostDigits(bits: bits) else { return nil }
    let used = min(digits.count, most)
    let capacity = DecimalLimbs.limbs(digits: used)
    return withUnsafeTemporaryAllocation(
      of: UInt.self, capacity: room(limbs: capacity, bits: bits)
    ) { room in
      guard let limbs = room.baseAddress else { return nil }
      var collected = DecimalLimbs(limbs)
      let (first, second) = digits.prefix(used)
      collected.append(first)
      collected.append(second)
      return collected.finish().flatMap { length in
        write(
          limbs, length, isCut: used < digits.count, exponent + (digits.count - used), to: result,
          rounding)
      }
    }
  }

  /// The number of digits that are read for a number of `bits` bits; nil if the limbs of a power of five are too few.
  ///
  /// 20(n + 1) digits have more than n + 1 limbs, so that what is cut off behind them is below a unit of the n limbs kept.
  private static func mostDigits(bits: Int) -> Int? { keptLimbs(bits).map { 20 * ($0 + 1) } }

  /// The number of limbs of the room in which an integer of `limbs` limbs becomes a number of `bits` bits.
  private static func room(limbs: Int, bits: Int) -> Int { 2 * limbs + (keptLimbs(bits) ?? 0) }

  /// The number of limbs that decides almost all roundings to so many bits; nil if they are too many.
  private static func keptLimbs(_ bits: Int) -> Int? {
    let count = (bits + 63) >> 6 + 1
    return count <= PowerOfFive.mostLimbs ? count : nil
  }

  /// Writes the integer times 10^exponent; its limbs lie in a ``room(limbs:bits:)``.
  private static func write(
    _ limbs: UnsafeMutablePointer<UInt>, _ count: Int, isCut: Bool, _ exponent: Int,
    to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    guard let kept = keptLimbs(result.pointee._mpfr_prec),
      exponent.magnitude < PowerOfFive.mostExponent
    else { return nil }
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
    let highest = five.withLimbs { __gmpn_mul(product, $0, kept, limbs + (count - used), used) }
    if highest >> 63 == 0 {
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
