public import NumericCore

// Every function of the catalogue by its name, with the rounding as an argument:
// `FixedFloat.compute(.zeta, x, rounding: .up)`, `FixedFloat.compute(.exp, inPlace: &x)`. The
// result is NaN where a limit of the cost is exceeded; a ``BigFloatBackend`` reports which limit,
// and accepts other limits.
extension FixedFloat {
  /// A function of one number, rounded once.
  ///
  /// **Accuracy** Correctly rounded, in any direction. **Domain and special values** Those of
  /// ``BigFloatBackend``; NaN also where a limit is exceeded. **Example**
  /// `FixedFloat<2>.compute(.cbrt, 27) == 3`. **Complexity** That of the MPFR function. **Source**
  /// MPFR, and the compositions of ``BigFloatBackend``, which allocate.
  @inlinable
  public static func compute(
    _ function: UnaryFunction, _ x: FixedFloat, rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    make { r in x.read { FixedCall.compute(function, r, $0, rounding) } }
  }

  /// A function of two numbers, rounded once; see ``compute(_:_:rounding:)``.
  @inlinable
  public static func compute(
    _ function: BinaryFunction, _ x: FixedFloat, _ y: FixedFloat,
    rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    make { r in x.read(with: y) { FixedCall.compute(function, r, $0, $1, rounding) } }
  }

  /// Replaces a number by a function of it.
  @inlinable
  public static func compute(
    _ function: UnaryFunction, inPlace x: inout FixedFloat, rounding: Rounding = .nearestEven
  ) {
    x.update { r in FixedCall.compute(function, r, r, rounding) }
  }

  /// Replaces a number x by a function of x and y.
  @inlinable
  public static func compute(
    _ function: BinaryFunction, inPlace x: inout FixedFloat, _ y: FixedFloat,
    rounding: Rounding = .nearestEven
  ) {
    x.update { r in y.read { FixedCall.compute(function, r, r, $0, rounding) } }
  }

  /// A mathematical constant, rounded once.
  public static func constant(
    _ constant: Constant, rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    FixedFloat(BigFloat.constant(constant, precision: precision, rounding: rounding))
  }
}
