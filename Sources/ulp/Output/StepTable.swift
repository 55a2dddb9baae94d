import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// What happened in each operation of an expression.
struct StepTable {
  let comparison: Comparison
  let source: [UInt8]
  let limits: ExactLimits

  init(_ comparison: Comparison, source: [UInt8], limits: ExactLimits) {
    self.comparison = comparison
    self.source = source
    self.limits = limits
  }

  /// One line for each operation, and the worst marked.
  var lines: [String] {
    var rows = [["operation", "value", "error, bits", "own, bits", "condition"]]
    for step in comparison.steps {
      rows.append([
        text(of: step.span), step.value.text, bits(step.error), bits(step.localError),
        step.conditionNumbers.map { $0.map { $0.shortFigure(limits) } ?? "–" }
          .joined(separator: " "),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      "  " + Columns.row(Array(zip(row, widths.dropLast() + [0])).map { ($0, $1) })
    }
    return table + (comparison.worstStep.map { mark($0) } ?? [])
  }

  /// The source with a caret under the operation that lost most.
  func mark(_ index: Int) -> [String] {
    let step = comparison.steps[index]
    var sentence = "  the error grows most in '\(text(of: step.span))'"
    if comparison.cancels(index) {
      let operands = step.operandValues.map(\.text)
      sentence += ": \(operands.joined(separator: " and ")) cancel"
    }
    let excerpt = SourceExcerpt(source, step.span).lines.split(separator: "\n").map(String.init)
    return [sentence] + excerpt
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
