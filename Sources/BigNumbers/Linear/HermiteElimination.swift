import NumericCore

/// Elimination of the rows of a matrix modulo a multiple of the determinant of their lattice, whose rank is the number of columns.
///
/// A multiple D of the determinant times any row of the identity is in the lattice, so that elements are reduced modulo D; behind the
/// columns that are done, the determinant of what is left is a divisor of D over their pivots.
///
/// **Source.** H. Cohen, A Course in Computational Algebraic Number Theory, 1993, algorithm 2.4.8, with rows for columns.
struct HermiteElimination {
  private var rows: [[BigInteger]]
  private let columns: Int
  private var multiple: BigInteger

  init(_ matrix: IntegerMatrix, multiple: BigInteger) {
    columns = matrix.columns
    self.multiple = multiple
    rows = (0..<matrix.rows).map { row in
      matrix.row(row, times: 1).map { $0.residue(modulo: multiple) }
    }
  }

  /// The triangle of pivots.
  mutating func reduced() throws(ComputationFailure) -> IntegerMatrix {
    var result: [[BigInteger]] = []
    for column in 0..<columns {
      for row in column + 1..<max(column + 1, rows.count) {
        try Deadline.checkComputation()
        eliminate(column, row)
      }
      let (divisor, factor, _) = BigInteger.extendedGreatestCommonDivisor(
        rows[column][column], multiple)
      // Multiples of D and of the row make the pivot the greatest common divisor, and D itself if there is no other one.
      var pivotRow = rows[column].map { ($0 * factor).residue(modulo: multiple) }
      pivotRow[column] = divisor
      result.append(pivotRow)
      multiple = multiple.dividedExactly(by: divisor)
      reduceRest(after: column)
    }
    reduceAbovePivots(&result)
    return IntegerMatrix(result.flatMap { $0 }, columns: columns)
  }

  /// Makes an element below the pivot zero by a regular combination of both rows.
  private mutating func eliminate(_ column: Int, _ row: Int) {
    let (a, b) = (rows[column][column], rows[row][column])
    if b.isZero { return }
    let (divisor, x, y) = BigInteger.extendedGreatestCommonDivisor(a, b)
    let (p, q) = (a.dividedExactly(by: divisor), b.dividedExactly(by: divisor))
    for place in column..<columns {
      let (upper, lower) = (rows[column][place], rows[row][place])
      rows[column][place] = BigInteger.inner(x, upper, y, lower).residue(modulo: multiple)
      rows[row][place] = BigInteger.cross(p, lower, q, upper).residue(modulo: multiple)
    }
  }

  /// Reduces what is left modulo the smaller multiple.
  private mutating func reduceRest(after column: Int) {
    for row in column + 1..<max(column + 1, rows.count) {
      for place in column + 1..<columns {
        rows[row][place] = rows[row][place].residue(modulo: multiple)
      }
    }
  }

  /// Brings the elements above all pivots into their ranges, from the last row on, so that the rows below are finished.
  private func reduceAbovePivots(_ result: inout [[BigInteger]]) {
    for row in stride(from: columns - 2, through: 0, by: -1) {
      for column in row + 1..<columns {
        let quotient = result[row][column]
          .flooredQuotientAndRemainder(dividingBy: result[column][column]).quotient
        if quotient.isZero { continue }
        for place in column..<columns {
          result[row][place] -= quotient * result[column][place]
        }
      }
    }
  }
}
