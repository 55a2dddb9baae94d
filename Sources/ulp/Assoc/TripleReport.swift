import Accuracy
import BigNumbers
import NumericCore

/// The report of `ulp assoc --triples`.
struct TripleReport {
  /// One format.
  enum Row {
    case exact(differing: Int)
    case format(FloatFormat, AssociativityFigures)
  }

  let operation: Association
  let distribution: OperandDistribution
  let count: Int
  let seed: UInt64
  let rows: [Row]
  let limits: ExactLimits

  /// The report as text.
  var text: String {
    let sign = operation.symbol
    let head =
      "(a \(sign) b) \(sign) c and a \(sign) (b \(sign) c) of \(count) triples, \(distribution.name), seed \(seed)"
    return ([head] + rows.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(_ row: Row) -> [String] {
    let cells: [(String, String)]
    let name: String
    switch row {
    case .exact(let differing):
      (name, cells) = ("exact", [("differ", "\(differing) of \(count)")])
    case .format(let format, let figures):
      (name, cells) = (format.name, self.cells(format, figures))
    }
    let width = cells.map(\.0.count).max() ?? 0
    return [name] + cells.map { "  " + Columns.row([($0.0, width), ($0.1, 0)]) }
  }

  private func cells(
    _ format: FloatFormat, _ figures: AssociativityFigures
  ) -> [(String, String)] {
    let of = "of \(figures.measuredCount)"
    var cells = [
      (
        "differ",
        "\(figures.differing) \(of): \(figure(100 * figures.rate)) % ± \(figure(100 * figures.standardError)) %"
      )
    ]
    if KnownAnswer.applies(to: operation, distribution, format) {
      cells.append(
        ("in theory", "\(figure(100 * KnownAnswer.expected)) %, which is 11/64"))
    }
    cells += [
      ("left is nearest", "\(figures.leftCorrect) \(of)"),
      ("right is nearest", "\(figures.rightCorrect) \(of)"),
    ]
    if figures.differing > 0 {
      cells += [
        (
          "difference, ulps",
          "mean \(figure(figures.meanUlps)) · median \(figure(figures.medianUlps)) · greatest \(figure(figures.greatestUlps))"
        ),
        (
          "relative",
          "mean \(figure(figures.meanRelative)) · greatest \(figure(figures.greatestRelative))"
        ),
      ]
    }
    cells.append(("ordinals apart", histogram(figures.distances)))
    if figures.overflowCount > 0 {
      cells.append(("overflow", "\(figures.overflowCount) triples are left out"))
    }
    return cells
  }

  /// The distribution of distances, such as `0: 820 · 1: 150 · 2–3: 30`.
  private func histogram(_ counts: [Int]) -> String {
    counts.enumerated().filter { $0.element > 0 }.map { place, count in
      "\(Self.range(place)): \(count)"
    }.joined(separator: " · ")
  }

  private static func range(_ place: Int) -> String {
    switch place {
    case 0, 1: "\(place)"
    case 2...20: "\(1 << (place - 1))–\(1 << place - 1)"
    default: "2^\(place - 1) and more"
    }
  }

  private func figure(_ x: Double) -> String { figure(BigFloat(x)) }

  private func figure(_ x: BigFloat) -> String {
    guard let exact = try? BigRational(exactly: x) else { return "infinite" }
    return ExactReal(exact).shortFigure(limits)
  }

  /// One object with an array of formats.
  var json: JSONValue {
    .object([
      ("schema", "ulp-assoc-1"), ("mode", "triples"),
      ("operation", .string(operation == .addition ? "sum" : "product")),
      ("distribution", .string(distribution.name)), ("triples", JSONValue(count)),
      ("seed", JSONValue(seed)), ("results", .list(rows.map(json))),
    ])
  }

  private func json(_ row: Row) -> JSONValue {
    switch row {
    case .exact(let differing):
      return .object([
        ("backend", "exact"), ("differing", JSONValue(differing)),
      ])
    case .format(let format, let figures):
      return .object([
        ("backend", .string(format.name)), ("measured", JSONValue(figures.measuredCount)),
        ("overflow", JSONValue(figures.overflowCount)), ("differing", JSONValue(figures.differing)),
        ("rate", number(BigFloat(figures.rate))),
        ("standard_error", number(BigFloat(figures.standardError))),
        ("left_correct", JSONValue(figures.leftCorrect)),
        ("right_correct", JSONValue(figures.rightCorrect)),
        ("mean_ulps", number(BigFloat(figures.meanUlps))),
        ("median_ulps", number(BigFloat(figures.medianUlps))),
        ("greatest_ulps", number(BigFloat(figures.greatestUlps))),
        ("mean_relative", number(figures.meanRelative)),
        ("greatest_relative", number(figures.greatestRelative)),
        ("ordinal_bits", .list(figures.distances.map { JSONValue($0) })),
      ])
    }
  }

  private func number(_ x: BigFloat) -> JSONValue {
    MeasureJSON.number((try? BigRational(exactly: x)).map { ExactReal($0) }, limits)
  }
}
