import NumericCore

/// Whole numbers that are known modulo several primes.
///
/// With M the product of the primes, a number is Σ (rᵢ·(M/pᵢ)⁻¹ mod pᵢ)·M/pᵢ modulo M, of which the residue nearest to zero is
/// taken.
struct ChineseRemainders {
  private let bits: Int
  private var primes = ModularPrimes()
  private var moduli: [WordModulus] = []
  /// The residues of all numbers modulo each prime, in Montgomery's form.
  private var residues: [[UInt64]] = []
  private var product: BigInteger = 1

  /// Nothing yet about so many numbers, which are below 2ᵇ in magnitude.
  ///
  /// - Throws: the limits of memory and of sizes, before anything is computed.
  init(_ count: Int, bits: Int, _ limits: Limits) throws(ComputationFailure) {
    self.bits = bits
    try limits.checkNumbers(count, bits: bits)
  }

  /// The next prime to be used; nil where the numbers are known.
  mutating func nextPrime() -> WordModulus? {
    product.magnitudeBits > bits + 1 ? nil : primes.next()
  }

  /// Adds what is known modulo one more prime.
  mutating func append(_ values: [UInt64], _ modulus: WordModulus) {
    moduli.append(modulus)
    residues.append(values)
    product *= BigInteger(modulus.modulus)
  }

  /// The number of primes so far.
  var count: Int { moduli.count }

  /// Multiplies all numbers after the first one by it.
  mutating func multiplyByFirst() {
    for (index, modulus) in moduli.enumerated() {
      let first = residues[index][0]
      for place in residues[index].indices.dropFirst() {
        residues[index][place] = modulus.product(residues[index][place], first)
      }
    }
  }

  /// All numbers.
  func numbers() throws(ComputationFailure) -> [BigInteger] {
    let basis = ChineseBasis(moduli, product)
    var numbers: [BigInteger] = []
    for place in residues.first?.indices ?? 0..<0 {
      try Deadline.checkComputation()
      numbers.append(basis.number { residues[$0][place] })
    }
    return numbers
  }

  /// Fractions that are congruent to all numbers after the first one; nil where there are none with short parts. Nothing proves that
  /// they are the right ones.
  func fractions() throws(ComputationFailure) -> CommonFractions? {
    let basis = ChineseBasis(moduli, product)
    var fractions = CommonFractions(modulus: product)
    for place in (residues.first?.indices ?? 0..<0).dropFirst() {
      try Deadline.checkComputation()
      if !fractions.append(basis.number { residues[$0][place] }) { return nil }
    }
    return fractions
  }
}
