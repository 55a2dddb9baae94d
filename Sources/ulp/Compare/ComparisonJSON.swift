import Accuracy
import BigNumbers
import NumericCore

/// The part of the JSON report about one format.
///
/// Measures are numbers with 17 digits, null if infinite.
struct ComparisonJSON {
  private(set) var fields: JSONFields

  var value: JSONValue { .object(fields) }

  /// The part about a result of one number.
  init(
    _ comparison: Comparison, _ perturbation: PerturbationReport? = nil, digits: Int,
    limits: ExactLimits
  ) {
    fields = [("backend", .string(comparison.format.name))]
    fields += Self.number(comparison, perturbation, digits, limits)
  }

  /// The part about a real result, about a complex one, its numbers by their names, or about a list or a matrix, its elements in
  /// order; and the errors by norm.
  init(
    _ result: ComparedResult, _ perturbations: [PerturbationReport?], digits: Int,
    limits: ExactLimits
  ) {
    fields = [("backend", .string(result.format.name))]
    guard let norm = result.norm else {
      fields += Self.number(result.parts[0].comparison, perturbations[0], digits, limits)
      return
    }
    fields.append(
      ("value", .string(PartsText.joined(result.parts.map(\.comparison.value.text), result.form))))
    var elements: [JSONValue] = []
    for (part, perturbation) in zip(result.parts, perturbations) {
      let inner = Self.number(part.comparison, perturbation, digits, limits)
      guard let name = part.name else { continue }
      if result.form.isCollection {
        elements.append(.object([("element", .string(name))] + inner))
      } else {
        fields.append((name, .object(inner)))
      }
    }
    if result.form.isCollection { fields.append(("elements", .list(elements))) }
    var inner = MeasureJSON.measures(norm.error, limits)
    if result.parts.contains(where: { $0.comparison.truthOfRoundedInputs != nil }) {
      inner.append(
        ("rounded_inputs", .object(MeasureJSON.measures(norm.errorOfArithmetic, limits))))
    }
    fields.append(("norm", .object(inner)))
  }

  /// The true value; of a complex one that of each part, by its name.
  static func truth(of result: ComparedResult, digits: Int, limits: ExactLimits) -> JSONValue {
    let parts = result.parts.map { part in
      (name: part.name, value: MeasureJSON.truth(part.comparison.truth, digits, limits))
    }
    if result.form.isCollection { return .list(parts.map(\.value)) }
    let named = parts.compactMap { part in part.name.map { (name: $0, value: part.value) } }
    return named.isEmpty ? parts[0].value : .object(named)
  }

  private static func number(
    _ comparison: Comparison, _ perturbation: PerturbationReport?, _ digits: Int,
    _ limits: ExactLimits
  ) -> JSONFields {
    var fields: JSONFields = [
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
    let steps = comparison.steps.map { step($0, digits, limits) }
    fields.append(("steps", .list(steps)))
    fields.append(("worst_step", JSONValue(comparison.worstStep)))
    if let limit = comparison.limitOfSteps {
      fields.append(("steps_limit", .string("\(limit)")))
    }
    if let perturbation { fields.append(("perturbation", perturbation.json)) }
    return fields
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
