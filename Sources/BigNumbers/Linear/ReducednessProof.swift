internal import CMPFR

/// A proof in doubles that a lattice basis is reduced.
///
/// With G the products of rows, each over a power of two near its length, R is the computed factor of Cholesky, and its backward
/// error is known: |G − RᵗR| ≤ c·|R|ᵗ|R|. Therefore G = Rᵗ(I + E)R with |E| ≤ c·KᵗK, K = |R||R⁻¹|. The factor of I + E is I + F where
/// F is within M of zero, if the upper triangles meet |E| + MᵗM ≤ M: then E − FᵗF, with halves on the diagonal, maps these F to such
/// ones, and has a fixed point by Brouwer. The true factor of G is (I + F)R, so that it is within M|R| of R, element by element.
///
/// Bounds are computed from numbers that are not negative: their relative errors are below 2n/2⁵³, for which factors stand.
///
/// **Complexity.** n²·m/2 products of integers for n rows of m, and about 2n³ of doubles.
/// **Source.** The idea is that of G. Villard, Certification of the QR factor R and of lattice basis reducedness, ISSAC 2007; the
/// backward errors are those of N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed. 2002, theorems 8.5 and 10.3.
struct ReducednessProof: ~Copyable {
  private let size: Int
  /// The rows and the columns of R.
  private let factor: DoubleTable
  private let columns: DoubleTable
  /// The rows are divided by 2^exponents[i].
  private var exponents: [Int]

  /// More than the errors of all sums of numbers that are not negative.
  private static let slack = 1.001
  /// More than all that underflows makes of the errors, as no element of the inverse is above 2¹⁰⁰. A row may be longer than those
  /// before it by a factor of about 2⁴⁰⁰ for that.
  private static let least = 0x1p-500

  /// Whether rows are proven to be reduced. Rows that are not, or so little that doubles do not show it, have no proof.
  static func proves(_ basis: IntegerMatrix, _ parameters: ReductionParameters) -> Bool {
    guard let proof = ReducednessProof(basis), let errors = proof.errors() else { return false }
    return proof.isReduced(errors, parameters)
  }

  /// Lower bounds of the lengths of the orthogonal parts of rows; none where doubles do not bound them.
  static func orthogonalLengths(_ basis: IntegerMatrix) -> [Double] {
    guard let proof = ReducednessProof(basis), let errors = proof.errors() else { return [] }
    return (0..<proof.size).map { row in
      let least = proof.factor.row(row)[row] - errors.row(row)[row]
      return Double(sign: .plus, exponent: proof.exponents[row], significand: least / rounding)
    }
  }

  /// Factors the products of rows; nil if they are not positive definite as far as doubles can tell.
  private init?(_ basis: IntegerMatrix) {
    size = basis.rows
    factor = DoubleTable(rows: size, columns: size)
    columns = DoubleTable(rows: size, columns: size)
    exponents = []
    for row in 0..<size {
      exponents.append(basis.product(row, row).magnitudeBits / 2)
      let target = columns.row(row)
      for other in 0...row {
        let product = basis.product(row, other)
        var exponent = 0
        let mantissa = product.read { __gmpz_get_d_2exp(&exponent, $0) }
        let scaled = Double(
          sign: .plus, exponent: exponent - exponents[row] - exponents[other],
          significand: mantissa)
        let rest = scaled - DoubleTable.dot(columns.row(other), target, other)
        if other < row {
          target[other] = rest / columns.row(other)[other]
        } else {
          guard rest > 0 else { return nil }
          target[other] = rest.squareRoot()
        }
        factor.row(other)[row] = target[other]
      }
    }
  }

  /// Bounds of the errors of R, element by element; nil where there are none.
  private func errors() -> DoubleTable? {
    let magnitudes = DoubleTable(rows: size, columns: size)
    for row in 0..<size {
      for column in row..<size { magnitudes.row(row)[column] = factor.row(row)[column].magnitude }
    }
    guard let inverse = inverseMagnitudes() else { return nil }
    // What the products, their conversion and Cholesky's method err by, relative to |R|ᵗ|R|.
    let unit = Double(size + 10) * 0x1.02p-53
    // The computed inverse T has R·T = I + X with |X| ≤ unit·|R||T|, and R⁻¹ = T(I + X)⁻¹, where |(I + X)⁻¹| ≤ I + 2|X| follows from
    // 2|X|² ≤ |X|.
    let condition = triangularProduct(magnitudes, inverse, factor: 1)
    let residual = DoubleTable(rows: size, columns: size)
    for row in 0..<size {
      for column in row..<size {
        residual.row(row)[column] = unit * Self.slack * condition.row(row)[column] + Self.least
      }
    }
    let square = triangularProduct(residual, residual, factor: 2)
    guard isAtMost(square, residual) else { return nil }
    let correction = triangularProduct(condition, residual, factor: 2)
    for row in 0..<size {
      for column in row..<size {
        condition.row(row)[column] += correction.row(row)[column]
      }
    }
    // M = 2|E|, so that it remains to show MᵗM ≤ M/2.
    let bound = gramProduct(condition, factor: 2 * unit)
    for row in 0..<size {
      for column in row..<size { bound.row(row)[column] += 2 * Self.least }
    }
    guard isAtMost(gramProduct(bound, factor: 2), bound) else { return nil }
    return triangularProduct(bound, magnitudes, factor: 1)
  }

  /// The magnitudes of the inverse of R that back substitution computes; nil if they are beyond what is expected of a reduced basis.
  private func inverseMagnitudes() -> DoubleTable? {
    let result = DoubleTable(rows: size, columns: size)
    let solutions = DoubleTable(rows: 1, columns: size)
    let solution = solutions.row(0)
    for column in 0..<size {
      for row in stride(from: column, through: 0, by: -1) {
        let source = factor.row(row)
        let right = row == column ? 1.0 : 0
        let next = row + 1
        let sum = DoubleTable.dot(source + next, solution + next, max(0, column - row))
        solution[row] = (right - sum) / source[row]
        let magnitude = solution[row].magnitude
        guard magnitude < 0x1p100 else { return nil }
        result.row(row)[column] = magnitude
      }
    }
    return result
  }

  /// The product of two upper triangles of numbers that are not negative, times a factor, rounded up.
  private func triangularProduct(
    _ a: borrowing DoubleTable, _ b: borrowing DoubleTable, factor: Double
  ) -> DoubleTable {
    let result = DoubleTable(rows: size, columns: size)
    for row in 0..<size {
      let target = result.row(row)
      for middle in row..<size {
        let (element, source) = (a.row(row)[middle] * (factor * Self.slack), b.row(middle))
        for column in middle..<size { target[column] += element * source[column] }
      }
    }
    return result
  }

  /// The upper triangle of AᵗA for an upper triangle of numbers that are not negative, times a factor, rounded up.
  private func gramProduct(_ a: borrowing DoubleTable, factor: Double) -> DoubleTable {
    let result = DoubleTable(rows: size, columns: size)
    for middle in 0..<size {
      let source = a.row(middle)
      for row in middle..<size {
        let (element, target) = (source[row] * (factor * Self.slack), result.row(row))
        for column in row..<size { target[column] += element * source[column] }
      }
    }
    return result
  }

  /// Whether an upper triangle is at most another one, element by element; NaN is not.
  private func isAtMost(_ a: borrowing DoubleTable, _ b: borrowing DoubleTable) -> Bool {
    for row in 0..<size {
      for column in row..<size where !(a.row(row)[column] <= b.row(row)[column]) { return false }
    }
    return true
  }

  /// Whether all factors within the errors meet both conditions. All sides are far from underflow where they decide, as the inverse
  /// of R has no element above 2¹⁰⁰.
  private func isReduced(
    _ errors: borrowing DoubleTable, _ parameters: ReductionParameters
  ) -> Bool {
    for column in 0..<size {
      for row in 0..<column {
        let (source, error) = (factor.row(row), errors.row(row))
        let most = (source[column].magnitude + error[column]) * Self.rounding
        let shift = exponents[column] - exponents[row]
        let scaled = Double(sign: .plus, exponent: shift, significand: most)
        let bound = parameters.eta * (source[row] - error[row])
        guard scaled <= bound else { return false }
      }
      if column == 0 { continue }
      let before = column - 1
      let (source, error) = (factor.row(before), errors.row(before))
      let across = max(0, source[column].magnitude - error[column])
      let own = max(0, factor.row(column)[column] - errors.row(column)[column])
      let length = (source[before] + error[before]) * Self.rounding
      let shift = 2 * (exponents[before] - exponents[column])
      let bound = Double(
        sign: .plus, exponent: shift, significand: parameters.delta * length * length)
      guard across * across + own * own >= bound else { return false }
    }
    return true
  }

  /// More than the errors of the comparisons.
  private static let rounding = 1 + 0x1p-48
}

extension IntegerMatrix {
  /// The product of two rows.
  func product(_ a: Int, _ b: Int) -> BigInteger {
    BigInteger.make { r in
      for column in 0..<columns {
        elements[a * columns + column].read { x in
          elements[b * columns + column].read { y in __gmpz_addmul(r, x, y) }
        }
      }
    }
  }
}
