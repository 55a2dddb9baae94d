internal import BigNumbers
internal import NumericCore

/// A function on an interval of positive numbers as a polynomial whose error is proven from a bound of the function on a disc.
struct ChebyshevPiece {
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

  /// The polynomial of a function on center ± 1/scale, where |f| ≤ M on the disc |z − center| ≤ R; the scale is a power of two.
  ///
  /// Let R be half the sum of the axes ρ and 1/ρ, in units of the interval's half: then Bernstein's ellipse is inside the disc, the
  /// coefficients of T_j are at most 2M·ρ^(−j), and a polynomial of 16 nodes differs from f by at most 4M·ρ⁻¹⁵/(ρ − 1) (Trefethen, 2013,
  /// theorems 8.1 and 8.2, with T_j for j ≥ 16 at most 1 before and after it is mistaken for another). Values of 128 bits at
  /// nodes of 158 bits, and sums of 160 bits, add less than 2⁻¹⁰⁰·M. Terms that cannot be seen are left out and counted. The others,
  /// which are rounded once, lose at most (2i + 2)·2⁻⁵³·|a_i| for tⁱ by Horner's rule (Higham, "Accuracy and Stability of
  /// Numerical Algorithms", 2002, 5.1); (i + 2)·2⁻⁵² is counted, which is more than this sum of bounds is rounded by.
  init(_ function: UnaryFunction, center: Double, scale: Double, disc: AnalyticDisc) {
    (self.center, self.scale) = (center, scale)
    let interpolation = ChebyshevInterpolation.shared
    let half = BigFloat(1 / scale)
    let values = interpolation.nodes.map {
      BigFloat.compute(function, $0 * half + BigFloat(center), precision: .bits(128))
    }
    let exact = interpolation.coefficients(values).map { Double($0) }
    let largest = exact.reduce(0) { max($0, $1.magnitude) }
    var kept = exact.count
    var bound = disc.remainder(half: 1 / scale) + disc.bound * 0x1p-100
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

/// A disc on which a function is analytic and bounded.
struct AnalyticDisc {
  var radius: Double
  var bound: Double

  /// The bound of the error of a polynomial of 16 nodes on an interval around the center.
  func remainder(half: Double) -> Double {
    let ratio = radius / half
    // A little below the sum of the axes.
    let rho = (ratio + (ratio * ratio - 1).squareRoot()) * (1 - 0x1p-40)
    var power = rho
    for _ in 0..<4 { power *= power }
    return 4.0001 * bound / power * (rho / (rho - 1))
  }
}

extension UnaryFunction {
  /// The value at a double, rounded.
  func rounded(_ x: Double) -> Double { Double(BigFloat.compute(self, BigFloat(x))) }
}
