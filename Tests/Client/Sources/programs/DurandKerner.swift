import BigNumbers
import ComplexModule
import ComplexNumbers
import NumericCore

/// All roots of x⁵ − x − 1, which have no radicals, by Durand and Kerner's iteration.
func durandKerner() throws -> [String] {
  let coefficients: [Complex<BigFloat>] = [-1, -1, 0, 0, 0, 1]
  let start = Complex(BigFloat(1) / 2, BigFloat(9) / 10)
  var roots = (0..<5).map { start.raised(to: $0) }
  for _ in 0..<40 {
    for place in roots.indices {
      let x = roots[place]
      let value = coefficients.reversed().reduce(0) { $0 * x + $1 }
      let others = roots.indices.filter { $0 != place }
      roots[place] -= value / others.reduce(1) { $0 * (x - roots[$1]) }
    }
  }
  // The imaginary part of a real root is a rounding error.
  return try roots.sorted { $0.imaginary < $1.imaginary }.map { root in
    let parts = try [root.real, root.imaginary.magnitude].map { try $0.text(as: .fixed(50)) }
    return parts.joined(separator: " ")
  }
}
