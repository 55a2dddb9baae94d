import NumericCore

/// The reduction of a lattice basis by Lenstra, Lenstra and Lovász in integers only, for bases on which doubles fail.
///
/// With d_i the determinant of the products of the first i rows, the quotients of Gram and Schmidt are λ_ij/d_(j+1), and the squares
/// of the orthogonal parts d_(i+1)/d_i. Everything is exact, and quotients end at most at 1/2.
///
/// **Complexity.** n⁴·log B operations on integers of n·log B bits for n rows and elements up to B.
/// **Source.** B. M. M. de Weger, Solving exponential Diophantine equations using lattice basis reduction algorithms, J. Number Theory
/// 26 (1987); H. Cohen, A Course in Computational Algebraic Number Theory, 1993, algorithm 2.6.7.
struct IntegralReduction {
  private var rows: [[BigInteger]]
  private var determinants: [BigInteger]
  private var numerators: [[BigInteger]]
  /// δ·2⁵⁴, which is whole for δ above 1/4.
  private let delta: BigInteger

  /// The rows of a matrix, which are independent.
  init(_ matrix: IntegerMatrix, _ parameters: ReductionParameters) {
    let (size, columns) = (matrix.rows, matrix.columns)
    rows = (0..<size).map { Array(matrix.elements[$0 * columns..<($0 + 1) * columns]) }
    determinants = Array(repeating: 1, count: size + 1)
    numerators = Array(repeating: Array(repeating: 0, count: size), count: size)
    delta = BigInteger(parameters.delta * 0x1p54)
  }

  /// The elements of a reduced basis, row by row.
  consuming func reduced() throws(ComputationFailure) -> [BigInteger] {
    var (place, known) = (0, -1)
    while place < rows.count {
      try Deadline.checkComputation()
      if place > known {
        known = place
        orthogonalise(place)
      }
      if place == 0 {
        place = 1
        continue
      }
      reduce(place, by: place - 1)
      if isOrdered(place) {
        for other in stride(from: place - 2, through: 0, by: -1) { reduce(place, by: other) }
        place += 1
      } else {
        exchange(place, known)
        place = max(1, place - 1)
      }
    }
    return rows.flatMap { $0 }
  }

  /// The condition of Lovász for a place and the one before it.
  private func isOrdered(_ place: Int) -> Bool {
    let numerator = numerators[place][place - 1]
    let square = BigInteger.inner(
      determinants[place + 1], determinants[place - 1], numerator, numerator)
    return square.shiftedUp(54) >= delta * determinants[place] * determinants[place]
  }

  private mutating func orthogonalise(_ place: Int) {
    for other in 0...place {
      var value = zip(rows[place], rows[other]).reduce(BigInteger.zero) {
        .multiplyAdd($1.0, $1.1, $0)
      }
      for index in 0..<other {
        value = BigInteger.cross(
          determinants[index + 1], value, numerators[place][index], numerators[other][index]
        ).dividedExactly(by: determinants[index])
      }
      if other < place {
        numerators[place][other] = value
      } else {
        determinants[place + 1] = value
      }
    }
  }

  /// Makes a quotient of a place at most 1/2.
  private mutating func reduce(_ place: Int, by other: Int) {
    let (numerator, denominator) = (numerators[place][other], determinants[other + 1])
    let twice = numerator.shiftedUp(1)
    if twice.magnitude <= denominator { return }
    let factor = (twice + denominator)
      .flooredQuotientAndRemainder(dividingBy: denominator.shiftedUp(1)).quotient
    for column in rows[place].indices { rows[place][column] -= factor * rows[other][column] }
    numerators[place][other] -= factor * denominator
    for index in 0..<other { numerators[place][index] -= factor * numerators[other][index] }
  }

  /// Exchanges the rows at a place and before it.
  private mutating func exchange(_ place: Int, _ known: Int) {
    let before = place - 1
    rows.swapAt(place, before)
    for index in 0..<before {
      let numerator = numerators[place][index]
      numerators[place][index] = numerators[before][index]
      numerators[before][index] = numerator
    }
    let (numerator, old) = (numerators[place][before], determinants[place])
    let determinant = BigInteger.inner(
      determinants[before], determinants[place + 1], numerator, numerator
    ).dividedExactly(by: old)
    for row in place + 1..<max(place, known) + 1 {
      let last = numerators[row][place]
      let next = BigInteger.cross(
        determinants[place + 1], numerators[row][before], numerator, last
      ).dividedExactly(by: old)
      numerators[row][place] = next
      numerators[row][before] = BigInteger.inner(determinant, last, numerator, next)
        .dividedExactly(by: determinants[place + 1])
    }
    determinants[place] = determinant
  }
}
