internal import BigNumbers
internal import NumericCore

/// The Chebyshev interpolant of a function on an interval, with a bound of what it leaves out.
struct ChebyshevPolynomial {
  /// Of rising powers of t = (x − center)·scale, which runs from −1 to 1.
  let coefficients: [BigFloat]
  let bound: Double

  /// The polynomial on center ± 1/scale, where |f| ≤ M on the disc |z − center| ≤ R.
  ///
  /// Let R be half the sum of the axes ρ and 1/ρ, in units of the interval's half: then Bernstein's ellipse is inside the disc, the
  /// coefficients of T_j are at most 2M·ρ^(−j), and a polynomial of 16 nodes differs from f by at most 4M·ρ⁻¹⁵/(ρ − 1) (Trefethen, 2013,
  /// theorems 8.1 and 8.2, with T_j for j ≥ 16 at most 1 before and after it is mistaken for another). Nodes and values of 190 bits
  /// add less than 2⁻¹⁴⁰·M.
  init(_ function: UnaryFunction, center: Double, scale: Double, disc: AnalyticDisc) {
    let interpolation = ChebyshevInterpolation.shared
    let half = BigFloat(1 / scale)
    let values = interpolation.nodes.map {
      BigFloat.compute(function, $0 * half + BigFloat(center), precision: .bits(190))
    }
    coefficients = interpolation.coefficients(values)
    bound = disc.remainder(half: 1 / scale) + disc.bound * 0x1p-140
  }
}

/// A disc on which a function is analytic and bounded.
struct AnalyticDisc {
  var radius: Double
  var bound: Double

  /// The bound of the error of a polynomial of 16 nodes on an interval around the center.
  func remainder(half: Double) -> Double {
    let ratio = radius / half
    guard ratio > 1 else { return .infinity }
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
