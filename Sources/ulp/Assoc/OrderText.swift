import Accuracy
import BigNumbers
import NumericCore

/// The report about one format as text.
struct OrderText {
  private let study: OrderStudy
  private let report: OrderReport
  private var limits: ExactLimits { report.limits }

  init(_ study: OrderStudy, _ report: OrderReport) { (self.study, self.report) = (study, report) }

  var lines: [String] {
    var lines = [study.format.name]
    if study.hasRoundedOperands {
      lines.append("  the exact \(report.name) of the operands rounded to \(study.format.name) is")
      lines.append("    \(report.text(of: study.exact.value))")
    }
    for spread in study.spreads { lines += self.lines(of: spread) }
    return lines + algorithmLines
  }

  private func lines(of spread: OrderSpread) -> [String] {
    var rows = [
      ("distinct results", "\(spread.results.count)"),
      ("correctly rounded", "\(spread.correctlyRoundedCount) of \(spread.count)"),
    ]
    if spread.nonFiniteCount > 0 {
      rows.append(("infinite or NaN", "\(spread.nonFiniteCount) of \(spread.count)"))
    }
    if let range = spread.range {
      if range.ordinals.isZero {
        rows.append(("result", range.least.text))
      } else {
        rows.append(("from", range.least.text))
        rows.append(("to", range.greatest.text))
      }
      rows.append(
        (
          "spread",
          "ordinal \(range.ordinals.wholeFigure(limits)) · \(figure(range.ulps)) ulp · relative \(figure(range.relative))"
        ))
      rows.append(
        (
          "mean deviation",
          "\(figure(spread.meanDeviationUlps)) ulp · relative \(figure(spread.meanDeviation))"
        ))
      let scale = report.operation == .addition ? "Σ|x|" : "|Πx|"
      if let bound = spread.bound {
        rows.append(
          (
            "max|dev|/(u·\(scale))",
            "\(figure(spread.boundRatio)), in theory at most \(figure(bound))"
              + (spread.exceedsBound(limits) ? " unless numbers underflow, as here" : "")
          ))
      }
    }
    if let best = spread.best { rows.append(("best", text(of: best))) }
    if let worst = spread.worst, spread.results.count > 1 {
      rows.append(("worst", text(of: worst)))
    }
    let phrase = spread.family.phrase(spread.count, isExhaustive: spread.isExhaustive)
    let width = rows.map(\.0.count).max() ?? 0
    return ["  \(phrase)"] + rows.map { "    " + Columns.row([($0.0, width), ($0.1, 0)]) }
  }

  private func text(of example: OrderExample) -> String {
    let order = example.grouping.text(of: report.operands.map(\.term), report.operation)
    var shown = order
    if order.count > Self.longestOrder {
      // For a chain, the shortened text would otherwise consist of parentheses only.
      shown = "(…" + order.drop { $0 == "(" }.prefix(Self.longestOrder) + "…"
    }
    let error = "\(figure(example.error.ulps)) ulp · relative \(figure(example.error.relative))"
    return "\(shown)  \(error)"
  }

  /// The largest number of characters of an order; the JSON output contains it completely.
  private static let longestOrder = 200

  private var algorithmLines: [String] {
    var rows = [["algorithm", "ulps", "relative", "result"]]
    for result in study.algorithms {
      rows.append([
        result.algorithm.rawValue, figure(result.error.ulps), figure(result.error.relative),
        result.value.text,
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      "  " + Columns.row(Array(zip(row, widths.dropLast() + [0])).map { ($0, $1) })
    }
    let inexact = study.algorithms.map(\.algorithm).filter(\.needsRadix2).map(\.rawValue)
    if let condition = study.format.condition, !inexact.isEmpty {
      lines.append(
        "  \(inexact.joined(separator: ", ")) rely on errors that are exact in \(condition)")
    }
    return lines
  }

  private func figure(_ measure: ExactReal?) -> String {
    measure?.shortFigure(limits) ?? "infinite"
  }
}

extension FloatFormat {
  /// Where the errors of additions are numbers of the format, if that is not so in this one.
  fileprivate var condition: String? {
    switch kind {
    case .decimal: "radix 2 only"
    case .coded: "floats of radix 2 only"
    case .hardware, .binary, .bigFloat: nil
    }
  }
}
