import BigNumbers
import NumericCore

/// Roots by Newton's method: of cos x − x, x·eˣ − 1 and x³ − 2, on four types of numbers.
func newtonsMethod() throws -> [String] {
  let double: [Double] = threeRoots(steps: 6)
  let float: [BigFloat] = threeRoots(steps: 8)
  let fixed: [Float256] = threeRoots(steps: 8)
  let decimal: [BigDecimal] = threeRoots(steps: 8)
  return try double.map { try BigFloat($0).text(as: .fixed(14)) }
    + float.map { try $0.text(as: .fixed(60)) }
    + fixed.map { try $0.text(as: .fixed(60)) }
    + decimal.map { $0.rounded(to: 61).description }
}

private func threeRoots<Scalar: ElementaryField>(steps: Int) -> [Scalar] {
  [
    newton(from: 1, steps: steps, { .cos($0) - $0 }, slope: { -.sin($0) - 1 }),
    newton(from: 1, steps: steps, { $0 * .exp($0) - 1 }, slope: { (1 + $0) * .exp($0) }),
    newton(from: 1, steps: steps, { $0.raised(to: 3) - 2 }, slope: { 3 * $0 * $0 }),
  ]
}

private func newton<Scalar: Field>(
  from start: Scalar, steps: Int, _ f: (Scalar) -> Scalar, slope: (Scalar) -> Scalar
) -> Scalar {
  var x = start
  for _ in 0..<steps { x -= f(x) / slope(x) }
  return x
}
