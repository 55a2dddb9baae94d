import Accuracy
import BigNumbers
import NumericCore

/// One format's part of the report as JSON. Measures are numbers of 17 digits, null where infinite.
struct ComparisonJSON {
  private(set) var fields: [(String, String)]

  var text: String { JSONText.object(fields) }

  init(
    _ comparison: Comparison, _ perturbation: PerturbationReport? = nil, digits: Int,
    limits: ExactLimits
  ) {
    fields = [
      ("backend", JSONText.quoted(comparison.format.name)),
      ("value", JSONText.quoted(comparison.value.text)),
      ("hex", comparison.value.hexadecimal.map(JSONText.quoted) ?? "null"),
    ]
    fields += Self.measures(comparison.error, limits)
    if let truth = comparison.truthOfRoundedInputs {
      let inner =
        [("truth", Self.truth(truth, digits, limits))]
        + Self.measures(comparison.errorOfArithmetic, limits)
      fields.append(("rounded_inputs", JSONText.object(inner)))
    }
    let steps = comparison.steps.map { Self.step($0, digits, limits) }
    fields.append(("steps", "[\(steps.joined(separator: ", "))]"))
    fields.append(("worst_step", comparison.worstStep.map { "\($0)" } ?? "null"))
    if let limit = comparison.limitOfSteps {
      fields.append(("steps_limit", JSONText.quoted("\(limit)")))
    }
    if let perturbation { fields.append(("perturbation", perturbation.json)) }
  }

  /// Adds a field.
  mutating func append(_ name: String, _ json: String) { fields.append((name, json)) }

  /// `{"decimal": …, "binary64": …, "exact": …, "status": …}`.
  static func truth(_ truth: TrueValue, _ digits: Int, _ limits: ExactLimits) -> String {
    let number = truth.value.flatMap { try? $0.digits(.significant(digits), limits: limits) }
    let double = truth.value.flatMap { try? FloatFormat.double.rounded($0, limits: limits) }
    let status =
      switch truth {
      case .certified: "certified"
      case .invalid: "invalid"
      case .undecided: "undecided"
      }
    return JSONText.object([
      ("decimal", number.map { JSONText.quoted($0.text(as: .significant(digits))) } ?? "null"),
      ("binary64", double.map { JSONText.quoted($0.hexadecimal ?? $0.text) } ?? "null"),
      ("exact", number?.isExact.map { "\($0)" } ?? "null"),
      ("status", JSONText.quoted(status)),
    ])
  }

  private static func step(_ step: ComparedStep, _ digits: Int, _ limits: ExactLimits) -> String {
    JSONText.object([
      ("span", "[\(step.span.start), \(step.span.end)]"),
      (
        "operands",
        "[\(step.operands.map { $0.map { "\($0)" } ?? "null" }.joined(separator: ", "))]"
      ),
      ("truth", truth(step.truth, digits, limits)),
      ("value", JSONText.quoted(step.value.text)),
      ("error", JSONText.object(measures(step.error, limits))),
      ("local", JSONText.object(measures(step.localError, limits))),
      (
        "condition",
        "[\(step.conditionNumbers.map { number($0, limits) }.joined(separator: ", "))]"
      ),
    ])
  }

  static func measures(
    _ error: ErrorMeasures?, _ limits: ExactLimits
  ) -> [(String, String)] {
    [
      ("ulps", number(error?.ulps, limits)),
      ("ordinal_ulps", error?.ordinalUlps.map { "\($0)" } ?? "null"),
      ("bits", number(error?.bits, limits)),
      ("relative", number(error?.relative, limits)),
      ("absolute", number(error?.absolute, limits)),
      ("correct_digits", number(error?.correctDigits, limits)),
    ]
  }

  static func number(_ value: ExactReal?, _ limits: ExactLimits) -> String {
    value.flatMap { $0.figure(17, limits) } ?? "null"
  }
}
