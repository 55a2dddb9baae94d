import NumericCore
internal import Synchronization

/// A square matrix A of fractions as S + N with S·N = N·S, where S is diagonalizable over the complex numbers and N nilpotent.
///
/// With the product s of the different irreducible factors of the characteristic polynomial, Newton's steps X − s(X)·s′(X)⁻¹ from A on
/// reach S: each step doubles the power of N that s(X) is a multiple of.
///
/// **Source** D. Couty, J. Esterle, R. Zarouf, Décomposition effective de Jordan–Chevalley et ses retombées en enseignement, 2011.
struct SemisimplePart: Sendable {
  /// S, row by row.
  let semisimple: [BigRational]
  /// e^N = 1 + N + … + Nⁿ⁻¹/(n − 1)!, row by row.
  let unipotent: [BigRational]

  private init(
    of matrix: [BigRational], size: Int, _ limits: Limits
  ) throws(ComputationFailure) {
    let coefficients = try FractionMatrix(matrix, columns: size).characteristicPolynomial(limits)
    let polynomial = IntegerPolynomial.integers(coefficients).polynomial
    let radical = try polynomial.squareFree()
    let identity = Self.identity(size)
    if radical.degree == polynomial.degree {
      (semisimple, unipotent) = (matrix, identity)
      return
    }
    var part = matrix
    while true {
      let value = try Self.value(of: radical, at: part, size)
      if value.allSatisfy(\.isZero) { break }
      let slope = try Self.value(of: radical.derivative, at: part, size)
      guard case .unique(let inverse) = try FractionMatrix(slope, columns: size).inverse(limits)
      else {
        preconditionFailure("a polynomial without multiple roots and its derivative are coprime")
      }
      let step = try Self.product(value, inverse, size)
      part = zip(part, step).map { $0 - $1 }
    }
    let nilpotent = zip(matrix, part).map { $0 - $1 }
    var (sum, power) = (identity, identity)
    for exponent in 1..<max(size, 2) {
      power = try Self.product(power, nilpotent, size).map { $0 / BigRational(exponent) }
      sum = zip(sum, power).map { $0 + $1 }
    }
    (semisimple, unipotent) = (part, sum)
  }

  private static func identity(_ size: Int) -> [BigRational] {
    (0..<(size * size)).map { BigRational($0 % (size + 1) == 0 ? 1 : 0) }
  }

  private static func product(
    _ a: [BigRational], _ b: [BigRational], _ size: Int
  ) throws(ComputationFailure) -> [BigRational] {
    try Deadline.checkComputation()
    return (0..<(size * size)).map { place in
      let (row, column) = (place / size, place % size)
      return (0..<size).reduce(BigRational(0)) { sum, middle in
        sum + a[row * size + middle] * b[middle * size + column]
      }
    }
  }

  /// The value of a polynomial, by Horner's rule.
  private static func value(
    of polynomial: IntegerPolynomial, at matrix: [BigRational], _ size: Int
  ) throws(ComputationFailure) -> [BigRational] {
    var value = Array(repeating: BigRational(0), count: size * size)
    for coefficient in polynomial.coefficients.reversed() {
      value = try product(value, matrix, size)
      for place in stride(from: 0, to: size * size, by: size + 1) {
        value[place] = value[place] + BigRational(coefficient)
      }
    }
    return value
  }

  // All elements of one exponential ask for the same parts.
  private static let kept = Mutex<(matrix: [BigRational], part: SemisimplePart)?>(nil)

  /// The parts of a matrix, which may be that which was taken apart last.
  static func value(
    of matrix: [BigRational], size: Int, _ limits: Limits
  ) throws(ComputationFailure) -> SemisimplePart {
    if let known = kept.withLock({ $0 }), known.matrix == matrix { return known.part }
    let part = try SemisimplePart(of: matrix, size: size, limits)
    kept.withLock { $0 = (matrix, part) }
    return part
  }

  /// Forgets the last parts.
  static func freeCache() { kept.withLock { $0 = nil } }
}
