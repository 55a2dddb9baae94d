public import Arithmetic
public import BigNumbers
public import NumericCore

/// One expression in one format, held against the truth.
///
/// Two truths: of the expression as it is written, where 0.1 is one tenth, and of the expression whose
/// literals and variables were first rounded to the format. The error against the first came in with the
/// inputs or was made by the arithmetic; the error against the second was made by the arithmetic alone.
public struct Comparison: Sendable {
  /// The format.
  public let format: FloatFormat
  /// The value of the expression as it is written.
  public let truth: TrueValue
  /// The value for rounded literals and variables; nil where nothing had to be rounded.
  public let truthOfRoundedInputs: TrueValue?
  /// What the format computes.
  public let value: FormatValue
  /// The error against ``truth``.
  public let error: ErrorMeasures?
  /// The error against ``truthOfRoundedInputs``.
  public let errorOfArithmetic: ErrorMeasures?
  /// What happened on the way, in the order of evaluation; nothing for what is no straight line.
  public internal(set) var steps: [ComparedStep]
  /// The time that the steps were not to exceed, where they are missing for that reason.
  public internal(set) var limitOfSteps: LimitExceeded?
}

extension Comparison {
  /// Compares an expression of one number, whose variables have the exact values `inputs`, in the order of
  /// the program. That the format rounds in the direction is a precondition.
  ///
  /// - Throws: what is no number, or could not be computed.
  public init(
    _ compiled: CompiledExpression, inputs: [ExactReal], format: FloatFormat,
    rounding: DecimalRounding = .nearestEven, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    guard compiled.shape.isNumber else { throw .notOneNumber }
    self = try Comparer(format: format, rounding: rounding, limits: limits)
      .compare(compiled.program, compiled.spans, inputs)
  }
}

/// The work of a comparison.
struct Comparer {
  let format: FloatFormat
  let rounding: DecimalRounding
  let limits: ExactLimits
  let exact: ExactBackend
  /// What computes in the format.
  let backend: any MeasuredBackend

  init(
    format: FloatFormat, rounding: DecimalRounding, limits: ExactLimits
  ) throws(ComputationFailure) {
    self.format = format
    self.rounding = rounding
    self.limits = limits
    exact = ExactBackend(limits: limits)
    backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.backend(rounding, limits.sizes)
    }
  }

  func compare(
    _ program: Program, _ spans: [SourceSpan], _ inputs: [ExactReal]
  ) throws(ComputationFailure) -> Comparison {
    let graph = StepGraph(program)
    let trueSteps = try exact.trace(graph, inputs: inputs)
    let truth = TrueValue(graph.output(trueSteps, inputs), limits: limits)
    let rounded = try entered(inputs)
    let second = try truthOfRounded(graph, inputs, rounded)

    let values = try backend.run(graph, rounded)
    let value = graph.output(values, rounded)
    var errorOfArithmetic: ErrorMeasures?
    if let second { errorOfArithmetic = try measures(of: value, second) }
    var comparison = Comparison(
      format: format, truth: truth, truthOfRoundedInputs: second, value: value,
      error: try measures(of: value, truth), errorOfArithmetic: errorOfArithmetic, steps: [])
    do throws(ComputationFailure) {
      comparison.steps = try steps(graph, spans, trueSteps, inputs, values, rounded)
    } catch {
      guard case .limit(let limit) = error, limit.limit == .time else { throw error }
      comparison.limitOfSteps = limit
    }
    return comparison
  }

  /// What the format computes, for variables rounded to it.
  func value(
    of graph: StepGraph, _ inputs: [ExactReal]
  ) throws(ComputationFailure) -> FormatValue {
    let rounded = try entered(inputs)
    return graph.output(try backend.run(graph, rounded), rounded)
  }

  /// Variables as the format takes them: rounded in its direction, as literals are.
  func entered(_ numbers: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    if rounding == .nearestEven { return try rounded(numbers) }
    let finder = try NeighborFinder(format, limits: limits)
    let sum = StepGraph.Step(operation: .binary(.add), operands: [])
    var result: [FormatValue] = []
    for number in numbers {
      result.append(try backend.run(sum, [try finder.roundedToOdd(number), format.zero]))
    }
    return result
  }

  /// Numbers as they are nearest in the format.
  func rounded(_ numbers: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var result: [FormatValue] = []
    for number in numbers { result.append(try format.rounded(number, limits: limits)) }
    return result
  }

  /// Nil where the truth is undecided.
  func measures(
    of value: FormatValue, _ truth: TrueValue
  ) throws(ComputationFailure) -> ErrorMeasures? {
    if case .undecided = truth { return nil }
    return try ErrorMeasures(of: value, truth: truth.value, in: format, limits: limits)
  }

  /// The true value for literals and variables as the format holds them; nil where it holds them all.
  private func truthOfRounded(
    _ graph: StepGraph, _ inputs: [ExactReal], _ rounded: [FormatValue]
  ) throws(ComputationFailure) -> TrueValue? {
    var isRounded = false
    var (changed, reals) = (graph, inputs)
    for index in graph.steps.indices {
      guard let literal = graph.steps[index].literal, literal.kind == .finite else { continue }
      let number = try exact.number(literal)
      let held = try backend.run(graph.steps[index], [])
      guard held.isFinite else { return .invalid(.overflow) }
      changed.replaceLiteral(of: index, by: held.literal)
      if try exact.compare(number, exact.number(held.literal)) != .equal { isRounded = true }
    }
    for index in inputs.indices {
      guard rounded[index].isFinite else { return .invalid(.overflow) }
      reals[index] = try exact.number(rounded[index].literal)
      if try exact.compare(inputs[index], reals[index]) != .equal { isRounded = true }
    }
    guard isRounded else { return nil }
    return TrueValue(changed.output(try exact.trace(changed, inputs: reals), reals), limits: limits)
  }
}

extension MeasuredBackend {
  /// The results of all steps, as numbers of the format.
  func run(
    _ graph: StepGraph, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> [FormatValue] {
    do throws(Failure) {
      return try trace(graph, inputs: inputs.map { number($0) }).map { value($0) }
    } catch {
      throw ComputationFailure(error)
    }
  }

  /// One step, on numbers of the format.
  func run(
    _ step: StepGraph.Step, _ operands: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    do throws(Failure) {
      return value(try result(of: step, operands.map { number($0) }))
    } catch {
      throw ComputationFailure(error)
    }
  }
}

extension ComputationFailure {
  /// An expression is a list, a comparison or a text.
  public static let notOneNumber = inapplicable("only an expression of one number can be compared")

  /// Why a library on a backend had no answer.
  public init<Failure: Error>(_ error: EngineError<Failure>) {
    switch error {
    case .text(let error): self = .inapplicable("\(error)")
    case .mathematics(let failure): self = failure
    case .limit(let limit): self = .limit(limit)
    case .backend(let failure): self.init(failure)
    }
  }

  /// Whatever a backend could not do.
  public init(_ failure: some Error) {
    switch failure {
    case let failure as ComputationFailure: self = failure
    case let failure as LimitExceeded: self = .limit(failure)
    default: self = .inapplicable("\(failure)")
    }
  }
}
