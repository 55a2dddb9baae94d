import BigNumbers
import NumericCore

/// Seventy steps of x ↦ 4x(1 − x), each of which doubles an error: doubles lose every digit, 256 bits do not.
///
/// An exact real raises its precision until the digits are certain.
func logisticMap() throws -> [String] {
  let double: Double = orbit(from: 1 / 10, steps: 70)
  let float: BigFloat = orbit(from: 1 / 10, steps: 70)
  let fixed: Float512 = orbit(from: 1 / 10, steps: 70)
  let truth = try float.text(as: .fixed(40))
  let exact: ExactReal = orbit(from: .sqrt(2) - 1, steps: 70)
  return [
    truth,
    try fixed.text(as: .fixed(40)),
    "\((BigFloat(double) - float).magnitude > BigFloat(1e-3 as Double))",
    try exact.text(as: .fixed(40)),
  ]
}

private func orbit<Scalar: Field>(from start: Scalar, steps: Int) -> Scalar {
  (0..<steps).reduce(start) { x, _ in 4 * x * (1 - x) }
}
