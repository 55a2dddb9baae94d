public import NumericCore

// Every function of the catalogue by its name, with the rounding as a value:
// `FixedFloat.apply(.zeta, x, rounding: .up)`, `x.form(.exp)`. Where a bound on the cost is exceeded the
// result is NaN; a ``BigFloatBackend`` says which bound it was, and takes other limits.
extension FixedFloat {
  /// A function of one number, rounded once.
  ///
  /// **Accuracy** Correctly rounded, in any direction. **Domain and special values** As with
  /// ``BigFloatBackend``; NaN also where a limit is exceeded. **Example**
  /// `FixedFloat<2>.apply(.cbrt, 27) == 3`. **Complexity** As the MPFR function. **Source** MPFR, with
  /// the compositions of ``BigFloatBackend``, which allocate.
  @inlinable
  public static func apply(
    _ operation: UnaryFunction, _ x: FixedFloat, rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    make { r in x.read { FixedCall.compute(operation, r, $0, rounding) } }
  }

  /// A function of two numbers, rounded once; see ``apply(_:_:rounding:)``.
  @inlinable
  public static func apply(
    _ operation: BinaryFunction, _ x: FixedFloat, _ y: FixedFloat,
    rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    make { r in x.read(with: y) { FixedCall.compute(operation, r, $0, $1, rounding) } }
  }

  /// Replaces this number by a function of it.
  @inlinable
  public mutating func form(_ operation: UnaryFunction, rounding: Rounding = .nearestEven) {
    update { r in FixedCall.compute(operation, r, r, rounding) }
  }

  /// Replaces this number x by a function of x and y.
  @inlinable
  public mutating func form(
    _ operation: BinaryFunction, _ y: FixedFloat, rounding: Rounding = .nearestEven
  ) {
    update { r in y.read { FixedCall.compute(operation, r, r, $0, rounding) } }
  }

  /// A mathematical constant, rounded once.
  public static func constant(
    _ constant: Constant, rounding: Rounding = .nearestEven
  ) -> FixedFloat {
    FixedFloat(BigFloat.constant(constant, precision: precision, rounding: rounding))
  }
}
