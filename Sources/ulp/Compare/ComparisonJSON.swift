import Accuracy
import BigNumbers
import NumericCore

/// The part of the JSON report about one format.
///
/// Measures are numbers with 17 digits, null if infinite.
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
    fields += MeasureJSON.measures(comparison.error, limits)
    if let truth = comparison.truthOfRoundedInputs {
      let inner =
        [(name: "truth", value: MeasureJSON.truth(truth, digits, limits))]
        + MeasureJSON.measures(comparison.errorOfArithmetic, limits)
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

  private static func step(
    _ step: ComparedStep, _ digits: Int, _ limits: ExactLimits
  ) -> JSONValue {
    .object([
      ("span", step.span.json),
      ("operands", .list(step.operands.map { JSONValue($0) })),
      ("truth", MeasureJSON.truth(step.truth, digits, limits)),
      ("value", .string(step.value.text)),
      ("error", .object(MeasureJSON.measures(step.error, limits))),
      ("local", .object(MeasureJSON.measures(step.localError, limits))),
      ("condition", .list(step.conditionNumbers.map { MeasureJSON.number($0, limits) })),
    ])
  }
}
