import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// The report of `ulp compare`, as text and as JSON.
struct ComparisonReport {
  let source: [UInt8]
  let comparisons: [ComparedResult]
  /// The order in which the formats add; nil where they round sums once.
  let order: SummationOrder?
  /// The perturbed runs of each part in each format; may be empty.
  let perturbations: [[Perturbation]]
  /// The search for a sufficient precision, if it was requested.
  let search: PrecisionSearch?
  /// The number of digits of the true value.
  let digits: Int
  let limits: ExactLimits

  /// The true value, and the computed value of each format with its errors.
  func text(tree: Bool) -> String {
    var lines: [String] = []
    if let first = comparisons.first {
      lines.append(
        "exact  \(PartsText.text(of: first.truths, first.form, digits: digits, limits: limits))")
    }
    if let order { lines.append(order.sentence) }
    for (index, comparison) in comparisons.enumerated() {
      lines += ComparisonText(comparison, digits: digits, limits: limits).lines
      // The steps of each element of a list would be as many lists.
      let told = comparison.form.isCollection ? comparison.worstPart(limits).name : nil
      for (place, part) in comparison.parts.enumerated() where told == nil || part.name == told {
        lines += perturbation(index, part: place)?.lines ?? []
        lines += StepTable(part.comparison, of: part.name, source: source, limits: limits)
          .lines(tree: tree)
      }
    }
    if let search { lines.append(search.sentence) }
    return lines.joined(separator: "\n")
  }

  /// The perturbed runs of a part in a format; nil if there are none.
  func perturbation(_ index: Int, part: Int) -> PerturbationReport? {
    guard perturbations.indices.contains(index) else { return nil }
    let compared = comparisons[index].parts[part]
    return PerturbationReport(
      perturbation: perturbations[index][part], part: compared.name,
      comparison: compared.comparison, limits: limits)
  }

  /// One object with an array of formats.
  var json: JSONValue {
    let truth =
      comparisons.first.map { ComparisonJSON.truth(of: $0, digits: digits, limits: limits) }
      ?? .null
    let results = comparisons.enumerated().map { index, result in
      ComparisonJSON(
        result, result.parts.indices.map { perturbation(index, part: $0) }, digits: digits,
        limits: limits
      ).value
    }
    var fields: JSONFields = [
      ("schema", "ulp-compare-1"),
      ("source", .string(String(decoding: source, as: UTF8.self))), ("truth", truth),
    ]
    if let order { fields.append(order.field) }
    fields.append(("results", .list(results)))
    if let search { fields.append(("need", search.json)) }
    return .object(fields)
  }
}

extension ComparedResult.Form {
  /// Whether the parts are elements of a list or a matrix.
  var isCollection: Bool {
    switch self {
    case .number, .complex: false
    case .list, .complexes, .polynomial, .matrix, .complexMatrix, .matrices: true
    }
  }
}

extension ComparedResult {
  /// The true values of the parts.
  var truths: [TrueValue] { parts.map(\.comparison.truth) }
}

extension PrecisionSearch {
  /// A sentence about the result of the search.
  var sentence: String {
    let found =
      least.map { "\(digits) digits need \($0) bits" }
      ?? "no precision up to \(mostBits) bits is sure to give \(digits) digits"
    guard let first = lucky.first, let last = lucky.last else { return found }
    let others =
      lucky.count == 1
      ? "\(first) is" : "\(lucky.count) precisions between \(first) and \(last) are"
    return "\(found); \(others) right by luck"
  }

  var json: JSONValue {
    .object([
      ("digits", JSONValue(digits)), ("bits", JSONValue(least)),
      ("lucky", .list(lucky.map { JSONValue($0) })), ("searched", JSONValue(mostBits)),
    ])
  }
}
