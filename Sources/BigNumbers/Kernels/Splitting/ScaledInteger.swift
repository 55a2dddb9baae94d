internal import CMPFR

/// integer · 2^exponent: a whole number of a splitting, of which the bits beyond a width are cut
/// off.
///
/// A cut changes the number by less than 2^(1−width) of itself, and a sum of two numbers that were
/// cut by as much of the larger one.
struct ScaledInteger {
  let integer = IntegerStorage.make()
  private(set) var exponent = 0

  /// A new register of a word.
  init(_ word: UInt) { __gmpz_set_ui(integer.pointer, word) }

  /// A number whose register is given.
  init(_ number: BigInteger, exponent: Int) {
    number.read { __gmpz_set(integer.pointer, $0) }
    self.exponent = exponent
  }

  /// The integer.
  var number: BigInteger { BigInteger.make { r in integer.read { __gmpz_set(r, $0) } } }

  /// The product.
  static func * (a: ScaledInteger, b: ScaledInteger) -> ScaledInteger {
    var product = ScaledInteger(0)
    a.integer.read { x in b.integer.read { y in __gmpz_mul(product.integer.pointer, x, y) } }
    product.exponent = a.exponent + b.exponent
    return product
  }

  /// The sum, cut to a width, in the registers of the operands, which both end here.
  ///
  /// The operand with the larger exponent is shifted up as far as the width needs, and the bits of the other one below its unit
  /// are cut off.
  static func sum(_ a: ScaledInteger, _ b: ScaledInteger, width: Int) -> ScaledInteger {
    var (low, high) = a.exponent <= b.exponent ? (a, b) : (b, a)
    if high.isZero { return low }
    let gap = high.exponent - low.exponent
    let lift = min(gap, max(0, width + UInt.bitWidth - high.integer.bitCount))
    high.integer.shiftUp(lift)
    high.exponent -= lift
    if gap > lift {
      low.integer.read { __gmpz_tdiv_q_2exp(low.integer.pointer, $0, UInt(gap - lift)) }
    }
    low.integer.read { x in
      high.integer.read { y in __gmpz_add(high.integer.pointer, x, y) }
    }
    return high.cut(to: width)
  }

  var isZero: Bool { integer.pointer.pointee._mp_size == 0 }

  /// The number with its powers of two in the exponent.
  consuming func withoutTwos() -> ScaledInteger {
    let twos = isZero ? 0 : integer.read { __gmpz_scan1($0, 0) }
    if twos > 0 { integer.read { __gmpz_tdiv_q_2exp(integer.pointer, $0, twos) } }
    exponent += Int(twos)
    return self
  }

  /// Cuts off the bits beyond a width, if they are more than a word.
  consuming func cut(to width: Int) -> ScaledInteger {
    let excess = integer.bitCount - width
    guard excess > UInt.bitWidth else { return self }
    integer.read { x in __gmpz_tdiv_q_2exp(integer.pointer, x, UInt(excess)) }
    exponent += excess
    return self
  }

  /// The number rounded to nearest.
  func number(bits: Int) -> BigFloat {
    BigFloat.make(bits: bits) { r in
      integer.read { mpfr_set_z_2exp(r, $0, exponent, MPFR_RNDN) }
    }
  }
}

extension IntegerStorage {
  /// Multiplies by all values, several of them at a time where their product fits a word.
  func multiply(by values: Span<UInt>) {
    withExtendedLifetime(self) { pointer.multiply(by: values) }
  }
}

extension UnsafeMutablePointer<__mpz_struct> {
  /// As for a register, which the caller keeps alive.
  func multiply(by values: Span<UInt>) {
    var word: UInt = 1
    for index in values.indices {
      let (product, overflow) = word.multipliedReportingOverflow(by: values[index])
      if overflow { __gmpz_mul_ui(self, self, word) }
      word = overflow ? values[index] : product
    }
    if word != 1 { __gmpz_mul_ui(self, self, word) }
  }
}
