import BigNumbers
import NumericCore

/// π by the arithmetic–geometric mean (Gauss, Brent, Salamin); every step doubles the digits.
func piByMeans() throws -> [String] {
  let float: BigFloat = withPrecision(.bits(1100)) { piByMeans(steps: 8) }
  let fixed: Float512 = piByMeans(steps: 7)
  let decimal: BigDecimal = piByMeans(steps: 6)
  let interval: BigInterval = piByMeans(steps: 6)
  return [
    try BigFloat(piByMeans(steps: 4) as Double).text(as: .fixed(14)),
    try float.text(as: .fixed(90)),
    try fixed.text(as: .fixed(90)),
    decimal.rounded(to: 71).description,
    try interval.midpoint.text(as: .fixed(70)),
    "\(interval.radius < BigFloat(1e-70 as Double))",
  ]
}

private func piByMeans<Scalar: ElementaryField>(steps: Int) -> Scalar {
  var (a, b, t): (Scalar, Scalar, Scalar) = (1, 1 / .sqrt(2), 1 / 4)
  for step in 0..<steps {
    let mean = (a + b) / 2
    b = .sqrt(a * b)
    t -= Scalar(1 << step) * (a - mean) * (a - mean)
    a = mean
  }
  return (a + b) * (a + b) / (4 * t)
}
