import Accuracy
import BigNumbers
import NumericCore

/// A source with its operations underlined, thicker and redder for larger errors; the lines of
/// nested operations are above each other.
struct AnnotatedExpression {
  let table: StepTable
  /// The indices of the steps that are underlined.
  let shown: [Int]

  /// The largest nesting depth of underlined operations, because browsers limit the nesting of
  /// elements.
  private static let mostDepth = 64
  /// The largest number of lines above each other.
  private static let mostLines = 9

  /// One underlined operation.
  private struct Node {
    let step: Int
    let span: SourceSpan
    let parent: Int?
    /// The number of nested lines inside it.
    var height = 0
  }

  var html: String {
    let nodes = nodes
    let height = min(Self.mostLines, nodes.map(\.height).max() ?? 0)
    var (out, position, open) = ("", 0, [Int]())
    func text(upTo end: Int) {
      out += HTMLText.escaped(String(decoding: table.source[position..<end], as: UTF8.self))
      position = end
    }
    func close() {
      guard let last = open.popLast() else { return }
      text(upTo: nodes[last].span.end)
      out += "</span>"
    }
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last != node.parent { close() }
      text(upTo: node.span.start)
      out += HTMLText.opening("span", attributes(node))
      open.append(index)
    }
    while !open.isEmpty { close() }
    text(upTo: table.source.count)
    return HTMLText.element(
      "div", [("class", "expression"), ("style", "line-height: \(34 + 8 * height)px")], out)
  }

  /// The operations, outer ones before inner ones.
  private var nodes: [Node] {
    let steps = table.comparison.steps
    let ordered = shown.filter { index in
      let span = steps[index].span
      return span.start < span.end && span.end <= table.source.count
    }.sorted { a, b in
      let (first, second) = (steps[a].span, steps[b].span)
      return (first.start, -first.end, -a) < (second.start, -second.end, -b)
    }
    var (nodes, open) = ([Node](), [Int]())
    for index in ordered {
      let span = steps[index].span
      while let last = open.last, nodes[last].span.end <= span.start { open.removeLast() }
      // Spans that overlap without nesting cannot be shown in a tree.
      if open.count >= Self.mostDepth { continue }
      if let last = open.last, nodes[last].span.end < span.end { continue }
      nodes.append(Node(step: index, span: span, parent: open.last))
      open.append(nodes.count - 1)
    }
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent {
        nodes[parent].height = max(nodes[parent].height, nodes[index].height + 1)
      }
    }
    return nodes
  }

  private func attributes(_ node: Node) -> [(String, String)] {
    let comparison = table.comparison
    let step = comparison.steps[node.step]
    let level = ErrorLevel(step.error, comparison.format, table.limits)
    let isWorst = table.worst == node.step
    let names = zip(StepTable.columns, table.row(node.step)).map { "\($0): \($1)" }
    return [
      ("class", "operation \(level.name)\(isWorst ? " worst" : "")"),
      ("style", "padding-bottom: \(8 * min(node.height, Self.mostLines) + 1)px"),
      ("title", names.joined(separator: "\n")),
    ]
  }
}

/// A class of errors, relative to the precision of the format.
struct ErrorLevel {
  /// From 0 to 5; nil for an unknown error.
  let rank: Int?

  init(_ error: ErrorMeasures?, _ format: FloatFormat, _ limits: ExactLimits) {
    guard let error else {
      rank = nil
      return
    }
    let bits = error.approximateBits(limits)
    let precision =
      format.radix == 10
      ? Precision.bitsCovering(digits: format.precision) : format.precision
    let share = bits / Double(precision)
    rank = bits == 0 ? 0 : bits <= 1 ? 1 : 2 + min(3, Int(share * 4))
  }

  /// The class in the style sheet.
  var name: String { rank.map { "e\($0)" } ?? "unknown" }

  /// An explanation of the underlines.
  static var legend: String {
    let meanings = [
      "no error", "up to 1 bit of error", "less than a quarter of the precision",
      "less than half of it", "less than three quarters of it", "more",
    ]
    let items = meanings.enumerated().map { rank, meaning in
      HTMLText.element(
        "li", HTMLText.element("span", [("class", "e\(rank)")], HTMLText.escaped(meaning)))
    }
    return HTMLText.element("ul", [("class", "legend")], items.joined())
  }
}
