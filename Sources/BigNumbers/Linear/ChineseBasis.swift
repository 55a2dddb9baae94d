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

extension ChineseBasis {
  /// The limbs of the product of the primes.
  var limbCount: Int { product.limbCount }

  /// Adds the number nearest to zero with a residue, in Montgomery's form, modulo each prime to a sum of one limb more than the product.
  ///
  /// **Precondition** The number is below a quarter of the product M in magnitude. Then Σ cᵢ/pᵢ, which is the quotient of
  /// Σ cᵢ·M/pᵢ by M, is nearer than ¼ to the whole number by which M has to be multiplied, and doubles tell it: their error is below
  /// r²·2⁻⁵¹ for r primes.
  func add(_ residue: (Int) -> UInt64, to sum: borrowing WholeSum) {
    var quotient = 0.0
    for index in moduli.indices {
      let factor = moduli[index].product(residue(index), inverses[index])
      quotient += Double(factor) / Double(moduli[index].modulus)
      sum.add(cofactors[index], times: UInt(factor))
    }
    sum.subtract(product, times: UInt(quotient.rounded()))
  }
}

extension WholeSum {
  fileprivate func add(_ x: BigInteger, times factor: UInt) {
    x.read { x in
      let size = Int(x.pointee._mp_size)
      var carry = __gmpn_addmul_1(limbs, x.pointee._mp_d, size, factor)
      for index in size..<count where carry != 0 {
        let (sum, overflow) = limbs[index].addingReportingOverflow(carry)
        (limbs[index], carry) = (sum, overflow ? 1 : 0)
      }
    }
  }

  fileprivate func subtract(_ x: BigInteger, times factor: UInt) {
    x.read { x in
      let size = Int(x.pointee._mp_size)
      var borrow = __gmpn_submul_1(limbs, x.pointee._mp_d, size, factor)
      for index in size..<count where borrow != 0 {
        let (difference, overflow) = limbs[index].subtractingReportingOverflow(borrow)
        (limbs[index], borrow) = (difference, overflow ? 1 : 0)
      }
    }
  }
}
