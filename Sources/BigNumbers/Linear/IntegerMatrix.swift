import NumericCore

/// A matrix of whole numbers.
///
///     let matrix = IntegerMatrix([2, 4, 4, -6, 6, 12, 10, 4, 16], columns: 3)
///     try matrix.hermiteNormalForm().elements           // 2, 0, 120, 0, 2, 20, 0, 0, 156
///     try matrix.invariantFactors()                     // 2, 2, 156
///
/// What is asked about it is proven: it is computed modulo primes of one word, as many as a bound of the results requires, modulo a
/// determinant, or by rounded numbers whose errors are bounded.
public struct IntegerMatrix: Hashable, Sendable {
  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int
  /// The elements, row by row.
  public let elements: [BigInteger]

  /// A matrix of given elements, row by row. One without columns has no rows either.
  ///
  /// Rows of different lengths are a precondition failure.
  public init(_ elements: [BigInteger], columns: Int) {
    self.elements = elements
    self.columns = columns
    rows = columns == 0 ? 0 : elements.count / columns
    precondition(rows * columns == elements.count, "a matrix has rows of equal lengths")
  }

  /// A diagonal matrix.
  init(diagonal: [BigInteger]) {
    let size = diagonal.count
    var elements = Array(repeating: BigInteger.zero, count: size * size)
    for (place, element) in diagonal.enumerated() { elements[place * size + place] = element }
    self.init(elements, columns: size)
  }

  /// The elements of a row, multiplied.
  func row(_ row: Int, times factor: BigInteger) -> [BigInteger] {
    elements[row * columns..<(row + 1) * columns].map { $0 * factor }
  }

  /// Whether there are as many rows as columns.
  var isSquare: Bool { rows == columns }

  /// The residues modulo a prime, with those of another matrix to the right.
  func residues(_ modulus: WordModulus, right: IntegerMatrix? = nil) -> WordTable {
    let table = WordTable(rows: rows, columns: columns + (right?.columns ?? 0))
    for row in 0..<rows {
      let target = table.row(row)
      for column in 0..<columns {
        target[column] = elements[row * columns + column].residue(modulus)
      }
      if let right {
        for column in 0..<right.columns {
          target[columns + column] = right.elements[row * right.columns + column].residue(modulus)
        }
      }
    }
    return table
  }
}

extension IntegerMatrix {
  /// The determinant of a square matrix; that of no rows is 1.
  ///
  /// **Complexity.** n³·b/186 products of words for n rows and a bound of b bits.
  func determinant(_ limits: Limits) throws(ComputationFailure) -> BigInteger {
    precondition(isSquare, "only square matrices have determinants")
    let bits = minorBits(order: rows)
    let divisor = try determinantDivisor(bits: bits, limits)
    var known = try ChineseRemainders(1, bits: bits - divisor.magnitudeBits + 1, limits)
    while let modulus = known.nextPrime() {
      let residue = divisor.residue(modulus)
      if residue == 0 { continue }
      let factors = try WordElimination(
        residues(modulus), rows: rows, columns: columns, modulus, isRegularOnly: true)
      let determinant = factors.determinant(size: rows)
      known.append([modulus.product(determinant, modulus.inverse(residue))], modulus)
    }
    return try known.numbers()[0] * divisor
  }

  /// A positive divisor of the determinant, most often most of it for a large matrix: the denominator of a solution.
  ///
  /// **Source.** J. Abbott, M. Bronstein, T. Mulders, Fast deterministic computation of determinants of dense matrices, ISSAC 1999.
  private func determinantDivisor(
    bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> BigInteger {
    guard PadicLifting.isWorthwhile(self, columns: 1, bits: bits) else { return 1 }
    var generator = SplitMix64(seed: 1999)
    let right = (0..<rows).map { _ in BigInteger(Int(generator.next() >> 56) - 128) }
    let column = IntegerMatrix(right, columns: 1)
    guard let lifting = try PadicLifting(self, .largest),
      let solution = try lifting.solution(right, bits: cramerBits(column), limits)
    else { return 1 }
    // The parts of a solution may have a common divisor.
    let common = solution.numerators.reduce(solution.denominator) { .greatestCommonDivisor($0, $1) }
    return solution.denominator.dividedExactly(by: common)
  }

  /// The number of independent rows.
  ///
  /// A prime proves that a minor of its rank r is not zero. If it is at most r modulo primes whose product exceeds all minors of
  /// the order r + 1, these are multiples of the product, and zero.
  func rank() throws(ComputationFailure) -> Int {
    let most = min(rows, columns)
    var (rank, product, bits) = (0, BigInteger.one, minorBits(order: 1))
    for modulus in ModularPrimes() {
      let factors = try WordElimination(
        residues(modulus), rows: rows, columns: columns, modulus)
      product *= BigInteger(modulus.modulus)
      if factors.rank > rank {
        rank = factors.rank
        bits = minorBits(order: rank + 1)
      }
      if rank == most || product.magnitudeBits > bits { break }
    }
    return rank
  }
}
