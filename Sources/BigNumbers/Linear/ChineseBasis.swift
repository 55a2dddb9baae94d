internal import CMPFR

/// What every number that is known modulo the same primes is combined with.
struct ChineseBasis {
  private let moduli: [WordModulus]
  private let product: BigInteger
  private let cofactors: [BigInteger]
  /// Not in Montgomery's form, so that their products with residues that are leave it.
  private let inverses: [UInt64]

  init(_ moduli: [WordModulus], _ product: BigInteger) {
    (self.moduli, self.product) = (moduli, product)
    cofactors = moduli.map { product.dividedExactly(by: BigInteger($0.modulus)) }
    inverses = zip(moduli, cofactors).map { modulus, cofactor in
      modulus.value(modulus.inverse(cofactor.residue(modulus)))
    }
  }

  /// The number nearest to zero with a residue, in Montgomery's form, modulo each prime.
  func number(_ residue: (Int) -> UInt64) -> BigInteger {
    let sum = BigInteger.make { r in
      for index in moduli.indices {
        let factor = moduli[index].product(residue(index), inverses[index])
        cofactors[index].read { __gmpz_addmul_ui(r, $0, UInt(factor)) }
      }
      product.read { __gmpz_fdiv_r(r, r, $0) }
    }
    let opposite = product - sum
    return opposite < sum ? -opposite : sum
  }
}
