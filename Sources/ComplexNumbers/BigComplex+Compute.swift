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
    switch operands.count {
    case 1: return compute(function, operands[0], precision: precision, rounding: rounding)
    case 2:
      return compute(
        function, operands[0], operands[1], precision: precision, rounding: rounding)
    default: return partByPart(function, operands, precision, rounding)
    }
  }

  /// A function of one complex number, both parts correctly rounded.
  public static func compute(
    _ function: ComplexFunction, _ z: BigComplex, precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> BigComplex {
    atOnce(function, z, nil, precision, rounding)
      ?? partByPart(function, [z], precision, rounding)
  }

  /// A function of two complex numbers, both parts correctly rounded.
  public static func compute(
    _ function: ComplexFunction, _ z: BigComplex, _ w: BigComplex, precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> BigComplex {
    atOnce(function, z, w, precision, rounding)
      ?? partByPart(function, [z, w], precision, rounding)
  }

  /// The same with the ternary value of each part.
  public static func computeWithTernaries(
    _ function: ComplexFunction, _ operands: [BigComplex], precision: Precision? = nil,
    rounding: ComplexRounding = .nearestEven
  ) -> RoundedComplex {
    let rounded = parts(of: function, operands, precision, rounding) { BigFloat.withFlags($0) }
    return RoundedComplex(
      value: BigComplex(rounded.real.value, rounded.imaginary.value),
      realTernary: rounded.real.ternary, imaginaryTernary: rounded.imaginary.ternary,
      flags: rounded.real.flags.union(rounded.imaginary.flags))
  }

  private static func partByPart(
    _ function: ComplexFunction, _ operands: [BigComplex], _ precision: Precision?,
    _ rounding: ComplexRounding
  ) -> BigComplex {
    let value = parts(of: function, operands, precision, rounding) { $0() }
    return BigComplex(value.real, value.imaginary)
  }

  /// Both parts from one computation; nil where each is computed by itself.
  private static func atOnce(
    _ function: ComplexFunction, _ z: BigComplex, _ w: BigComplex?, _ precision: Precision?,
    _ rounding: ComplexRounding
  ) -> BigComplex? {
    precondition(
      function.operandCount == (w == nil ? 1 : 2), "\(function) has another number of operands")
    let (u, v) = (w?.real ?? z.real, w?.imaginary ?? z.imaginary)
    return BigFloat.bothParts(
      of: function, (z.real, z.imaginary), w == nil ? nil : (u, v),
      precision: precision ?? BigFloat.commonPrecision(z.real, z.imaginary, u, v),
      real: rounding.real, imaginary: rounding.imaginary
    ).map { BigComplex($0.real, $0.imaginary) }
  }

  /// What is made of both parts of a function as they are computed.
  private static func parts<Result>(
    of function: ComplexFunction, _ operands: [BigComplex], _ precision: Precision?,
    _ rounding: ComplexRounding, _ body: (() -> BigFloat) -> Result
  ) -> (real: Result, imaginary: Result) {
    precondition(
      operands.count == function.operandCount, "\(function) has another number of operands")
    let precision = precision ?? commonPrecision(operands)
    let numbers = operands.flatMap { [$0.real, $0.imaginary] }
    func part(_ part: PartFunction.Part, _ rounding: Rounding) -> Result {
      body {
        let value = try? BigFloatBackend(precision: precision, rounding: rounding)
          .compute(PartFunction(function, part), numbers)
        return value ?? .nan
      }
    }
    return (part(.real, rounding.real), part(.imaginary, rounding.imaginary))
  }

  /// The largest precision of all parts.
  static func commonPrecision(_ numbers: [BigComplex]) -> Precision {
    BigFloat.commonPrecision(numbers.flatMap { [$0.real, $0.imaginary] })
  }
}
