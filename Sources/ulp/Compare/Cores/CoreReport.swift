import Accuracy
import BigNumbers
import NumericCore

/// The report of `ulp compare --fpcore`, as text and as JSON.
struct CoreReport {
  let core: FPCore
  /// The inputs as they were given.
  let inputs: [FPCoreValue<ExactReal>]
  /// One for each format.
  let comparisons: [CoreComparison]
  /// The search for a sufficient precision, if it was requested.
  let search: PrecisionSearch?
  /// Whether the inputs satisfy the precondition; nil for a core without one.
  let meetsPrecondition: Bool?
  /// The number of digits of the true value.
  let digits: Int
  let limits: ExactLimits

  // MARK: - Text

  /// The true value and the computed one with its errors; the true value again for a format to
  /// which the inputs were rounded differently.
  func text(tree: Bool) -> String {
    var lines: [String] = []
    var shown: String?
    for comparison in comparisons {
      let truth = text(comparison.truth) { $0.text(digits: digits, limits: limits) }
      if truth != shown { lines.append("exact  \(truth)") }
      shown = truth
      if comparison.elements.isEmpty {
        lines.append("\(comparison.format.name)  \(text(comparison.value) { $0.text })")
      }
      for element in comparison.elements { lines += self.lines(of: element, tree) }
    }
    if let search { lines.append(search.sentence) }
    return lines.joined(separator: "\n")
  }

  private func lines(of element: CoreComparison.Element, _ tree: Bool) -> [String] {
    let comparison = element.comparison
    var lines = ComparisonText(comparison, digits: digits, limits: limits).lines
    if !element.path.isEmpty {
      lines[0] = element.path.map { "[\($0)]" }.joined() + " " + lines[0]
    }
    let table = StepTable(comparison, source: core.sourceOnOneLine, limits: limits)
    return lines + table.lines(tree: tree)
  }

  private func text<Number>(
    _ value: FPCoreValue<Number>, _ number: (Number) -> String
  ) -> String {
    switch value {
    case .number(let x): number(x)
    case .truth(let truth): "\(truth)"
    case .array(let values): "[\(values.map { text($0, number) }.joined(separator: ", "))]"
    }
  }

  // MARK: - JSON

  /// The object of the comparison.
  ///
  /// Unlike that of an expression it has the true value of every format, because different formats
  /// have different inputs, and the indices of every element of an array.
  var json: JSONValue {
    .object(
      [
        ("schema", "ulp-compare-1"),
        ("core", JSONValue(core.name ?? core.identifier)),
      ] + fields)
  }

  /// The line for one of many points.
  func line(inputs: JSONFields) -> JSONValue {
    .object([("inputs", .object(inputs))] + fields)
  }

  private var fields: JSONFields {
    var results: [JSONValue] = []
    for comparison in comparisons {
      for element in comparison.elements {
        var result = ComparisonJSON(element.comparison, digits: digits, limits: limits)
        result.append("truth", MeasureJSON.truth(element.comparison.truth, digits, limits))
        if !element.path.isEmpty {
          result.append("index", .list(element.path.map { JSONValue($0) }))
        }
        results.append(result.value)
      }
      if comparison.elements.isEmpty {
        results.append(
          .object([
            ("backend", .string(comparison.format.name)),
            ("value", json(comparison.value) { .string($0.text) }),
          ]))
      }
    }
    var fields: JSONFields = [
      ("precondition", JSONValue(meetsPrecondition)),
      (
        "truth",
        comparisons.first.map {
          json($0.truth) { MeasureJSON.truth($0, digits, limits) }
        } ?? .null
      ),
      ("results", .list(results)),
    ]
    if let search { fields.append(("need", search.json)) }
    return fields
  }

  private func json<Number>(
    _ value: FPCoreValue<Number>, _ number: (Number) -> JSONValue
  ) -> JSONValue {
    switch value {
    case .number(let x): number(x)
    case .truth(let truth): .truth(truth)
    case .array(let values): .list(values.map { json($0, number) })
    }
  }
}
