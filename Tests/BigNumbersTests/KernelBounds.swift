@testable import BigNumbers

extension Approximation {
  /// The error as a share of its bound, for a kernel with `fraction` limbs behind the point.
  func share(ofBoundAround right: BigFloat, _ fraction: Int, _ wide: BigFloatContext) -> Double {
    var value = wide.zero
    for limb in (0..<count).reversed() {
      value = wide.add(value.scaled(64), BigFloat(limbs[limb], precision: .bits(64)))
    }
    // In units of the last limb.
    let right = right.magnitude.scaled(64 * fraction - exponent)
    return Double(wide.subtract(right, value).magnitude.scaled(-errorBits))
  }
}
