import Accuracy
import BigNumbers
import NumericCore

extension OrderReport {
  /// One object with an array of formats. Measures are numbers of 17 digits, null where infinite.
  var json: String {
    let truth = TrueValue.certified(ExactReal(exact.value))
    let condition =
      operation == .addition
      ? exact.condition.map { ComparisonJSON.number(ExactReal($0), limits) } ?? "null" : nil
    return JSONText.object(
      [
        ("schema", JSONText.quoted("ulp-assoc-1")), ("mode", JSONText.quoted("orders")),
        ("operation", JSONText.quoted(name)),
        ("operands", JSONText.list(operands.map { JSONText.quoted($0.text) })),
        ("truth", ComparisonJSON.truth(truth, limits.digits, limits)),
      ] + (condition.map { [("condition", $0)] } ?? []) + [
        ("samples", "\(sampling.count)"), ("seed", "\(sampling.seed)"),
        ("results", JSONText.list(rows.map(json))),
      ])
  }

  private func json(_ row: Row) -> String {
    switch row {
    case .exact(let orders):
      return JSONText.object([
        ("backend", JSONText.quoted("exact")), ("families", JSONText.list(orders.map(json))),
      ])
    case .overflow(let format, let operand):
      return JSONText.object([
        ("backend", JSONText.quoted(format.name)), ("overflow", "\(operand)"),
      ])
    case .study(let study):
      let truth = TrueValue.certified(ExactReal(study.exact.value))
      return JSONText.object([
        ("backend", JSONText.quoted(study.format.name)),
        ("rounded_operands", "\(study.hasRoundedOperands)"),
        ("truth", ComparisonJSON.truth(truth, limits.digits, limits)),
        ("families", JSONText.list(study.spreads.map(json))),
        ("algorithms", JSONText.list(study.algorithms.map(json))),
      ])
    }
  }

  private func json(_ orders: ExactOrders) -> String {
    JSONText.object(
      head(orders.family, orders.isExhaustive, orders.count, orders.results.count)
        + [("spread", ComparisonJSON.number(ExactReal(orders.spread), limits))])
  }

  private func head(
    _ family: OrderFamily, _ isExhaustive: Bool, _ count: Int, _ distinctCount: Int
  ) -> [(String, String)] {
    [
      ("family", JSONText.quoted(family.rawValue)), ("exhaustive", "\(isExhaustive)"),
      ("orders", "\(count)"), ("distinct", "\(distinctCount)"),
    ]
  }

  private func json(_ spread: OrderSpread) -> String {
    let range = spread.range
    return JSONText.object(
      head(spread.family, spread.isExhaustive, spread.count, spread.results.count) + [
        ("correctly_rounded", "\(spread.correctlyRoundedCount)"),
        ("non_finite", "\(spread.nonFiniteCount)"),
        ("least", range.map { JSONText.quoted($0.least.text) } ?? "null"),
        ("greatest", range.map { JSONText.quoted($0.greatest.text) } ?? "null"),
        ("spread_ordinals", range.map { "\($0.ordinals)" } ?? "null"),
        ("spread_ulps", number(range?.ulps)), ("spread_relative", number(range?.relative)),
        ("mean_deviation_ulps", number(spread.meanDeviationUlps)),
        ("mean_deviation_relative", number(spread.meanDeviation)),
        ("bound_ratio", number(spread.boundRatio)), ("bound", number(spread.bound)),
        ("best", spread.best.map(json) ?? "null"), ("worst", spread.worst.map(json) ?? "null"),
        ("counts", counts(spread)),
      ])
  }

  /// Every distinct result with the number of its orders; null where there are more than a hundred.
  private func counts(_ spread: OrderSpread) -> String {
    guard spread.results.count <= 100 else { return "null" }
    return JSONText.list(
      spread.results.map { result in
        JSONText.object([
          ("value", JSONText.quoted(result.value.text)), ("orders", "\(result.count)"),
        ])
      })
  }

  private func json(_ example: OrderExample) -> String {
    JSONText.object(
      [
        (
          "order",
          JSONText.quoted(example.grouping.text(of: operands.map(\.term), operation))
        ), ("value", JSONText.quoted(example.value.text)),
        ("hex", example.value.hexadecimal.map(JSONText.quoted) ?? "null"),
      ] + ComparisonJSON.measures(example.error, limits))
  }

  private func json(_ result: AlgorithmResult) -> String {
    JSONText.object(
      [
        ("name", JSONText.quoted(result.algorithm.rawValue)),
        ("value", JSONText.quoted(result.value.text)),
        ("hex", result.value.hexadecimal.map(JSONText.quoted) ?? "null"),
      ] + ComparisonJSON.measures(result.error, limits))
  }

  private func number(_ measure: ExactReal?) -> String { ComparisonJSON.number(measure, limits) }
}
