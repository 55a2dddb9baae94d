import BigNumbers
public import NumericCore

// Functions of complex numbers by name, each part rounded once.
extension BigComplex {
  /// A function of as many complex numbers as it takes, both parts correctly rounded.
  ///
  /// Without a `precision` the result has the largest one of the operands. A part is NaN where a limit of the cost is exceeded
  /// before its rounding is decided.
  ///
  /// - Precondition: there are as many operands as the function takes.
  public static func compute(
    _ function: ComplexFunction, _ operands: [BigComplex], precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> BigComplex {
    precondition(
      operands.count == function.operandCount, "\(function) has another number of operands")
    let precision = precision ?? commonPrecision(operands)
    let parts = operands.flatMap { [$0.real, $0.imaginary] }
    return BigComplex(
      part(PartFunction(function, .real), parts, precision, rounding.real),
      part(PartFunction(function, .imaginary), parts, precision, rounding.imaginary))
  }

  /// A function of one complex number, both parts correctly rounded.
  public static func compute(
    _ function: ComplexFunction, _ z: BigComplex, precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> BigComplex {
    compute(function, [z], precision: precision, rounding: rounding)
  }

  /// A function of two complex numbers, both parts correctly rounded.
  public static func compute(
    _ function: ComplexFunction, _ z: BigComplex, _ w: BigComplex, precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> BigComplex {
    compute(function, [z, w], precision: precision, rounding: rounding)
  }

  /// The same with the ternary value of each part.
  public static func computeWithTernaries(
    _ function: ComplexFunction, _ operands: [BigComplex], precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> RoundedComplex {
    precondition(
      operands.count == function.operandCount, "\(function) has another number of operands")
    let precision = precision ?? commonPrecision(operands)
    let parts = operands.flatMap { [$0.real, $0.imaginary] }
    let real = BigFloat.withFlags {
      part(PartFunction(function, .real), parts, precision, rounding.real)
    }
    let imaginary = BigFloat.withFlags {
      part(PartFunction(function, .imaginary), parts, precision, rounding.imaginary)
    }
    return RoundedComplex(
      value: BigComplex(real.value, imaginary.value), realTernary: real.ternary,
      imaginaryTernary: imaginary.ternary, flags: real.flags.union(imaginary.flags))
  }

  private static func part(
    _ part: PartFunction, _ operands: [BigFloat], _ precision: Precision, _ rounding: Rounding
  ) -> BigFloat {
    let value = try? BigFloatBackend(precision: precision, rounding: rounding)
      .compute(part, operands)
    return value ?? .nan
  }

  /// The largest precision of all parts.
  static func commonPrecision(_ numbers: [BigComplex]) -> Precision {
    BigFloat.commonPrecision(numbers.flatMap { [$0.real, $0.imaginary] })
  }
}
