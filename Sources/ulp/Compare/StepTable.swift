import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// A table of the operations of an expression with their errors.
struct StepTable {
  let comparison: Comparison
  /// The name of the part of a complex result from which the comparison is.
  let part: String?
  let source: [UInt8]
  let limits: ExactLimits
  /// The step at which the error grows most, found once: that takes a logarithm for each step.
  let worst: Int?

  init(_ comparison: Comparison, of part: String? = nil, source: [UInt8], limits: ExactLimits) {
    self.comparison = comparison
    self.part = part
    self.source = source
    self.limits = limits
    worst = comparison.worstStep
  }

  /// The source with a mark at the worst operation, if there is one; for the whole tree, below a
  /// line for each operation.
  func lines(tree: Bool) -> [String] {
    let mark = worst.map { self.mark($0) } ?? []
    guard tree, !comparison.steps.isEmpty else { return mark }
    let first = part.map { "\(Self.columns[0]) of \($0)" } ?? Self.columns[0]
    let rows = [[first] + Self.columns.dropFirst()] + comparison.steps.indices.map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      "  " + Columns.row(Array(zip(row, widths.dropLast() + [0])).map { ($0, $1) })
    }
    return table + mark
  }

  /// The headings of the columns.
  static let columns = ["operation", "value", "error, bits", "own, bits", "condition"]

  /// The cells of one operation.
  func row(_ index: Int) -> [String] {
    let step = comparison.steps[index]
    return [
      text(of: step.span), step.value.text, bits(step.error), bits(step.localError),
      step.conditionNumbers.map { $0.map { $0.shortFigure(limits) } ?? "–" }
        .joined(separator: " "),
    ]
  }

  /// The source with a caret under the operation with the largest loss.
  private func mark(_ index: Int) -> [String] {
    let span = comparison.steps[index].span
    let excerpt = SourceExcerpt(source, span).lines.split(separator: "\n").map(String.init)
    return ["  " + sentence(index)] + excerpt
  }

  /// A sentence about the step with the largest growth of the error, and whether it is a
  /// cancellation.
  func sentence(_ index: Int) -> String {
    let step = comparison.steps[index]
    let sentence =
      "the error\(part.map { " of \($0)" } ?? "") grows most in '\(text(of: step.span))'"
    guard comparison.cancels(index) else { return sentence }
    let operands = step.operandValues.map(\.text)
    return "\(sentence): \(operands.joined(separator: " and ")) cancel"
  }

  private func text(of span: SourceSpan) -> String {
    let end = min(span.end, source.count)
    let text = String(decoding: source[min(span.start, end)..<end], as: UTF8.self)
    return text.split(separator: " ").joined(separator: " ")
  }

  private func bits(_ error: ErrorMeasures?) -> String {
    error.map { $0.bits.shortFigure(limits) } ?? "–"
  }
}
