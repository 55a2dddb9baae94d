import BigNumbers
import NumericCore

/// The integral of eˣ from −1 to 1 by Gauss and Legendre's rule with twenty nodes.
func gaussLegendre() throws -> [String] {
  let double: Double = gaussianIntegral(nodes: 20) { .exp($0) }
  let float: BigFloat = gaussianIntegral(nodes: 20) { .exp($0) }
  let fixed: Float256 = gaussianIntegral(nodes: 20) { .exp($0) }
  return [
    try BigFloat(double).text(as: .fixed(12)),
    try float.text(as: .fixed(50)),
    try fixed.text(as: .fixed(50)),
  ]
}

/// The sum of w·f(x) over the roots x of Legendre's polynomial, w = 2 / ((1 − x²)·P′(x)²).
private func gaussianIntegral<Scalar: ElementaryField>(
  nodes n: Int, _ f: (Scalar) -> Scalar
) -> Scalar {
  var integral: Scalar = 0
  for node in 1...n {
    // Tricomi's guess, which Newton's steps improve.
    let angle = Scalar.pi * Scalar(4 * node - 1) / Scalar(4 * n + 2)
    var x = angle.cos()
    for _ in 0..<7 {
      let (value, slope) = legendre(n, x)
      x -= value / slope
    }
    let slope = legendre(n, x).slope
    integral += 2 / ((1 - x * x) * slope * slope) * f(x)
  }
  return integral
}

/// Legendre's polynomial Pₙ and its derivative at x.
private func legendre<Scalar: Field>(_ n: Int, _ x: Scalar) -> (value: Scalar, slope: Scalar) {
  var (last, value): (Scalar, Scalar) = (1, x)
  for k in 1..<n {
    let next = (Scalar(2 * k + 1) * x * value - Scalar(k) * last) / Scalar(k + 1)
    (last, value) = (value, next)
  }
  return (value, Scalar(n) * (x * value - last) / (x * x - 1))
}
