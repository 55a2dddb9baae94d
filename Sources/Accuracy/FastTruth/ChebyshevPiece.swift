internal import BigNumbers
internal import NumericCore

/// A function on an interval as a polynomial in doubles, with a proven bound.
struct ChebyshevPiece: PolynomialPiece {
  private let center: Double
  private let scale: Double
  /// Of falling powers of t.
  private let coefficients: [Double]
  /// The bound of the absolute error of values.
  let bound: Double

  /// The value at a number of the interval, with an error below ``bound``.
  @inline(__always)
  func value(_ x: Double) -> Double {
    // Exact, because neither is more than twice the other.
    let t = (x - center) * scale
    var sum = 0.0
    for coefficient in coefficients { sum = sum * t + coefficient }
    return sum
  }

  /// The bound of ``ChebyshevPolynomial``, and terms that cannot be seen, which are left out. The others, which are rounded once, lose at
  /// most (2i + 2)·2⁻⁵³·|a_i| for tⁱ by Horner's rule (Higham, "Accuracy and Stability of Numerical Algorithms", 2002, 5.1);
  /// (i + 2)·2⁻⁵² is counted, which is more than this sum of bounds is rounded by.
  init(_ function: UnaryFunction, center: Double, scale: Double, disc: AnalyticDisc) {
    (self.center, self.scale) = (center, scale)
    let polynomial = ChebyshevPolynomial(function, center: center, scale: scale, disc: disc)
    let exact = polynomial.coefficients.map { Double($0) }
    let largest = exact.reduce(0) { max($0, $1.magnitude) }
    var kept = exact.count
    var bound = polynomial.bound
    while kept > 1, exact[kept - 1].magnitude < largest * 0x1p-60 {
      kept -= 1
      bound += exact[kept].magnitude * (1 + 0x1p-40)
    }
    for place in 0..<kept { bound += Double(place + 2) * 0x1p-52 * exact[place].magnitude }
    // A value that the engine refuses is none of a polynomial.
    self.bound = bound < .infinity ? bound : .infinity
    coefficients = exact[..<kept].reversed()
  }
}
