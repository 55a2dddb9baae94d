internal import CMPFR

/// A product of powers of primes, which is gathered in words.
struct PowerProduct {
  private var words: [UInt] = []
  private var word: UInt = 1

  /// Multiplies by a power.
  mutating func multiply(by prime: UInt, _ exponent: Int32) {
    for _ in 0..<exponent {
      let (product, overflow) = word.multipliedReportingOverflow(by: prime)
      if overflow { words.append(word) }
      word = overflow ? prime : product
    }
  }

  /// Multiplies a number by the product.
  func multiply(_ number: IntegerStorage) {
    if words.count < 4 {
      number.multiply(by: (words + [word]).span)
    } else {
      let product = IntegerStorage.make()
      __gmpz_set_ui(product.pointer, word)
      product.multiply(by: words.span)
      product.read { factor in number.read { __gmpz_mul(number.pointer, $0, factor) } }
    }
  }
}
