internal import CMPFR

/// z = ∏ (a_j + b_j·i)^e_j for the Gaussian primes from 2 + i to 11 + 4i, with a_j − b_j·i in place of the inverse.
struct GaussianProduct {
  private(set) var re = IntegerStorage.make()
  private(set) var im = IntegerStorage.make()
  private let powers: [Int]

  private static let primes: [(a: Int, b: Int)] = [
    (2, 1), (3, 2), (4, 1), (5, 2), (6, 1), (5, 4), (7, 2), (6, 5), (8, 3), (8, 5), (9, 4), (10, 1),
    (10, 3), (8, 7), (11, 4),
  ]

  /// The exponents are those of the primes from 1 + i, of which the first is left out.
  init(_ exponents: [Int]) {
    powers = exponents.dropFirst().map { abs($0) }
    let signs = exponents.dropFirst().map { $0 < 0 ? -1 : 1 }
    __gmpz_set_ui(re.pointer, 1)
    let top = Int.bitWidth - powers.reduce(0, |).leadingZeroBitCount
    for bit in (0..<top).reversed() {
      square()
      for (j, prime) in Self.primes.enumerated() where powers[j] >> bit & 1 != 0 {
        multiply(by: prime.a, signs[j] * prime.b)
      }
    }
  }

  /// z = z², with two products in place of three: (re + im)(re − im) and 2·re·im.
  mutating func square() {
    let (sum, difference) = (IntegerStorage.make(), IntegerStorage.make())
    re.read { re in
      im.read { im in
        __gmpz_add(sum.pointer, re, im)
        __gmpz_sub(difference.pointer, re, im)
        __gmpz_mul(self.im.pointer, re, im)
      }
    }
    im.shiftUp(1)
    sum.read { sum in difference.read { __gmpz_mul(re.pointer, sum, $0) } }
  }

  /// z = z·(a + bi).
  private mutating func multiply(by a: Int, _ b: Int) {
    let (newRe, newIm) = (IntegerStorage.make(), IntegerStorage.make())
    let (add, subtract) =
      b < 0 ? (__gmpz_submul_ui, __gmpz_addmul_ui) : (__gmpz_addmul_ui, __gmpz_submul_ui)
    re.read { re in
      im.read { im in
        __gmpz_mul_ui(newRe.pointer, re, UInt(a))
        subtract(newRe.pointer, im, b.magnitude)
        __gmpz_mul_ui(newIm.pointer, im, UInt(a))
        add(newIm.pointer, re, b.magnitude)
      }
    }
    (re, im) = (newRe, newIm)
  }

  /// |z|² = ∏ (a_j² + b_j²)^|e_j|.
  var norm: IntegerStorage {
    .product(of: Self.primes.map { UInt($0.a * $0.a + $0.b * $0.b) }, powers: powers)
  }

  /// Multiplies both parts by a power of two.
  func shiftUp(_ bits: Int) {
    re.shiftUp(bits)
    im.shiftUp(bits)
  }

  /// Shifts both parts so that the larger one fills its limbs; returns their number.
  func fillLimbs() -> Int {
    let bits = max(re.bitCount, im.bitCount)
    shiftUp(-bits & 63)
    return (bits + 63) >> 6
  }
}

extension IntegerStorage {
  var isNegative: Bool { pointer.pointee._mp_size < 0 }
  /// The bits of the magnitude.
  var bitCount: Int { read { Int(__gmpz_sizeinbase($0, 2)) } }
}
