public import Arithmetic
public import BigNumbers
public import NumericCore

/// The comparison of an expression in one format with its true value.
///
/// There are two true values: that of the expression as it is written, where 0.1 is one tenth, and
/// that of the expression whose literals and variables were first rounded to the format. The error
/// relative to the first one includes the rounding of the inputs; the error relative to the second
/// one is due to the arithmetic alone.
public struct Comparison: Sendable {
  /// The format.
  public let format: FloatFormat
  /// The true value of the expression as it is written.
  public let truth: TrueValue
  /// The true value for rounded literals and variables; nil if no input had to be rounded.
  public let truthOfRoundedInputs: TrueValue?
  /// The value that the format computes.
  public let value: FormatValue
  /// The error relative to ``truth``.
  public internal(set) var error: ErrorMeasures?
  /// The reason why the error of a known true value was not found.
  public internal(set) var failureOfError: ComputationFailure?
  /// The error relative to ``truthOfRoundedInputs``.
  public internal(set) var errorOfArithmetic: ErrorMeasures?
  /// The steps in the order of evaluation; empty for programs with branches.
  public internal(set) var steps: [ComparedStep]
  /// The limit of time that was exceeded, if the steps are missing for that reason.
  public internal(set) var limitOfSteps: LimitExceeded?
}

extension Comparison {
  /// Compares an expression of one number, whose variables have the exact values `inputs`, in the
  /// order of the program.
  ///
  /// A variable with a format of its own is rounded to that before it enters the computation. With an order the format adds the
  /// numbers of each `sum` one after the other; the true value stays the exact sum.
  ///
  /// - Precondition: the format supports the direction of rounding.
  /// - Throws: if the expression is not a number or could not be computed.
  public init(
    _ compiled: CompiledExpression, inputs: [ExactReal], format: FloatFormat,
    rounding: DecimalRounding = .nearestEven, storing formats: [String: FloatFormat] = [:],
    adding order: SummationOrder? = nil, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    guard compiled.shape.isNumber else { throw .notOneNumber }
    self = try Comparer(
      format: format, rounding: rounding, storing: compiled.inputs.map { formats[$0.name] },
      adding: order, limits: limits
    )
    .compare(compiled.program, compiled.spans, inputs)
  }
}

/// Computes comparisons.
struct Comparer {
  let format: FloatFormat
  let rounding: DecimalRounding
  let limits: ExactLimits
  let exact: ExactBackend
  /// The backend of the format.
  let backend: any MeasuredBackend
  /// The formats of inputs that have their own, in order; none for those beyond the last.
  private let inputFormats: [FloatFormat?]
  /// The order in which the format adds the numbers of a sum; nil where it rounds the sum once.
  private let order: SummationOrder?

  init(
    format: FloatFormat, rounding: DecimalRounding, storing inputFormats: [FloatFormat?] = [],
    adding order: SummationOrder? = nil, limits: ExactLimits
  ) throws(ComputationFailure) {
    self.order = order
    self.format = format
    self.rounding = rounding
    self.limits = limits
    self.inputFormats = inputFormats
    exact = ExactBackend(limits: limits)
    backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try format.backend(rounding, limits.sizes)
    }
  }

  /// The comparison of a program's first result.
  func compare(
    _ program: Program, _ spans: [SourceSpan], _ inputs: [ExactReal]
  ) throws(ComputationFailure) -> Comparison {
    try compareAll(program, spans, inputs)[0]
  }

  /// The comparisons of all results of a program.
  ///
  /// The steps of several are those from which each is computed.
  func compareAll(
    _ program: Program, _ spans: [SourceSpan], _ inputs: [ExactReal]
  ) throws(ComputationFailure) -> [Comparison] {
    let graph = StepGraph(program)
    let trueSteps = try trueSteps(graph, inputs)
    let truths = graph.results(trueSteps, inputs).map { TrueValue($0, limits: limits) }
    let rounded = try entered(inputs)
    let second = try truthsOfRounded(graph, inputs, rounded)

    let values = try computed(program, graph, rounded)
    var comparisons: [Comparison] = []
    for (index, value) in graph.results(values, rounded).enumerated() {
      var errorOfArithmetic: ErrorMeasures?
      if let second { errorOfArithmetic = try measures(of: value, second[index]) }
      comparisons.append(
        Comparison(
          format: format, truth: truths[index], truthOfRoundedInputs: second?[index], value: value,
          error: try measures(of: value, truths[index]), errorOfArithmetic: errorOfArithmetic,
          steps: []))
    }
    do throws(ComputationFailure) {
      let steps = try steps(graph, spans, trueSteps, inputs, values, rounded)
      for index in comparisons.indices {
        comparisons[index].steps =
          comparisons.count == 1 ? steps : steps.needed(for: graph.outputs[index])
      }
    } catch {
      guard case .limit(let limit) = error, limit.limit == .time else { throw error }
      for index in comparisons.indices { comparisons[index].limitOfSteps = limit }
    }
    return comparisons
  }

  /// The results of all steps as the format computes them.
  private func computed(
    _ program: Program, _ graph: StepGraph, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> [FormatValue] {
    guard let order else { return try backend.run(graph, inputs) }
    let ordered = OrderedProgram(program, order)
    let values = try backend.run(StepGraph(ordered.program), inputs)
    return ordered.places.map { values[$0] }
  }

  /// The result of one step as the format computes it.
  func computed(
    _ step: StepGraph.Step, _ operands: [FormatValue]
  ) throws(ComputationFailure) -> FormatValue {
    guard let order, step.operation == .list(.sum) else { return try backend.run(step, operands) }
    return try backend.run(OrderedProgram(sumOf: operands.count, order).program, operands)
  }

  /// The results that the format computes for variables rounded to it.
  func results(
    of graph: StepGraph, _ inputs: [ExactReal]
  ) throws(ComputationFailure) -> [FormatValue] {
    let rounded = try entered(inputs)
    return graph.results(try backend.run(graph, rounded), rounded)
  }

  /// The values of variables in the format, rounded in its direction, as literals are; those with a format of their own
  /// were first rounded to nearest in that.
  func entered(_ numbers: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var (numbers, special) = (numbers, [Int: FormatValue]())
    for (index, own) in inputFormats.enumerated() {
      guard let own else { continue }
      let value = try own.rounded(numbers[index], limits: limits)
      if value.rational == nil { special[index] = format.special(value) }
      numbers[index] = ExactReal(value.rational ?? 0)
    }
    var result = try roundedInDirection(numbers)
    for (index, value) in special { result[index] = value }
    return result
  }

  private func roundedInDirection(
    _ numbers: [ExactReal]
  ) throws(ComputationFailure) -> [FormatValue] {
    if rounding == .nearestEven { return try rounded(numbers) }
    let finder = try NeighborFinder(format, limits: limits)
    let sum = StepGraph.Step(operation: .binary(.add), operands: [])
    var result: [FormatValue] = []
    for number in numbers {
      result.append(try backend.run(sum, [try finder.roundedToOdd(number), format.zero]))
    }
    return result
  }

  /// Whether an input has a format of its own.
  var hasInputFormats: Bool { inputFormats.contains { $0 != nil } }

  /// Whether a finite number of the format is not the same as a real number.
  func differs(_ number: ExactReal, from held: FormatValue) throws(ComputationFailure) -> Bool {
    try exact.compare(number, exact.number(held.literal)) != .equal
  }

  /// The numbers of the format that are nearest to these numbers.
  func rounded(_ numbers: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var result: [FormatValue] = []
    for number in numbers { result.append(try format.rounded(number, limits: limits)) }
    return result
  }

  /// The error of a value; nil if the true value is undecided.
  func measures(
    of value: FormatValue, _ truth: TrueValue
  ) throws(ComputationFailure) -> ErrorMeasures? {
    if case .undecided = truth { return nil }
    return try ErrorMeasures(of: value, truth: truth.value, in: format, limits: limits)
  }

  /// The true results for literals and variables as rounded to the format; nil if none is changed by
  /// rounding.
  private func truthsOfRounded(
    _ graph: StepGraph, _ inputs: [ExactReal], _ rounded: [FormatValue]
  ) throws(ComputationFailure) -> [TrueValue]? {
    let beyond = [TrueValue](repeating: .invalid(.overflow), count: graph.outputs.count)
    var isRounded = false
    var (changed, reals) = (graph, inputs)
    for index in graph.steps.indices {
      guard let literal = graph.steps[index].literal, literal.kind == .finite else { continue }
      let held = try backend.run(graph.steps[index], [])
      guard held.isFinite else { return beyond }
      changed.replaceLiteral(of: index, by: held.literal)
      if try differs(exact.number(literal), from: held) { isRounded = true }
    }
    for index in inputs.indices {
      guard rounded[index].isFinite else { return beyond }
      reals[index] = try exact.number(rounded[index].literal)
      if try differs(inputs[index], from: rounded[index]) { isRounded = true }
    }
    guard isRounded else { return nil }
    return changed.results(try trueSteps(changed, reals), reals).map {
      TrueValue($0, limits: limits)
    }
  }
}

extension MeasuredBackend {
  /// The results of all steps as numbers of the format.
  func run(
    _ graph: StepGraph, _ inputs: [FormatValue]
  ) throws(ComputationFailure) -> [FormatValue] {
    do throws(Failure) {
      return try trace(graph, inputs: inputs.map { number($0) }).map { value($0) }
    } catch {
      throw ComputationFailure(error)
    }
  }

  /// Computes one step on numbers of the format.
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
  /// The failure for an expression that is a list, a comparison or a text.
  public static let notOneNumber = inapplicable(
    "only numbers, lists and matrices without units can be compared")

  /// The failure of an expression in a place where only a real number can be.
  static func notReal(_ shape: Shape) -> ComputationFailure {
    guard shape.isComplex else { return .notOneNumber }
    return .inapplicable(
      "the result is a complex number, and a real one is due here: take its re(…), im(…), abs(…) or arg(…)"
    )
  }

  /// Converts the failure of a request to a library.
  public init<Failure: Error>(_ error: EngineError<Failure>) {
    switch error {
    case .text(let error): self = .inapplicable("\(error)")
    case .mathematics(let failure): self = failure
    case .limit(let limit): self = .limit(limit)
    case .backend(let failure): self.init(failure)
    }
  }

  /// Converts the failure of a backend.
  public init(_ failure: some Error) {
    switch failure {
    case let failure as ComputationFailure: self = failure
    case let failure as LimitExceeded: self = .limit(failure)
    default: self = .inapplicable("\(failure)")
    }
  }
}
