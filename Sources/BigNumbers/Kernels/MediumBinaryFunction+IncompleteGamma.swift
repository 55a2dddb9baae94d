internal import CMPFR
import RealModule

extension MediumBinaryFunction {
  /// An estimate of the bits by which Γ(a, x) is smaller than the Γ(a) it is subtracted from, and of those that a small a costs.
  ///
  /// Nil for arguments that ``FixedPoint/incompleteGamma(_:_:)`` does not accept.
  ///
  /// Γ(a, x) is about x^a·e^(−x)/(x + 1) for 1 ≤ x ≥ a, at least a fifth for smaller x and a < 1, and half of Γ(a) for a > x.
  func incompleteGammaLoss(_ a: BigFloat.Reader, _ x: BigFloat.Reader, bits: Int) -> Int? {
    if mpfr_integer_p(a) != 0 { return a.pointee._mpfr_exp > 10 ? nil : 0 }
    if FixedPoint.hasAsymptoticGamma(a, x, bits: bits + 128) { return 0 }
    if max(a.pointee._mpfr_exp, x.pointee._mpfr_exp) > 12 { return nil }
    let (order, size) = (a.approximateMagnitude, x.approximateMagnitude)
    let complete = Double.logGamma(order)
    let value =
      size > max(1, order)
      ? order * .log(size) - size - .log(size + 1) : order < 1 ? -1.6 : complete
    let zeros = max(0, 1 - a.pointee._mpfr_exp)
    return 2 * zeros + Int(max(0, complete - value) * 1.4427) + 1
  }
}
