/// A factor of the Hilbert class polynomial over the genus field, as integers.
///
/// The roots of a discriminant's class polynomial are the j of its forms. Those of one genus are the roots of a factor with
/// coefficients α in the real part of the genus field Q(√p₁*, …, √p_t*), whose Galois group acts on the square roots by the
/// genus characters χ. So α_G = Σ χ_d(G)·c_d·√d over the products d > 0 of the prime discriminants, and with 2^(t−1) genera
/// Σ_G χ_d(G)·α_G = 2^(t−1)·c_d·√d. That is an algebraic integer, and no square but 4 divides d, so that 2^t·c_d is whole.
///
/// Modulo a prime, of which all p* are squares, one such factor is found from their roots, and its degree is that of the whole
/// polynomial divided by the number of genera.
///
/// Nothing depends on these numbers being right but whether a proof is found: a curve made of wrong ones has another order.
///
/// **Source.** Atkin and Morain, Elliptic curves and primality proving, Math. Comp. 61 (1993), section 7; Cox, Primes of the
/// form x² + ny², § 6.
struct GenusPolynomial {
  /// The prime discriminants p*.
  private let factors: [Int]
  /// By the sets of p* whose product d is positive, as bits: the 2^t·c_d of all coefficients but the first, the constant first.
  private let parts: [(set: Int, coefficients: [BigInteger])]

  /// The factor for a discriminant below −4.
  init(_ discriminant: Discriminant) {
    factors = discriminant.factors
    let forms = QuadraticForm.reduced(discriminant.value).map { form in
      (form: form, genus: Self.genus(of: form, discriminant.factors))
    }
    let bits = Self.bits(forms, discriminant.value)
    let invariant = ModularInvariant(discriminant: discriminant.value, bits: bits)
    var products: [Int: RealPolynomial] = [:]
    for (form, genus) in forms {
      products[genus, default: RealPolynomial(bits: bits)]
        .multiply(byRoot: invariant(form), isReal: form.isAmbiguous)
    }
    parts = (0..<1 << factors.count).filter { Self.isPositive($0, discriminant.factors) }
      .map { set in
        let product = Self.members(set, discriminant.factors).reduce(1, *)
        let root = BigInteger(product).shiftedUp(2 * bits).squareRoot()?.root ?? .one
        let coefficients = (0..<discriminant.degree).map { place in
          let sum = products.reduce(BigInteger.zero) { sum, genus in
            let isNegative = !(genus.key & set).nonzeroBitCount.isMultiple(of: 2)
            let coefficient = genus.value.coefficients[place]
            return isNegative ? sum - coefficient : sum + coefficient
          }
          // 2·sum/√d, rounded to the nearest whole number.
          return (sum.shiftedUp(2) + root)
            .flooredQuotientAndRemainder(dividingBy: root.shiftedUp(1)).quotient
        }
        return (set, coefficients)
      }
  }

  /// The factor modulo an odd number, with its leading coefficient 1 at the end; `root` gives square roots of the p*.
  func coefficients(modulo n: BigInteger, root: (Int) -> BigInteger) -> [BigInteger] {
    guard let half = BigInteger(2).inverse(modulo: n) else { return [] }
    let scale = half.residue(ofPower: BigInteger(factors.count), modulo: n)
    var sums = [BigInteger](repeating: .zero, count: parts[0].coefficients.count)
    for (set, coefficients) in parts {
      let members = Self.members(set, factors)
      // i² = −1 for every two negative factors.
      let isNegative = members.count { $0 < 0 } & 2 != 0
      let product = members.reduce(scale) { ($0 * root($1)).residue(modulo: n) }
      for place in sums.indices {
        let term = coefficients[place] * product
        sums[place] = isNegative ? sums[place] - term : sums[place] + term
      }
    }
    return sums.map { $0.residue(modulo: n) } + [.one]
  }

  // MARK: - Sets and sizes

  /// The prime discriminants whose genus characters are −1, as bits.
  private static func genus(of form: QuadraticForm, _ factors: [Int]) -> Int {
    factors.indices.reduce(0) { form.character(factors[$1]) < 0 ? $0 | 1 << $1 : $0 }
  }

  private static func members(_ set: Int, _ factors: [Int]) -> [Int] {
    factors.indices.filter { set >> $0 & 1 == 1 }.map { factors[$0] }
  }

  private static func isPositive(_ set: Int, _ factors: [Int]) -> Bool {
    members(set, factors).count { $0 < 0 }.isMultiple(of: 2)
  }

  /// The bits behind the point that the largest coefficient needs.
  ///
  /// |j| < e^(π√|D|/a) + 2079, so that 1 + |j| < 2^(max(4.54·√|D|/a, 11) + 1); a coefficient is less than the product of these
  /// numbers. The relative error of j is below 2^(56 − bits), which leaves 40 bits for the sums of up to 2^20 terms.
  private static func bits(_ forms: [(form: QuadraticForm, genus: Int)], _ value: Int) -> Int {
    var sizes: [Int: Double] = [:]
    let height = 4.54 * Double(-value).squareRoot()
    for (form, genus) in forms {
      let size = max(height / Double(form.a), 11) + 1
      sizes[genus, default: 0] += form.isAmbiguous ? size : 2 * size
    }
    return Int(sizes.map(\.value).max() ?? 0) + 96
  }
}

/// A monic polynomial of real numbers in fixed point, of which the constant coefficient is the first.
private struct RealPolynomial {
  let bits: Int
  private(set) var coefficients: [BigInteger]

  /// The polynomial 1.
  init(bits: Int) {
    self.bits = bits
    coefficients = [BigInteger.one.shiftedUp(bits)]
  }

  /// Multiplies by x − root if the root is real, and else by that and the same for its conjugate.
  mutating func multiply(byRoot root: FixedPointComplex, isReal: Bool) {
    if isReal {
      multiply(by: [-root.real])
    } else {
      multiply(by: [root.norm.shiftedDown(bits), -root.real.shiftedUp(1)])
    }
  }

  /// Multiplies by a monic polynomial, whose other coefficients are given.
  private mutating func multiply(by other: [BigInteger]) {
    var product =
      [BigInteger](repeating: .zero, count: other.count) + coefficients
    for (i, a) in coefficients.enumerated() {
      for (k, b) in other.enumerated() { product[i + k] += (a * b).shiftedDown(bits) }
    }
    coefficients = product
  }
}
