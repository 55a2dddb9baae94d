public import Arithmetic
public import BigNumbers
public import NumericCore

/// One number computed from some variables, to be looked at in many points.
public protocol PointProblem: Sendable {
  /// The variables, in the order of a point's numbers.
  var variables: [String] { get }

  /// Whether a point belongs to the problem: a core may have a precondition.
  func admits(_ point: [ExactReal]) throws(ComputationFailure) -> Bool

  /// The true value; nothing is proven before something is asked of it.
  func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal

  /// What each format computes, for a point that is rounded to it.
  func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue]

  /// The problem for another thread, with nothing shared that threads would count references to.
  func copied() throws(ComputationFailure) -> Self
}

/// An expression of one number.
public struct ExpressionProblem: PointProblem {
  public let variables: [String]
  private let program: Program
  /// The inputs of the program: numbers, or variables by their place.
  private let inputs: [Input]
  private let exact: ExactProgram
  private let formats: [FloatFormat]
  private let backends: [any MeasuredBackend]
  private let rounding: DecimalRounding
  private let limits: ExactLimits

  /// One input of the program.
  enum Input: Sendable {
    case variable(Int)
    case fixed(ExactReal)
  }

  /// Takes an expression, the variables of a point in their order, and the values of all others.
  ///
  /// - Throws: what is no number, has operations that real numbers lack, or needs formats beyond the limits.
  public init(
    _ compiled: CompiledExpression, variables: [String], fixed: [String: ExactReal] = [:],
    formats: [FloatFormat], rounding: DecimalRounding = .nearestEven,
    limits: ExactLimits = ExactLimits()
  ) throws(ComparisonFailure) {
    guard case .number = compiled.shape else { throw .notANumber }
    var inputs: [Input] = []
    for input in compiled.inputs {
      if let index = variables.firstIndex(of: input.name) {
        inputs.append(.variable(index))
      } else if let value = fixed[input.name] {
        inputs.append(.fixed(value))
      } else {
        throw .failure(.inapplicable("'\(input.name)' has no value"))
      }
    }
    do throws(ComputationFailure) {
      try self.init(compiled.program, variables, inputs, formats, rounding, limits)
    } catch {
      throw .failure(error)
    }
  }

  private init(
    _ program: Program, _ variables: [String], _ inputs: [Input], _ formats: [FloatFormat],
    _ rounding: DecimalRounding, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    self.inputs = inputs
    self.program = program
    self.variables = variables
    self.formats = formats
    self.rounding = rounding
    self.limits = limits
    do throws(ProgramError<ComputationFailure>) {
      exact = try ExactProgram(program)
    } catch {
      throw error.failure
    }
    var backends: [any MeasuredBackend] = []
    for format in formats {
      do throws(LimitExceeded) {
        backends.append(try format.backend(rounding, limits.sizes))
      } catch {
        throw .limit(error)
      }
    }
    self.backends = backends
  }

  public func admits(_ point: [ExactReal]) -> Bool { true }

  public func truth(at point: [ExactReal]) -> ExactReal { exact.values(at: numbers(point))[0] }

  /// The inputs of the program at a point.
  private func numbers(_ point: [ExactReal]) -> [ExactReal] {
    inputs.map { input in
      switch input {
      case .variable(let index): point[index]
      case .fixed(let value): value
      }
    }
  }

  public func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var values: [FormatValue] = []
    for (format, backend) in zip(formats, backends) {
      var inputs: [FormatValue] = []
      for number in numbers(point) { inputs.append(try format.rounded(number, limits: limits)) }
      values.append(try backend.run(program, inputs))
    }
    return values
  }

  public func copied() throws(ComputationFailure) -> ExpressionProblem {
    try ExpressionProblem(program, variables, inputs, formats, rounding, limits)
  }
}

extension MeasuredBackend {
  /// The first output of a program, on numbers of the format.
  func run(
    _ program: Program, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    do throws(ProgramError<Failure>) {
      return value(try evaluate(program, inputs: inputs.map { number($0) }, special: .ieee)[0])
    } catch {
      switch error {
      case .failure(let failure, _): throw ComputationFailure(failure)
      case .exception(let exception, _): throw .exception(exception)
      }
    }
  }
}

extension ProgramError<ComputationFailure> {
  /// What happened, without the place.
  fileprivate var failure: ComputationFailure {
    switch self {
    case .failure(let failure, _): failure
    case .exception(let exception, _): .exception(exception)
    }
  }
}
