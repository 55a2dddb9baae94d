import BigNumbers
import NumericCore

/// The integrals of 4/(1 + x²) and of e⁻ˣˣ from 0 to 1, by Romberg's extrapolation of trapezoids.
func rombergIntegration() throws -> [String] {
  let double: Double = rombergIntegral(levels: 8) { 4 / (1 + $0 * $0) }
  let float: BigFloat = rombergIntegral(levels: 10) { 4 / (1 + $0 * $0) }
  let fraction: BigRational = rombergIntegral(levels: 5) { 4 / (1 + $0 * $0) }
  let gaussian: Float256 = rombergIntegral(levels: 10) { .exp(-$0 * $0) }
  return [
    try BigFloat(double).text(as: .fixed(12)),
    try float.text(as: .fixed(25)),
    try BigFloat(fraction, precision: .bits(64)).text(as: .fixed(7)),
    try gaussian.text(as: .fixed(30)),
  ]
}

private func rombergIntegral<Scalar: Field>(
  levels: Int, _ f: (Scalar) -> Scalar
) -> Scalar {
  var row: [Scalar] = [(f(0) + f(1)) / 2]
  for level in 1...levels {
    let count = 1 << level
    let new = stride(from: 1, to: count, by: 2).map { f(Scalar($0) / Scalar(count)) }
    var next = [row[0] / 2 + new.reduce(0) { $0 + $1 } / Scalar(count)]
    for (k, coarse) in row.enumerated() {
      next.append(next[k] + (next[k] - coarse) / Scalar(1 << (2 * (k + 1)) - 1))
    }
    row = next
  }
  return row[row.count - 1]
}
