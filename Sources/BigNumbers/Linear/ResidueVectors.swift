/// Vectors of whole numbers modulo primes of one word.
struct ResidueVectors: ~Copyable {
  private let residues: WordTable
  private let count: Int

  /// The residues of vectors of whole numbers of at most a number of digits in radix 2⁶⁰.
  ///
  /// A residue is a product of the digits with powers of the radix, which is reduced once.
  init(_ vectors: AlignedVectors, width: Int, _ moduli: [WordModulus]) {
    let digitCount = (width + 59) / 60
    let (count, length) = (vectors.headers.count, vectors.length)
    let residues = WordTable(rows: count * moduli.count, columns: length)
    let powers = WordTable(rows: moduli.count, columns: digitCount)
    for (index, modulus) in moduli.enumerated() {
      // The factor 2⁶⁴ beyond Montgomery's form compensates for that which digits do not have.
      var power = modulus.residue(modulus.one)
      let radix = modulus.residue(1 << 60)
      for digit in 0..<digitCount {
        powers.row(index)[digit] = power
        power = modulus.product(power, radix)
      }
    }
    vectors.forEachElement(digits: digitCount, width: width) { vector, place, digits, isNegative in
      for (index, modulus) in moduli.enumerated() {
        let residue = modulus.dot(digits, powers.row(index), digitCount)
        residues.row(index * count + vector)[place] =
          isNegative ? modulus.negative(residue) : residue
      }
    }
    self.residues = residues
    self.count = count
  }

  /// The residues of a vector modulo one of the primes, in Montgomery's form.
  @inline(__always)
  func vector(_ vector: Int, modulo index: Int) -> UnsafeMutablePointer<UInt64> {
    residues.row(index * count + vector)
  }
}
