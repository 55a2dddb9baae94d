internal import CMPFR
import NumericCore

/// What is known about a system of linear equations with as many unknowns.
enum LinearSolution {
  /// The solution, row by row, over a denominator that is not zero.
  case unique([BigInteger], over: BigInteger)
  /// Only so many equations have independent left sides.
  case singular(rank: Int)
}

extension IntegerMatrix {
  /// The X with A·X = B for a square matrix A.
  ///
  /// The determinant and its products with the solution are determinants (Cramer), and computed modulo primes. A solution with
  /// shorter parts is found as fractions that have the same residues modulo fewer primes, and proven by its product with A.
  ///
  /// **Complexity.** (n³/3 + m·n²)·b/62 products of words for n rows, m columns on the right and a bound of b bits.
  func solution(
    _ right: IntegerMatrix, _ limits: Limits
  ) throws(ComputationFailure) -> LinearSolution {
    precondition(isSquare && right.rows == rows, "only square matrices have unique solutions")
    let bits = cramerBits(right)
    var known = try ChineseRemainders(rows * right.columns + 1, bits: bits, limits)
    if let lifted = try liftedSolution(right, bits: bits, limits) { return lifted }
    var isRegular = false
    while let modulus = known.nextPrime() {
      let factors = try WordElimination(
        residues(modulus, right: right), rows: rows, columns: columns + right.columns, modulus,
        isRegularOnly: true)
      let determinant = factors.determinant(size: rows)
      if determinant == 0 {
        // Singular modulo this prime only, or at all.
        if isRegular { continue }
        let rank = try rank()
        if rank < rows { return .singular(rank: rank) }
        isRegular = true
        continue
      }
      isRegular = true
      let solutions = factors.solutions(size: rows, rightColumns: right.columns)
      known.append([determinant] + solutions, modulus)
      // With every doubling of the primes the attempt costs a fraction of them.
      if known.count > 1, known.count.nonzeroBitCount == 1, let short = try known.fractions() {
        let numerators = byRows(short.numerators, right.columns)
        if try isSolution(numerators, over: short.denominator, right) {
          return .unique(numerators, over: short.denominator)
        }
      }
    }
    known.multiplyByFirst()
    let numbers = try known.numbers()
    return .unique(byRows(numbers.dropFirst(), right.columns), over: numbers[0])
  }

  /// The solution for a few columns by lifting; nil where elimination is faster, or the matrix is singular modulo the first prime.
  private func liftedSolution(
    _ right: IntegerMatrix, bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> LinearSolution? {
    guard PadicLifting.isWorthwhile(self, columns: right.columns, bits: bits),
      let lifting = try PadicLifting(self, .largest)
    else { return nil }
    var solutions: [CommonFractions] = []
    for column in 0..<right.columns {
      let side = (0..<rows).map { right.elements[$0 * right.columns + column] }
      guard let solution = try lifting.solution(side, bits: bits, limits) else { return nil }
      solutions.append(solution)
    }
    let common = solutions.reduce(BigInteger.one) { .leastCommonMultiple($0, $1.denominator) }
    let numerators = solutions.flatMap { solution in
      let factor = common.dividedExactly(by: solution.denominator)
      return solution.numerators.map { $0 * factor }
    }
    return .unique(byRows(numerators, right.columns), over: common)
  }

  /// The numbers of columns, one after the other, row by row.
  private func byRows(_ numbers: some Sequence<BigInteger>, _ columns: Int) -> [BigInteger] {
    let numbers = Array(numbers)
    return (0..<rows).flatMap { row in (0..<columns).map { numbers[$0 * rows + row] } }
  }

  /// Whether the product with a matrix is a multiple of another one.
  private func isSolution(
    _ solution: [BigInteger], over denominator: BigInteger, _ right: IntegerMatrix
  ) throws(ComputationFailure) -> Bool {
    for row in 0..<rows {
      try Deadline.checkComputation()
      for column in 0..<right.columns {
        let product = BigInteger.make { r in
          for place in 0..<columns {
            elements[row * columns + place].read { a in
              solution[place * right.columns + column].read { x in __gmpz_addmul(r, a, x) }
            }
          }
        }
        if product != right.elements[row * right.columns + column] * denominator { return false }
      }
    }
    return true
  }
}
