internal import CMPFR
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
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try limits.checkSize(bits)
      // Residues and numbers.
      let (bytes, overflow) = count.multipliedReportingOverflow(by: 16 * (bits / 62 + 2))
      try limits.check(.memory, overflow ? .max : bytes / 1_000_000)
    }
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

  /// All numbers.
  func numbers() throws(ComputationFailure) -> [BigInteger] {
    let cofactors = moduli.map { product.dividedExactly(by: BigInteger($0.modulus)) }
    // Not in Montgomery's form, so that their products with residues that are leave it.
    let inverses = zip(moduli, cofactors).map { modulus, cofactor in
      modulus.value(modulus.inverse(cofactor.residue(modulus)))
    }
    var numbers: [BigInteger] = []
    for place in residues.first?.indices ?? 0..<0 {
      try Deadline.checkComputation()
      let sum = BigInteger.make { r in
        for index in moduli.indices {
          let factor = moduli[index].product(residues[index][place], inverses[index])
          cofactors[index].read { __gmpz_addmul_ui(r, $0, UInt(factor)) }
        }
        product.read { __gmpz_fdiv_r(r, r, $0) }
      }
      let opposite = product - sum
      numbers.append(opposite < sum ? -opposite : sum)
    }
    return numbers
  }
}

extension BigInteger {
  /// The residue in Montgomery's form.
  func residue(_ modulus: WordModulus) -> UInt64 {
    if let word = Int(exactly: self) {
      let residue = modulus.residue(UInt64(word.magnitude))
      return word < 0 ? modulus.negative(residue) : residue
    }
    return modulus.residue(read { UInt64(__gmpz_fdiv_ui($0, UInt(modulus.modulus))) })
  }
}
