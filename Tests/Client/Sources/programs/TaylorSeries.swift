import BigNumbers
import NumericCore

/// The equation y′ = 1 + y², y(0) = 0, whose solution is the tangent, by power series.
func taylorSeries() throws -> [String] {
  let coefficients: [BigRational] = tangentSeries(from: 0, order: 16)
  let double: Double = tangent(steps: 8, order: 20)
  let float: BigFloat = tangent(steps: 8, order: 80)
  let fixed: Float256 = tangent(steps: 8, order: 80)
  return [
    coefficients.map { $0.description }.joined(separator: " "),
    try BigFloat(double).text(as: .fixed(12)),
    try float.text(as: .fixed(50)),
    try fixed.text(as: .fixed(50)),
  ]
}

/// The coefficients of the solution about a point where it is y: (k + 1)·c[k + 1] = Σ c[i]·c[k − i], and 1 more for k = 0.
private func tangentSeries<Scalar: Field>(from y: Scalar, order: Int) -> [Scalar] {
  var c = [y]
  for k in 0..<order {
    let square = (0...k).reduce(0 as Scalar) { $0 + c[$1] * c[k - $1] }
    c.append((k == 0 ? 1 + square : square) / Scalar(k + 1))
  }
  return c
}

/// The solution at 1, reached in equal steps, each the sum of a series.
private func tangent<Scalar: Field>(steps: Int, order: Int) -> Scalar {
  let step = 1 / Scalar(steps)
  return (0..<steps).reduce(0 as Scalar) { y, _ in
    tangentSeries(from: y, order: order).reversed().reduce(0 as Scalar) { $0 * step + $1 }
  }
}
