internal import CMPFR

/// integer · 2^exponent: a whole number of a splitting, of which the bits beyond a width are cut
/// off.
///
/// A cut changes the number by less than 2^(1−width) of itself, and a sum of two numbers that were
/// cut by as much of the larger one.
struct ScaledInteger {
  let integer = IntegerStorage.make()
  private(set) var exponent = 0

  /// A register of a word.
  init(_ word: UInt) { __gmpz_set_ui(integer.pointer, word) }

  /// The product.
  static func * (a: ScaledInteger, b: ScaledInteger) -> ScaledInteger {
    var product = ScaledInteger(0)
    a.integer.read { x in b.integer.read { y in __gmpz_mul(product.integer.pointer, x, y) } }
    product.exponent = a.exponent + b.exponent
    return product
  }

  /// The sum, in the registers of the operands, which both end here.
  ///
  /// Only cuts make exponents positive. Hence the operand with the larger exponent has as many bits
  /// as the width, and the bits of the other one below its unit may be cut off.
  static func + (a: ScaledInteger, b: ScaledInteger) -> ScaledInteger {
    let (low, high) = a.exponent <= b.exponent ? (a, b) : (b, a)
    low.integer.read { x in
      __gmpz_tdiv_q_2exp(low.integer.pointer, x, UInt(high.exponent - low.exponent))
    }
    low.integer.read { x in
      high.integer.read { y in __gmpz_add(high.integer.pointer, x, y) }
    }
    return high
  }

  /// Cuts off the bits beyond a width, if they are more than a word.
  consuming func cut(to width: Int) -> ScaledInteger {
    let excess = integer.read { __gmpz_sizeinbase($0, 2) } - width
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
    var word: UInt = 1
    for index in values.indices {
      let (product, overflow) = word.multipliedReportingOverflow(by: values[index])
      if overflow { read { __gmpz_mul_ui(pointer, $0, word) } }
      word = overflow ? values[index] : product
    }
    if word != 1 { read { __gmpz_mul_ui(pointer, $0, word) } }
  }
}
