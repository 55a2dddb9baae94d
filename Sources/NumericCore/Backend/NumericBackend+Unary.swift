// Functions of one number under their names: `backend.exp(x)` for `backend.compute(.exp, x)`. The
// definition, domain, special values and source of each function are in its row of the catalogue in
// `Scientific`.
extension NumericBackend {
  // MARK: - Arithmetic and rounding

  /// See ``UnaryFunction/negate``.
  @inlinable
  public func negate(_ x: Number) throws(Failure) -> Number { try compute(.negate, x) }
  /// See ``UnaryFunction/magnitude``.
  @inlinable
  public func magnitude(_ x: Number) throws(Failure) -> Number { try compute(.magnitude, x) }
  /// See ``UnaryFunction/sign``.
  @inlinable
  public func sign(_ x: Number) throws(Failure) -> Number { try compute(.sign, x) }
  /// See ``UnaryFunction/square``.
  @inlinable
  public func square(_ x: Number) throws(Failure) -> Number { try compute(.square, x) }
  /// See ``UnaryFunction/floor``.
  @inlinable
  public func floor(_ x: Number) throws(Failure) -> Number { try compute(.floor, x) }
  /// See ``UnaryFunction/ceil``.
  @inlinable
  public func ceil(_ x: Number) throws(Failure) -> Number { try compute(.ceil, x) }
  /// See ``UnaryFunction/trunc``.
  @inlinable
  public func trunc(_ x: Number) throws(Failure) -> Number { try compute(.trunc, x) }
  /// See ``UnaryFunction/round``.
  @inlinable
  public func round(_ x: Number) throws(Failure) -> Number { try compute(.round, x) }
  /// See ``UnaryFunction/roundEven``.
  @inlinable
  public func roundEven(_ x: Number) throws(Failure) -> Number { try compute(.roundEven, x) }
  /// See ``UnaryFunction/roundInDirection``.
  @inlinable
  public func roundInDirection(_ x: Number) throws(Failure) -> Number {
    try compute(.roundInDirection, x)
  }
  /// See ``UnaryFunction/fraction``.
  @inlinable
  public func fraction(_ x: Number) throws(Failure) -> Number { try compute(.fraction, x) }
  /// See ``UnaryFunction/nextAbove``.
  @inlinable
  public func nextAbove(_ x: Number) throws(Failure) -> Number { try compute(.nextAbove, x) }
  /// See ``UnaryFunction/nextBelow``.
  @inlinable
  public func nextBelow(_ x: Number) throws(Failure) -> Number { try compute(.nextBelow, x) }
  /// See ``UnaryFunction/binaryExponent``.
  @inlinable
  public func binaryExponent(_ x: Number) throws(Failure) -> Number {
    try compute(.binaryExponent, x)
  }
  /// See ``UnaryFunction/binarySignificand``.
  @inlinable
  public func binarySignificand(_ x: Number) throws(Failure) -> Number {
    try compute(.binarySignificand, x)
  }

  // MARK: - Roots, exponentials and logarithms

  /// See ``UnaryFunction/sqrt``.
  @inlinable
  public func sqrt(_ x: Number) throws(Failure) -> Number { try compute(.sqrt, x) }
  /// See ``UnaryFunction/reciprocalSqrt``.
  @inlinable
  public func reciprocalSqrt(_ x: Number) throws(Failure) -> Number {
    try compute(.reciprocalSqrt, x)
  }
  /// See ``UnaryFunction/cbrt``.
  @inlinable
  public func cbrt(_ x: Number) throws(Failure) -> Number { try compute(.cbrt, x) }
  /// See ``UnaryFunction/exp``.
  @inlinable
  public func exp(_ x: Number) throws(Failure) -> Number { try compute(.exp, x) }
  /// See ``UnaryFunction/exp2``.
  @inlinable
  public func exp2(_ x: Number) throws(Failure) -> Number { try compute(.exp2, x) }
  /// See ``UnaryFunction/exp10``.
  @inlinable
  public func exp10(_ x: Number) throws(Failure) -> Number { try compute(.exp10, x) }
  /// See ``UnaryFunction/expMinusOne``.
  @inlinable
  public func expMinusOne(_ x: Number) throws(Failure) -> Number { try compute(.expMinusOne, x) }
  /// See ``UnaryFunction/exp2MinusOne``.
  @inlinable
  public func exp2MinusOne(_ x: Number) throws(Failure) -> Number { try compute(.exp2MinusOne, x) }
  /// See ``UnaryFunction/exp10MinusOne``.
  @inlinable
  public func exp10MinusOne(_ x: Number) throws(Failure) -> Number {
    try compute(.exp10MinusOne, x)
  }
  /// See ``UnaryFunction/log``.
  @inlinable
  public func log(_ x: Number) throws(Failure) -> Number { try compute(.log, x) }
  /// See ``UnaryFunction/log2``.
  @inlinable
  public func log2(_ x: Number) throws(Failure) -> Number { try compute(.log2, x) }
  /// See ``UnaryFunction/log10``.
  @inlinable
  public func log10(_ x: Number) throws(Failure) -> Number { try compute(.log10, x) }
  /// See ``UnaryFunction/logOnePlus``.
  @inlinable
  public func log(onePlus x: Number) throws(Failure) -> Number { try compute(.logOnePlus, x) }
  /// See ``UnaryFunction/log2OnePlus``.
  @inlinable
  public func log2(onePlus x: Number) throws(Failure) -> Number { try compute(.log2OnePlus, x) }
  /// See ``UnaryFunction/log10OnePlus``.
  @inlinable
  public func log10(onePlus x: Number) throws(Failure) -> Number { try compute(.log10OnePlus, x) }

  // MARK: - Circular and hyperbolic functions

  /// See ``UnaryFunction/sin``.
  @inlinable
  public func sin(_ x: Number) throws(Failure) -> Number { try compute(.sin, x) }
  /// See ``UnaryFunction/cos``.
  @inlinable
  public func cos(_ x: Number) throws(Failure) -> Number { try compute(.cos, x) }
  /// See ``UnaryFunction/tan``.
  @inlinable
  public func tan(_ x: Number) throws(Failure) -> Number { try compute(.tan, x) }
  /// See ``UnaryFunction/sec``.
  @inlinable
  public func sec(_ x: Number) throws(Failure) -> Number { try compute(.sec, x) }
  /// See ``UnaryFunction/csc``.
  @inlinable
  public func csc(_ x: Number) throws(Failure) -> Number { try compute(.csc, x) }
  /// See ``UnaryFunction/cot``.
  @inlinable
  public func cot(_ x: Number) throws(Failure) -> Number { try compute(.cot, x) }
  /// See ``UnaryFunction/asin``.
  @inlinable
  public func asin(_ x: Number) throws(Failure) -> Number { try compute(.asin, x) }
  /// See ``UnaryFunction/acos``.
  @inlinable
  public func acos(_ x: Number) throws(Failure) -> Number { try compute(.acos, x) }
  /// See ``UnaryFunction/atan``.
  @inlinable
  public func atan(_ x: Number) throws(Failure) -> Number { try compute(.atan, x) }
  /// See ``UnaryFunction/sinh``.
  @inlinable
  public func sinh(_ x: Number) throws(Failure) -> Number { try compute(.sinh, x) }
  /// See ``UnaryFunction/cosh``.
  @inlinable
  public func cosh(_ x: Number) throws(Failure) -> Number { try compute(.cosh, x) }
  /// See ``UnaryFunction/tanh``.
  @inlinable
  public func tanh(_ x: Number) throws(Failure) -> Number { try compute(.tanh, x) }
  /// See ``UnaryFunction/sech``.
  @inlinable
  public func sech(_ x: Number) throws(Failure) -> Number { try compute(.sech, x) }
  /// See ``UnaryFunction/csch``.
  @inlinable
  public func csch(_ x: Number) throws(Failure) -> Number { try compute(.csch, x) }
  /// See ``UnaryFunction/coth``.
  @inlinable
  public func coth(_ x: Number) throws(Failure) -> Number { try compute(.coth, x) }
  /// See ``UnaryFunction/asinh``.
  @inlinable
  public func asinh(_ x: Number) throws(Failure) -> Number { try compute(.asinh, x) }
  /// See ``UnaryFunction/acosh``.
  @inlinable
  public func acosh(_ x: Number) throws(Failure) -> Number { try compute(.acosh, x) }
  /// See ``UnaryFunction/atanh``.
  @inlinable
  public func atanh(_ x: Number) throws(Failure) -> Number { try compute(.atanh, x) }

  // MARK: - Special functions

  /// See ``UnaryFunction/gamma``.
  @inlinable
  public func gamma(_ x: Number) throws(Failure) -> Number { try compute(.gamma, x) }
  /// See ``UnaryFunction/logGamma``.
  @inlinable
  public func logGamma(_ x: Number) throws(Failure) -> Number { try compute(.logGamma, x) }
  /// See ``UnaryFunction/lnGamma``.
  @inlinable
  public func lnGamma(_ x: Number) throws(Failure) -> Number { try compute(.lnGamma, x) }
  /// See ``UnaryFunction/gammaSign``.
  @inlinable
  public func gammaSign(_ x: Number) throws(Failure) -> Number { try compute(.gammaSign, x) }
  /// See ``UnaryFunction/digamma``.
  @inlinable
  public func digamma(_ x: Number) throws(Failure) -> Number { try compute(.digamma, x) }
  /// See ``UnaryFunction/zeta``.
  @inlinable
  public func zeta(_ x: Number) throws(Failure) -> Number { try compute(.zeta, x) }
  /// See ``UnaryFunction/erf``.
  @inlinable
  public func erf(_ x: Number) throws(Failure) -> Number { try compute(.erf, x) }
  /// See ``UnaryFunction/erfc``.
  @inlinable
  public func erfc(_ x: Number) throws(Failure) -> Number { try compute(.erfc, x) }
  /// See ``UnaryFunction/expIntegral``.
  @inlinable
  public func expIntegral(_ x: Number) throws(Failure) -> Number { try compute(.expIntegral, x) }
  /// See ``UnaryFunction/dilogarithm``.
  @inlinable
  public func dilogarithm(_ x: Number) throws(Failure) -> Number { try compute(.dilogarithm, x) }
  /// See ``UnaryFunction/besselJ0``.
  @inlinable
  public func besselJ0(_ x: Number) throws(Failure) -> Number { try compute(.besselJ0, x) }
  /// See ``UnaryFunction/besselJ1``.
  @inlinable
  public func besselJ1(_ x: Number) throws(Failure) -> Number { try compute(.besselJ1, x) }
  /// See ``UnaryFunction/besselY0``.
  @inlinable
  public func besselY0(_ x: Number) throws(Failure) -> Number { try compute(.besselY0, x) }
  /// See ``UnaryFunction/besselY1``.
  @inlinable
  public func besselY1(_ x: Number) throws(Failure) -> Number { try compute(.besselY1, x) }
  /// See ``UnaryFunction/airy``.
  @inlinable
  public func airy(_ x: Number) throws(Failure) -> Number { try compute(.airy, x) }
  /// See ``UnaryFunction/factorial``.
  @inlinable
  public func factorial(_ x: Number) throws(Failure) -> Number { try compute(.factorial, x) }
  /// See ``UnaryFunction/doubleFactorial``.
  @inlinable
  public func doubleFactorial(_ x: Number) throws(Failure) -> Number {
    try compute(.doubleFactorial, x)
  }
}
