internal import CMPFR
import NumericCore

/// A decimal of any length as a binary number: GMP's integer of its digits, multiplied or divided by the exact power of five.
///
/// MPFR squares numbers of the full length to find the power, where the exact one has half the length in each step before:
/// this takes 0.83 to 0.92 of its time from 8192 to 3·10⁶ bits (`text-ratios`).
enum LongDecimal {
  /// Writes digits times 10^exponent, rounded; returns the ternary value, or nil for zero and where the power of five is much
  /// longer than the result.
  ///
  /// The first 0.302·bits + 40 digits decide almost all roundings.
  static func write(
    _ digits: DigitRuns, _ exponent: Int, to result: BigFloat.Pointer, _ rounding: Rounding
  ) -> Int32? {
    let bits = result.pointee._mpfr_prec
    for used in [min(digits.count, Int(Double(bits) * 0.302) + 40), digits.count] {
      let power = exponent + (digits.count - used)
      guard used > 0, power.magnitude <= 4 * bits + 4000 else { return nil }
      if let ternary = write(digits, used, power, to: result, rounding) { return ternary }
    }
    return nil
  }

  /// Writes the number of the first digits times 10^power; nil where those that follow may change the rounding.
  ///
  /// The number is an integer and less than a unit more: an odd half unit stands for a remainder and for the digits that follow.
  /// The integer has 65 bits or more behind those of the result, and these digits are less than 2^−129 of it.
  private static func write(
    _ digits: DigitRuns, _ used: Int, _ power: Int, to result: BigFloat.Pointer,
    _ rounding: Rounding
  ) -> Int32? {
    let bits = result.pointee._mpfr_prec
    let number = integer(digits.prefix(used), count: used)
    let five = IntegerStorage.make()
    __gmpz_ui_pow_ui(five.pointer, 5, power.magnitude)
    var (isExact, scale) = (used == digits.count, power)
    if power >= 0 {
      five.read { five in number.read { __gmpz_mul(number.pointer, $0, five) } }
    } else {
      let shift = max(0, bits + 66 + five.bitCount - number.bitCount)
      number.shiftUp(shift)
      scale -= shift
      if !divide(number, by: five) { isExact = false }
    }
    if used < digits.count, isNextToBorder(number, bits: bits) { return nil }
    if !isExact {
      number.shiftUp(1)
      number.read { __gmpz_add_ui(number.pointer, $0, 1) }
      scale -= 1
    }
    return number.read { mpfr_set_z_2exp(result, $0, scale, rounding.mpfr) }
  }

  /// Whether the 64 bits behind the first ones are all ones, or all but the highest.
  private static func isNextToBorder(_ number: IntegerStorage, bits: Int) -> Bool {
    let window = IntegerStorage.make()
    let rest = number.bitCount - bits - 64
    number.read { __gmpz_fdiv_q_2exp(window.pointer, $0, UInt(rest)) }
    let bits = window.read { __gmpz_getlimbn($0, 0) }
    return bits == .max || bits == .max >> 1
  }

  /// The integer of the digits of two runs.
  private static func integer(_ runs: (DigitRuns.Run, DigitRuns.Run), count: Int) -> IntegerStorage
  {
    let number = IntegerStorage.make()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { digits in
      for (index, digit) in runs.0.enumerated() { digits[index] = digit & 15 }
      for (index, digit) in runs.1.enumerated() { digits[runs.0.count + index] = digit & 15 }
      let limbs = __gmpz_limbs_write(number.pointer, count / 19 + 2)
      let length = __gmpn_set_str(limbs, digits.baseAddress, count, 10)
      __gmpz_limbs_finish(number.pointer, length)
    }
    return number
  }

  /// Divides and rounds down; returns whether there is no remainder.
  ///
  /// A product modulo a word shows almost every remainder.
  private static func divide(_ number: IntegerStorage, by divisor: IntegerStorage) -> Bool {
    let modulus: UInt = 0xFFFF_FFFF_FFFF_FFC5
    let dividend = IntegerStorage.make()
    __gmpz_swap(dividend.pointer, number.pointer)
    dividend.read { a in divisor.read { __gmpz_tdiv_q(number.pointer, a, $0) } }
    func rest(_ x: IntegerStorage) -> UInt { x.read { __gmpz_fdiv_ui($0, modulus) } }
    let product = rest(number).multipliedFullWidth(by: rest(divisor))
    if modulus.dividingFullWidth(product).remainder != rest(dividend) { return false }
    return divisor.read { b in
      number.read { q in
        let product = IntegerStorage.make()
        __gmpz_mul(product.pointer, q, b)
        return product.read { p in dividend.read { __gmpz_cmp(p, $0) == 0 } }
      }
    }
  }
}
