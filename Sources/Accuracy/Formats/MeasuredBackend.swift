public import BigNumbers
public import NumericCore

/// A backend whose numbers can be converted to values of a format.
///
/// Equal numbers have equal hashes, including zeros of either sign and decimals of one cohort.
public protocol MeasuredBackend: NumericBackend where Number: Hashable {
  /// The number of the backend as a number of its format.
  func value(_ x: Number) -> FormatValue
  /// A number of the format as a number of the backend.
  func number(_ x: FormatValue) -> Number
  /// The first output of a program for inputs of the format.
  ///
  /// All backends have the same implementation; each calls it with its own type, so that its loop
  /// is specialized.
  func run(_ program: Program, _ inputs: [FormatValue]) throws(ComputationFailure) -> FormatValue
}

extension MeasuredBackend {
  /// All outputs of a program, of which few have more than one.
  func outputs(
    of program: Program, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> [FormatValue] {
    do throws(ProgramError<Failure>) {
      return try evaluate(program, inputs: inputs.map { number($0) }, special: .ieee).map {
        value($0)
      }
    } catch {
      throw Self.failure(error)
    }
  }

  @inline(__always)
  fileprivate func firstOutput(
    of program: Program, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    do throws(ProgramError<Failure>) {
      return value(try evaluate(program, inputs: inputs.map { number($0) }, special: .ieee)[0])
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: ProgramError<Failure>) -> ComputationFailure {
    switch error {
    case .failure(let failure, _): ComputationFailure(failure)
    case .exception(let exception, _): .exception(exception)
    }
  }
}

extension DoubleBackend: MeasuredBackend {
  /// The same number as a binary one.
  public func value(_ x: Double) -> FormatValue { .binary(BigFloat(x)) }
  /// The nearest double; NaN for a decimal.
  public func number(_ x: FormatValue) -> Double {
    if case .binary(let x) = x { Double(x) } else { .nan }
  }
  /// The first output of a program on doubles.
  public func run(
    _ program: Program, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    try firstOutput(of: program, inputs)
  }
}

extension MeasuredBackend where Number == BigFloat {
  /// The same number.
  public func value(_ x: BigFloat) -> FormatValue { .binary(x) }
  /// The same number; NaN for a decimal.
  public func number(_ x: FormatValue) -> BigFloat {
    if case .binary(let x) = x { x } else { .nan }
  }
}

extension BigFloatBackend: MeasuredBackend {
  /// The first output of a program on binary numbers.
  public func run(
    _ program: Program, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    try firstOutput(of: program, inputs)
  }
}

extension RoundedTruth: MeasuredBackend {
  /// The first output of a program on numbers of the format.
  public func run(
    _ program: Program, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    try firstOutput(of: program, inputs)
  }
}

extension DecimalBackend: MeasuredBackend {
  /// The same number.
  public func value(_ x: BigDecimal) -> FormatValue { .decimal(x) }
  /// The same number; NaN for a binary one.
  public func number(_ x: FormatValue) -> BigDecimal {
    if case .decimal(let x) = x { x } else { .nan }
  }
  /// The first output of a program on decimals.
  public func run(
    _ program: Program, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    try firstOutput(of: program, inputs)
  }
}

extension FloatFormat {
  /// Whether results can be rounded in a direction: the hardware and coded formats support one, binary formats five,
  /// and decimal formats all eight.
  public func rounds(_ rounding: DecimalRounding) -> Bool {
    switch kind {
    case .hardware, .coded: rounding == .nearestEven
    case .binary, .bigFloat: rounding.binary != nil
    case .decimal: true
    }
  }

  /// Whether its numbers are bit patterns, which are rounded to nearest only.
  var isCoded: Bool { if case .coded = kind { true } else { false } }

  /// The direction that a core requests, if the format supports it; the hardware always rounds to
  /// nearest.
  func possible(_ rounding: Rounding?) -> DecimalRounding {
    let rounding = DecimalRounding(rounding ?? .nearestEven)
    return rounds(rounding) ? rounding : .nearestEven
  }

  /// The backend that computes in the format.
  ///
  /// - Precondition: the format supports the direction of rounding.
  /// - Throws: if the precision is beyond the limits.
  public func backend(
    _ rounding: DecimalRounding, _ limits: Limits
  ) throws(LimitExceeded) -> any MeasuredBackend {
    precondition(rounds(rounding), "\(name) does not round \(rounding.rawValue)")
    let binary = rounding.binary ?? .nearestEven
    switch kind {
    case .hardware: return DoubleBackend.completed
    case .binary(let format):
      return try BigFloatBackend(format: format, rounding: binary, limits: limits)
    case .bigFloat(let precision):
      return try BigFloatBackend(precision: precision, rounding: binary, limits: limits)
    case .decimal(let parameters):
      try limits.check(.digits, parameters.precision)
      return DecimalBackend(DecimalContext(parameters, rounding: rounding), limits: limits)
    case .coded(let format): return RoundedTruth(format, limits: limits)
    }
  }
}
