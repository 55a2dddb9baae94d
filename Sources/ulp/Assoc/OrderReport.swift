import Accuracy
import BigNumbers
import NumericCore

/// The report of `ulp assoc` about orders of evaluation.
struct OrderReport {
  /// One format.
  enum Row {
    case study(OrderStudy)
    case exact([ExactOrders])
    /// An operand is beyond the format.
    case overflow(FloatFormat, operand: Int)
  }

  let operation: Association
  let operands: [Operand]
  /// The exact result for the operands as they are written.
  let exact: ExactReduction
  let sampling: OrderSampling
  let rows: [Row]
  let limits: ExactLimits

  /// `sum` or `product`.
  var name: String { operation == .addition ? "sum" : "product" }

  /// The report as text.
  var text: String {
    var lines = ["\(name) of \(operands.count) operand\(operands.count == 1 ? "" : "s")"]
    lines.append(
      "exact  \(text(of: exact.value))"
    )
    if operation == .addition {
      let condition = exact.condition.map { ExactReal($0).shortFigure(limits) } ?? "infinite"
      lines.append("condition  \(condition)")
    }
    if rows.contains(where: \.isSampled) {
      lines.append("random orders  \(sampling.count) of each kind, seed \(sampling.seed)")
    }
    for row in rows { lines += self.lines(of: row) }
    return lines.joined(separator: "\n")
  }

  /// A value with the requested number of digits, and whether there are more.
  func text(of value: BigRational) -> String {
    let digits = try? ExactReal(value).digits(
      .significant(limits.digits), rounding: .towardZero, limits: limits)
    guard let digits else { return "undecided" }
    return digits.text(as: .significant(limits.digits)) + (digits.isExact == true ? "" : "…")
  }

  private func lines(of row: Row) -> [String] {
    switch row {
    case .exact(let orders):
      return ["exact"]
        + orders.map { orders in
          let phrase = orders.family.phrase(orders.count, isExhaustive: orders.isExhaustive)
          let spread = ExactReal(orders.spread).shortFigure(limits)
          return "  \(phrase): \(orders.results.count) result, spread \(spread)"
        }
    case .overflow(let format, let operand):
      let text = operands[operand].text
      let shown = text.count > 40 ? text.prefix(40) + "…" : text
      return ["\(format.name)  \(shown) is beyond the format"]
    case .study(let study): return OrderText(study, self).lines
    }
  }
}

extension OrderReport.Row {
  /// Whether orders were sampled.
  var isSampled: Bool {
    switch self {
    case .study(let study): study.spreads.contains { !$0.isExhaustive }
    case .exact(let orders): orders.contains { !$0.isExhaustive }
    case .overflow: false
    }
  }
}

extension OrderFamily {
  /// A phrase that says which orders were evaluated, and how many.
  func phrase(_ count: Int, isExhaustive: Bool) -> String {
    let number = isExhaustive ? (count == 1 ? "the only" : "all \(count)") : "\(count) random"
    let plural = count == 1 ? "" : "s"
    return switch self {
    case .groupings: "\(number) parenthesisation\(plural) of the given order"
    case .permutations: "\(number) permutation\(plural), left to right"
    case .trees: "\(number) tree\(plural) over the operands in any order"
    }
  }
}
