public import BigNumbers
import NumericCore

/// The comparison of an FPCore in one format at one point with its true value.
public struct CoreComparison: Sendable {
  /// A number of the result and its indices in an array; a result that is a single number has no
  /// indices.
  public struct Element: Sendable {
    /// The indices.
    public let path: [Int]
    /// The computed and the true value.
    ///
    /// Only cores without branches have steps.
    public let comparison: Comparison
  }

  /// The format of the result.
  public let format: FloatFormat
  /// The value in real arithmetic.
  public let truth: FPCoreValue<TrueValue>
  /// The value that the format computes.
  public let value: FPCoreValue<FormatValue>
  /// All numbers of the computed value that also exist in the true value.
  public let elements: [Element]

  /// Compares a core at a point.
  ///
  /// Both evaluations start from the inputs as rounded to the formats of the arguments. The limit of time is that of all
  /// of them together. A true value that was not found within the limits is undecided; the computed one is known all the same.
  ///
  /// - Throws: if the format could not compute its value, or a construct has no meaning for reals.
  public init(
    _ core: FPCore, _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext = FPCoreContext(),
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    self = try limits.sizes.timed { () throws(ComputationFailure) in
      try CoreComparison(comparing: core, inputs, override, limits)
    }
  }

  private init(
    comparing core: FPCore, _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext,
    _ limits: ExactLimits
  ) throws(ComputationFailure) {
    format = core.format(override)
    let comparer = try Comparer(
      format: format, rounding: format.possible(core.context(override).rounding?.binary),
      limits: limits)
    if let (program, spans) = core.straightLine(override),
      let rounded = try core.finite(inputs, override, limits)
    {
      let comparison = try comparer.compare(program, spans, rounded.flatMap(\.numbers))
      truth = .number(comparison.truth)
      value = .number(comparison.value)
      elements = [Element(path: [], comparison: comparison)]
      return
    }
    value = try core.computed(inputs, override, limits: limits)
    do throws(ComputationFailure) {
      truth = try core.truth(inputs, override, limits: limits)
    } catch {
      guard case .limit = error else { throw error }
      truth = .number(.undecided(error))
    }
    elements = try comparer.elements(value, truth, [])
  }
}

extension FPCore {
  /// The rounded inputs; nil if one of them is beyond the range of its format.
  fileprivate func finite(
    _ inputs: [FPCoreValue<ExactReal>], _ override: FPCoreContext, _ limits: ExactLimits
  ) throws(ComputationFailure) -> [FPCoreValue<ExactReal>]? {
    do throws(ComputationFailure) {
      return try rounded(inputs, override, limits: limits)
    } catch {
      if case .exception(.overflow) = error { return nil }
      throw error
    }
  }
}

extension Comparer {
  /// The corresponding numbers of two values of the same shape.
  ///
  /// If the true value is a single number and the computed one is an array, the true value as a
  /// whole does not exist or is undecided.
  fileprivate func elements(
    _ value: FPCoreValue<FormatValue>, _ truth: FPCoreValue<TrueValue>, _ path: [Int]
  ) throws(ComputationFailure) -> [CoreComparison.Element] {
    switch (value, truth) {
    case (.number(let value), .number(let truth)):
      var comparison = Comparison(
        format: format, truth: truth, truthOfRoundedInputs: nil, value: value, error: nil,
        errorOfArithmetic: nil, steps: [])
      do throws(ComputationFailure) {
        comparison.error = try measures(of: value, truth)
      } catch {
        comparison.failureOfError = error
      }
      return [CoreComparison.Element(path: path, comparison: comparison)]
    case (.array(let values), _):
      var result: [CoreComparison.Element] = []
      for (index, value) in values.enumerated() {
        var inner = truth
        if case .array(let truths) = truth {
          guard index < truths.count else { break }
          inner = truths[index]
        }
        result += try elements(value, inner, path + [index])
      }
      return result
    default: return []
    }
  }
}
