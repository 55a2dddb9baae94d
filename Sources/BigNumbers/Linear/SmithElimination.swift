import NumericCore

/// Elimination of the rows and columns of a regular triangle modulo its determinant D.
///
/// All rows of D times the identity are in the lattice of the rows, and without a row and a column that are done, with the invariant
/// factor d, those of D/d times the identity.
struct SmithElimination {
  private var rows: [[BigInteger]]
  private var multiple: BigInteger

  /// A triangle with positive elements on its diagonal.
  init(_ triangle: IntegerMatrix) {
    let size = triangle.rows
    rows = (0..<size).map { triangle.row($0, times: 1) }
    multiple = (0..<size).reduce(BigInteger.one) { $0 * triangle.elements[$1 * size + $1] }
  }

  /// The invariant factors, each of which divides the next one.
  mutating func factors() throws(ComputationFailure) -> [BigInteger] {
    var factors: [BigInteger] = []
    for step in rows.indices {
      let factor = try factor(step)
      factors.append(factor)
      multiple = multiple.dividedExactly(by: factor)
      for row in step + 1..<rows.count {
        for column in step + 1..<rows.count {
          rows[row][column] = rows[row][column].residue(modulo: multiple)
        }
      }
    }
    return factors
  }

  /// The greatest common divisor of what is left and of D, which the row and the column of a step are left with.
  ///
  /// Where the divisor of the pivot and D divides the row, a multiple of the row has the divisor as its pivot modulo D, and what is
  /// lost is a multiple of D; as the column below is zero, the row becomes zero without changes to other ones. Every combination of
  /// columns makes the divisor smaller.
  private mutating func factor(_ step: Int) throws(ComputationFailure) -> BigInteger {
    while true {
      for row in step + 1..<max(step + 1, rows.count) where !rows[row][step].isZero {
        try Deadline.checkComputation()
        combineRows(step, row)
      }
      let divisor = BigInteger.greatestCommonDivisor(rows[step][step], multiple)
      if divisor == 1 { return divisor }
      let after = step + 1..<rows.count
      if let column = after.first(where: { !rows[step][$0].isMultiple(of: divisor) }) {
        try combineColumns(step, column)
        continue
      }
      let other = after.first { row in
        after.contains { !rows[row][$0].isMultiple(of: divisor) }
      }
      guard let other else { return divisor }
      rows[step] = rows[other]
      rows[step][step] = divisor
    }
  }

  /// Makes an element below the pivot zero.
  private mutating func combineRows(_ step: Int, _ row: Int) {
    let (a, b) = (rows[step][step], rows[row][step])
    let (divisor, x, y) = BigInteger.extendedGreatestCommonDivisor(a, b)
    let (p, q) = (a.dividedExactly(by: divisor), b.dividedExactly(by: divisor))
    for column in step..<rows.count {
      let (upper, lower) = (rows[step][column], rows[row][column])
      rows[step][column] = BigInteger.inner(x, upper, y, lower).residue(modulo: multiple)
      rows[row][column] = BigInteger.cross(p, lower, q, upper).residue(modulo: multiple)
    }
  }

  /// Makes an element to the right of the pivot zero.
  private mutating func combineColumns(_ step: Int, _ column: Int) throws(ComputationFailure) {
    let (a, b) = (rows[step][step], rows[step][column])
    let (divisor, x, y) = BigInteger.extendedGreatestCommonDivisor(a, b)
    let (p, q) = (a.dividedExactly(by: divisor), b.dividedExactly(by: divisor))
    for row in step..<rows.count {
      try Deadline.checkComputation()
      let (left, right) = (rows[row][step], rows[row][column])
      rows[row][step] = BigInteger.inner(x, left, y, right).residue(modulo: multiple)
      rows[row][column] = BigInteger.cross(p, right, q, left).residue(modulo: multiple)
    }
  }
}
