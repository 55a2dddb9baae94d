public import BigNumbers
public import NumericCore

/// The expression that real-valued evaluation of a core computes.
public enum FPCoreTruth: Sendable {
  /// The body.
  case body
  /// The property `:spec`, which the body approximates.
  case specification
}

extension FPCore {
  /// The rounding context of the body: that of the core's properties with the given replacements,
  /// and binary64 with ties to even by default.
  public func context(_ override: FPCoreContext = FPCoreContext()) -> FPCoreContext {
    let standard = FPCoreContext(
      precision: .format(.binary(.binary64)), rounding: .nearestEven, overflow: .infinity)
    return override.inside(definition.context).inside(standard)
  }

  /// The format of the results, in whose units errors are measured: binary64 for cores whose precision is not that of
  /// a format.
  public func format(_ override: FPCoreContext = FPCoreContext()) -> FloatFormat {
    context(override).precision?.format ?? .binary(.binary64)
  }

  /// The arguments rounded to their own contexts, with which both evaluations start.
  ///
  /// - Throws: if an input is beyond the limits; `.exception(.overflow)` if it would be rounded to
  ///   an infinity.
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

  /// The value that the core computes: every operation is computed exactly, then rounded in its
  /// context.
  ///
  /// Inputs are first rounded to the contexts of their arguments. The override replaces the core's
  /// own `:precision` and `:round`; annotations inside the core stay in force.
  /// `FloatFormat.double` computes with the hardware and libm. Results are rounded to
  /// ``format(_:)`` if an annotation or another core gives them more digits.
  ///
  /// - Throws: if a limit is reached, a construct has no meaning, or a rounding could not be
  ///   decided.
  public func computed(
    _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext = FPCoreContext(),
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> FPCoreValue<FormatValue> {
    try checkCount(inputs)
    let domain = FormatDomain(limits)
    var interpreter = FPCoreInterpreter(domain, library, limits.sizes)
    let outer = context(override)
    let result = try interpreter.value(
      of: index, inputs.map { $0.mapping { .real($0) } }, in: outer)
    let format = format(override)
    return try result.mapping { number throws(ComputationFailure) in
      // The infinities with which fixed point overflows belong to no format of patterns.
      if case .fixed? = outer.precision, case .format(let value) = number, !value.isFinite {
        return value
      }
      return try domain.rounded(.identity(number), format, outer.rounding ?? .nearestEven)
    }
  }

  func checkCount(_ inputs: [FPCoreValue<ExactReal>]) throws(ComputationFailure) {
    guard inputs.count == arguments.count else {
      throw .inapplicable("the core has \(arguments.count) arguments, not \(inputs.count)")
    }
  }
}
