import NumericCore

/// A matrix of whole numbers.
///
/// What is asked about it is computed modulo primes of one word, as many as a bound of the results requires, so that everything is
/// proven.
struct IntegerMatrix: Sendable {
  let rows: Int
  let columns: Int
  /// The elements, row by row.
  let elements: [BigInteger]

  /// A matrix of given elements, row by row.
  init(_ elements: [BigInteger], columns: Int) {
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
    var known = try ChineseRemainders(1, bits: minorBits(order: rows), limits)
    while let modulus = known.nextPrime() {
      let factors = try WordElimination(
        residues(modulus), rows: rows, columns: columns, modulus, isRegularOnly: true)
      known.append([factors.determinant(size: rows)], modulus)
    }
    return try known.numbers()[0]
  }

  /// The number of independent rows.
  ///
  /// A prime proves that a minor of its rank r is not zero. If it is at most r modulo primes whose product exceeds all minors of
  /// the order r + 1, these are multiples of the product, and zero.
  func rank() throws(ComputationFailure) -> Int {
    let most = min(rows, columns)
    var (rank, product) = (0, BigInteger(1))
    for modulus in ModularPrimes() {
      let factors = try WordElimination(
        residues(modulus), rows: rows, columns: columns, modulus)
      rank = max(rank, factors.rank)
      product *= BigInteger(modulus.modulus)
      if rank == most || product.magnitudeBits > minorBits(order: rank + 1) { break }
    }
    return rank
  }
}
