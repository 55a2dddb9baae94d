import Accuracy
import Arithmetic
import NumericCore

extension SummationOrder: OptionWord {}

extension SummationOrder {
  /// What reports say of it.
  var sentence: String { "sums added \(words), not rounded once" }

  private var words: String {
    switch self {
    case .left, .pairwise: algorithm.rawValue
    case .kahan: "as \(algorithm.rawValue) does"
    }
  }

  /// The field of reports in JSON.
  var field: (name: String, value: JSONValue) { ("order", .string(rawValue)) }
}

extension CompareCommand {
  /// What pages say of the options.
  var settings: [String] {
    variables.settings(rounding: rounding?.rawValue) + (order.map { [$0.sentence] } ?? [])
  }

  /// Refuses an order of additions where nothing is added in one.
  func requireSums(_ compiled: CompiledExpression, _ source: [UInt8]) throws {
    guard order != nil, !compiled.addsLists else { return }
    try fail(
      CalculatorError(
        .arguments,
        "--order is about sums of several numbers, of which the expression has none: sum(1/k, k = 1..100)",
        nil), source)
  }
}
