import Accuracy
import BigNumbers
import NumericCore

extension OrderReport {
  /// One object with an array of formats.
  ///
  /// Measures are numbers with 17 digits, null if infinite.
  var json: JSONValue {
    let truth = TrueValue.certified(ExactReal(exact.value))
    let condition: JSONFields =
      operation == .addition ? [("condition", number(exact.condition.map { ExactReal($0) }))] : []
    return .object(
      [
        ("schema", "ulp-assoc-1"), ("mode", "orders"),
        ("operation", .string(name)),
        ("operands", .list(operands.map { .string($0.text) })),
        ("truth", MeasureJSON.truth(truth, limits.digits, limits)),
      ] + condition + [
        ("samples", JSONValue(sampling.count)), ("seed", JSONValue(sampling.seed)),
        ("results", .list(rows.map(json))),
      ])
  }

  private func json(_ row: Row) -> JSONValue {
    switch row {
    case .exact(let orders):
      return .object([
        ("backend", "exact"), ("families", .list(orders.map(json))),
      ])
    case .overflow(let format, let operand):
      return .object([
        ("backend", .string(format.name)), ("overflow", JSONValue(operand)),
      ])
    case .study(let study):
      let truth = TrueValue.certified(ExactReal(study.exact.value))
      return .object([
        ("backend", .string(study.format.name)),
        ("rounded_operands", JSONValue(study.hasRoundedOperands)),
        ("truth", MeasureJSON.truth(truth, limits.digits, limits)),
        ("families", .list(study.spreads.map(json))),
        ("algorithms", .list(study.algorithms.map(json))),
      ])
    }
  }

  private func json(_ orders: ExactOrders) -> JSONValue {
    .object(
      head(orders.family, orders.isExhaustive, orders.count, orders.results.count)
        + [("spread", MeasureJSON.number(ExactReal(orders.spread), limits))])
  }

  private func head(
    _ family: OrderFamily, _ isExhaustive: Bool, _ count: Int, _ distinctCount: Int
  ) -> JSONFields {
    [
      ("family", .string(family.rawValue)), ("exhaustive", JSONValue(isExhaustive)),
      ("orders", JSONValue(count)), ("distinct", JSONValue(distinctCount)),
    ]
  }

  private func json(_ spread: OrderSpread) -> JSONValue {
    let range = spread.range
    return .object(
      head(spread.family, spread.isExhaustive, spread.count, spread.results.count) + [
        ("correctly_rounded", JSONValue(spread.correctlyRoundedCount)),
        ("non_finite", JSONValue(spread.nonFiniteCount)),
        ("least", JSONValue(range?.least.text)),
        ("greatest", JSONValue(range?.greatest.text)),
        ("spread_ordinals", JSONValue(digits: range?.ordinals.description)),
        ("spread_ulps", number(range?.ulps)), ("spread_relative", number(range?.relative)),
        ("mean_deviation_ulps", number(spread.meanDeviationUlps)),
        ("mean_deviation_relative", number(spread.meanDeviation)),
        ("bound_ratio", number(spread.boundRatio)), ("bound", number(spread.bound)),
        ("best", spread.best.map(json) ?? .null), ("worst", spread.worst.map(json) ?? .null),
        ("counts", counts(spread)),
      ])
  }

  /// The distinct results with their numbers of orders; null if there are more than a hundred.
  private func counts(_ spread: OrderSpread) -> JSONValue {
    guard spread.results.count <= 100 else { return .null }
    return .list(
      spread.results.map { result in
        .object([
          ("value", .string(result.value.text)), ("orders", JSONValue(result.count)),
        ])
      })
  }

  private func json(_ example: OrderExample) -> JSONValue {
    .object(
      [
        (
          "order",
          .string(example.grouping.text(of: operands.map(\.term), operation))
        ), ("value", .string(example.value.text)),
        ("hex", JSONValue(example.value.hexadecimal)),
      ] + MeasureJSON.measures(example.error, limits))
  }

  private func json(_ result: AlgorithmResult) -> JSONValue {
    .object(
      [
        ("name", .string(result.algorithm.rawValue)),
        ("value", .string(result.value.text)),
        ("hex", JSONValue(result.value.hexadecimal)),
      ] + MeasureJSON.measures(result.error, limits))
  }

  private func number(_ measure: ExactReal?) -> JSONValue {
    MeasureJSON.number(measure, limits)
  }
}
