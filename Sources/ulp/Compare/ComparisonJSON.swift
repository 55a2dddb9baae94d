import Accuracy
import BigNumbers
import NumericCore

/// One format's part of the report as JSON. Measures are numbers of 17 digits, null where infinite.
struct ComparisonJSON {
  private(set) var fields: JSONFields

  var value: JSONValue { .object(fields) }

  init(
    _ comparison: Comparison, _ perturbation: PerturbationReport? = nil, digits: Int,
    limits: ExactLimits
  ) {
    fields = [
      ("backend", .string(comparison.format.name)),
      ("value", .string(comparison.value.text)),
      ("hex", JSONValue(comparison.value.hexadecimal)),
    ]
    fields += Self.measures(comparison.error, limits)
    if let truth = comparison.truthOfRoundedInputs {
      let inner =
        [(name: "truth", value: Self.truth(truth, digits, limits))]
        + Self.measures(comparison.errorOfArithmetic, limits)
      fields.append(("rounded_inputs", .object(inner)))
    }
    let steps = comparison.steps.map { Self.step($0, digits, limits) }
    fields.append(("steps", .list(steps)))
    fields.append(("worst_step", JSONValue(comparison.worstStep)))
    if let limit = comparison.limitOfSteps {
      fields.append(("steps_limit", .string("\(limit)")))
    }
    if let perturbation { fields.append(("perturbation", perturbation.json)) }
  }

  /// Adds a field.
  mutating func append(_ name: String, _ value: JSONValue) { fields.append((name, value)) }

  /// `{"decimal": …, "binary64": …, "exact": …, "status": …}`.
  static func truth(_ truth: TrueValue, _ digits: Int, _ limits: ExactLimits) -> JSONValue {
    let number = truth.value.flatMap { try? $0.digits(.significant(digits), limits: limits) }
    let double = truth.value.flatMap { try? FloatFormat.double.rounded($0, limits: limits) }
    let status =
      switch truth {
      case .certified: "certified"
      case .invalid: "invalid"
      case .undecided: "undecided"
      }
    return .object([
      ("decimal", JSONValue(number?.text(as: .significant(digits)))),
      ("binary64", JSONValue(double.map { $0.hexadecimal ?? $0.text })),
      ("exact", JSONValue(number?.isExact)),
      ("status", .string(status)),
    ])
  }

  private static func step(
    _ step: ComparedStep, _ digits: Int, _ limits: ExactLimits
  ) -> JSONValue {
    .object([
      ("span", step.span.json),
      ("operands", .list(step.operands.map { JSONValue($0) })),
      ("truth", truth(step.truth, digits, limits)),
      ("value", .string(step.value.text)),
      ("error", .object(measures(step.error, limits))),
      ("local", .object(measures(step.localError, limits))),
      ("condition", .list(step.conditionNumbers.map { number($0, limits) })),
    ])
  }

  static func measures(
    _ error: ErrorMeasures?, _ limits: ExactLimits
  ) -> JSONFields {
    [
      ("ulps", number(error?.ulps, limits)),
      ("ordinal_ulps", JSONValue(digits: error?.ordinalUlps?.description)),
      ("bits", number(error?.bits, limits)),
      ("relative", number(error?.relative, limits)),
      ("absolute", number(error?.absolute, limits)),
      ("correct_digits", number(error?.correctDigits, limits)),
    ]
  }

  static func number(_ value: ExactReal?, _ limits: ExactLimits) -> JSONValue {
    JSONValue(digits: value.flatMap { $0.figure(17, limits) })
  }
}
