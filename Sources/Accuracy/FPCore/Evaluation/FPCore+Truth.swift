public import BigNumbers
public import NumericCore

extension FPCore {
  /// The value in real arithmetic, in which only the inputs are rounded to their contexts.
  ///
  /// The whole core is enclosed with more and more bits until its conditions are decided, and again for digits that are
  /// asked for later. The graph of its operations is made only where enclosures cannot decide, as in `(== (* r r) 2)`.
  ///
  /// Numbers that do not exist are marked in the result and are not failures.
  ///
  /// - Throws: if a condition cannot be decided, a limit is reached, or a construct has no meaning
  ///   for reals.
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
      let real = try RealCore(self, body, inputs, override, limits)
      return try real.truth()
    } catch {
      switch error {
      case .exception(let exception): return .number(.invalid(exception))
      case .undecided: return .number(.undecided(error))
      default: throw error
      }
    }
  }

  /// Whether the inputs satisfy the property `:pre` in real arithmetic; true without the property.
  public func precondition(
    _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext = FPCoreContext(),
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> Bool {
    guard let condition = definition.precondition else { return true }
    let real = try RealCore(self, condition, inputs, override, limits)
    guard case .truth(let truth) = try real.truth() else {
      throw .inapplicable("a precondition is a truth value, not a number")
    }
    return truth
  }
}

/// A body of a core with its inputs, evaluated in real arithmetic.
private struct RealCore: Sendable {
  private let core: FPCore
  private let body: FPCoreNode
  private let inputs: [FPCoreValue<ExactReal>]
  private let context: FPCoreContext
  private let limits: ExactLimits

  init(
    _ core: FPCore, _ body: FPCoreNode, _ inputs: [FPCoreValue<ExactReal>],
    _ override: FPCoreContext, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    try core.checkCount(inputs)
    self.inputs = try core.rounded(inputs, override, limits: limits)
    (self.core, self.body, self.limits) = (core, body, limits)
    context = core.context(override)
  }

  /// The bits of the first pass: those of the digits that will be asked for, and what short loops lose.
  private var firstBits: Int {
    let wanted = max(117, Int(Double(limits.digits) * 3.33) + 16)
    return (wanted + 63) / 64 * 64 + 64
  }

  /// The value, whose numbers are enclosed again when their digits are asked for.
  func truth() throws(ComputationFailure) -> FPCoreValue<TrueValue> {
    var bits = firstBits
    while true {
      let arithmetic = EnclosingArithmetic(bits: bits, limits: limits.sizes)
      do throws(ComputationFailure) {
        return truth(of: try enclosed(arithmetic), by: arithmetic)
      } catch {
        switch error {
        case .undecided where !arithmetic.suspectsEquality: break
        case .undecided, .exception(.overflow): return try exactTruth()
        case .limit(let exceeded) where exceeded.limit == .range: return try exactTruth()
        default: throw error
        }
        bits *= 2
        if bits > limits.sizes.workingPrecision { throw error }
      }
    }
  }

  /// The value from a pass that decided all conditions.
  private func truth(
    of value: FPCoreValue<RealNumber<EnclosedReal>>, by arithmetic: EnclosingArithmetic
  ) -> FPCoreValue<TrueValue> {
    let computation = EnclosedComputation(value.reals(), by: arithmetic) {
      arithmetic throws(ComputationFailure) in
      try enclosed(arithmetic).reals()
    } exactly: { () throws(ComputationFailure) in
      try exact().reals()
    }
    var index = 0
    return value.mapping { number in
      guard case .finite = number else { return .invalid(.domain) }
      defer { index += 1 }
      return TrueValue(computation.number(index), limits: limits)
    }
  }

  /// The value from the graph of all operations.
  private func exactTruth() throws(ComputationFailure) -> FPCoreValue<TrueValue> {
    try exact().mapping { number in
      guard case .finite(let value) = number else { return .invalid(.domain) }
      return TrueValue(value, limits: limits)
    }
  }

  private func enclosed(
    _ arithmetic: EnclosingArithmetic
  ) throws(ComputationFailure) -> FPCoreValue<RealNumber<EnclosedReal>> {
    try evaluated(RealDomain(arithmetic)) { input throws(ComputationFailure) in
      try arithmetic.number(input, limits: limits)
    }
  }

  private func exact() throws(ComputationFailure) -> FPCoreValue<RealNumber<ExactReal>> {
    try evaluated(RealDomain(limits)) { $0 }
  }

  private func evaluated<Arithmetic>(
    _ domain: RealDomain<Arithmetic>,
    _ input: (ExactReal) throws(ComputationFailure) -> Arithmetic.Value
  ) throws(ComputationFailure) -> FPCoreValue<RealNumber<Arithmetic.Value>> {
    var interpreter = FPCoreInterpreter(domain, core.library, limits.sizes)
    var arguments: [FPCoreValue<RealNumber<Arithmetic.Value>>] = []
    for value in inputs {
      arguments.append(
        try value.mapping { number throws(ComputationFailure) in .finite(try input(number)) })
    }
    return try interpreter.value(of: core.index, arguments, in: context, body)
  }
}

extension FPCoreValue {
  /// The finite numbers in it, in order.
  fileprivate func reals<Value>() -> [Value] where Number == RealNumber<Value> {
    numbers.compactMap(\.value)
  }
}
