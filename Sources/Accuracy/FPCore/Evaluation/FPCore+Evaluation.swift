public import BigNumbers
public import NumericCore

/// What a real-valued evaluation of a core computes.
public enum FPCoreTruth: Sendable {
  /// The body.
  case body
  /// The property `:spec`, for which the body stands.
  case specification
}

extension FPCore {
  /// The rounding context of the body: what the core's properties say, except for what is put in their
  /// place; binary64 and ties to even where they say nothing.
  public func context(_ override: FPCoreContext = FPCoreContext()) -> FPCoreContext {
    let standard = FPCoreContext(
      precision: .format(.binary(.binary64)), rounding: .nearestEven, overflow: .infinity)
    return override.inside(definition.context).inside(standard)
  }

  /// The format that results are numbers of, and in whose units errors are measured: binary64 for cores
  /// that do not compute in floating point.
  public func format(_ override: FPCoreContext = FPCoreContext()) -> FloatFormat {
    if case .format(let format)? = context(override).precision { return format }
    return .binary(.binary64)
  }

  /// The values of the arguments as numbers of their own contexts: what both evaluations start from.
  ///
  /// - Throws: an input beyond the limits; one that becomes an infinity is `.exception(.overflow)`.
  public func rounded(
    _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext = FPCoreContext(),
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> [FPCoreValue<ExactReal>] {
    let domain = FormatDomain(limits)
    let outer = context(override)
    var result: [FPCoreValue<ExactReal>] = []
    for (argument, input) in zip(arguments, inputs) {
      let inner = argument.context.inside(outer)
      result.append(
        try input.mapping { value throws(ComputationFailure) in
          guard case .finite(let x) = try domain.realNumber(domain.cast(.real(value), inner)) else {
            throw .exception(.overflow)
          }
          return x
        })
    }
    return result
  }

  /// What the core computes: every operation exactly, then rounded in its context.
  ///
  /// Inputs are rounded to the contexts of their arguments first. The override takes the place of the core's
  /// own `:precision` and `:round`; annotations inside of it stay in force. ``FloatFormat/double`` is what
  /// the hardware and libm say. Results are numbers of ``format(_:)``: what an annotation or another core left
  /// with more digits is rounded to it.
  ///
  /// - Throws: a limit, a construct without a meaning, or a rounding that could not be decided.
  public func computed(
    _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext = FPCoreContext(),
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> FPCoreValue<FormatValue> {
    try checkCount(inputs)
    let domain = FormatDomain(limits)
    var interpreter = FPCoreInterpreter(domain, library, limits.sizes)
    let outer = context(override)
    let result = try interpreter.call(
      index, inputs.map { $0.mapping { .real($0) } }, in: outer)
    let format = format(override)
    return try result.mapping { number throws(ComputationFailure) in
      try domain.rounded(.identity(number), format, outer.rounding ?? .nearestEven)
    }
  }

  /// The value in real arithmetic, for inputs that are rounded to their contexts and nothing else.
  ///
  /// - Throws: a condition that cannot be decided, a limit, or a construct without a real meaning. That a
  ///   number does not exist is no failure, but said in its place.
  public func truth(
    _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext = FPCoreContext(),
    of side: FPCoreTruth = .body, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> FPCoreValue<TrueValue> {
    var body = definition.body
    if side == .specification, let specification = definition.specification {
      switch specification {
      case .success(let node): body = node
      case .failure(let fault): throw .inapplicable("\(library.source.located(fault))")
      }
    }
    do throws(ComputationFailure) {
      let result = try real(body, inputs, override, limits)
      return result.mapping { number in
        guard case .finite(let value) = number else { return .invalid(.domain) }
        return TrueValue(value, limits: limits)
      }
    } catch {
      switch error {
      case .exception(let exception): return .number(.invalid(exception))
      case .undecided: return .number(.undecided(error))
      default: throw error
      }
    }
  }

  /// Whether the inputs meet the property `:pre`, in real arithmetic; true where there is none.
  public func precondition(
    _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext = FPCoreContext(),
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Bool {
    guard let condition = definition.precondition else { return true }
    guard case .truth(let truth) = try real(condition, inputs, override, limits) else {
      throw .inapplicable("a precondition is a truth value, not a number")
    }
    return truth
  }

  private func real(
    _ body: FPCoreNode, _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext,
    _ limits: ExactLimits
  ) throws(ComputationFailure) -> FPCoreValue<RealDomain.Number> {
    try checkCount(inputs)
    var interpreter = FPCoreInterpreter(RealDomain(limits), library, limits.sizes)
    let rounded = try rounded(inputs, override, limits: limits)
    return try interpreter.call(
      index, rounded.map { $0.mapping { .finite($0) } }, in: context(override), body)
  }

  private func checkCount(_ inputs: [FPCoreValue<ExactReal>]) throws(ComputationFailure) {
    guard inputs.count == arguments.count else {
      throw .inapplicable("the core has \(arguments.count) arguments, not \(inputs.count)")
    }
  }
}
