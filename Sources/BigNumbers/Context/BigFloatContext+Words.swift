internal import CMPFR
import NumericCore

// Functions of which MPFR takes one argument as a machine word: NaN for arguments that are not
// whole numbers of a word.
extension BigFloatContext {
  /// (1 + x)^n; limited, because MPFR forms 1 + x exactly, which takes as many bits as x has before
  /// the point.
  func compound(_ x: BigFloat, _ n: BigFloat) throws(LimitExceeded) -> BigFloat {
    try checkExponent(x.operand)
    return make { r, mode in
      guard let exponent = n.signedWord else { return r.setNaN() }
      return x.read { mpfr_compound_si(r, $0, exponent, mode) }
    }
  }

  /// Bessel functions of an integer order.
  ///
  /// MPFR's functions run for minutes or exhaust memory for arguments that look harmless, so that
  /// every call is checked before.
  func indexed(
    _ kernel: MediumBinaryFunction?, _ f: BigFloat.Indexed, _ n: BigFloat, _ x: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    guard n.isInteger else { return notANumber }
    try checkMagnitude(n.operand)
    guard let index = n.signedWord else { return notANumber }
    try admit(0...1 ~= index ? .exponent : [.magnitude, .tiny], x.operand)
    return make { r, mode in
      x.read { x in
        n.read { kernel?.round(into: r, $0, x, mode) } ?? f(r, index, x, mode)
      }
    }
  }
}
