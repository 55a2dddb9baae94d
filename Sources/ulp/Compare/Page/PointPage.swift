import Accuracy
import BigNumbers
import NumericCore

/// The HTML page of a comparison at one point.
struct PointPage {
  /// A computed number and its name, which is the format and the index in an array.
  struct Entry {
    let name: String
    let comparison: Comparison
  }

  let source: [UInt8]
  /// The values of variables, directions of rounding and units.
  let settings: [String]
  let entries: [Entry]
  /// Paragraphs of plain text below the table.
  var notes: [String] = []
  let digits: Int
  let limits: ExactLimits

  var html: String {
    let text = String(decoding: source, as: UTF8.self)
    var parts = [
      HTMLText.element("h1", HTMLText.element("code", HTMLText.escaped(text))),
      HTMLText.settings(settings), values.html,
    ]
    if let table = valuesOfRoundedInputs { parts.append(table.html) }
    parts += notes.map { HTMLText.element("pre", HTMLText.escaped($0)) }
    parts.append(HTMLText.element("p", [("class", "soft")], HTMLText.escaped(Self.explanation)))
    parts += entries.map { entry in
      OperationSection(
        name: entry.name, comparison: entry.comparison, source: source, limits: limits
      ).html
    }
    return HTMLPage.document(title: "ulp compare: \(text)", body: parts.joined(separator: "\n"))
  }

  private static let explanation = """
    Digits that are not those of the true value are underlined. Literals and variables are taken as they \
    are written, 0.1 as one tenth; where a format rounds them, an error against the truth for rounded ones \
    leaves out what they lost by that. ulp: units of \
    the true value's last place. Ordinal: numbers of the format between the computed one and the one \
    nearest to the truth. Bits: log2(1 + ordinal). Digits: correct decimal digits.
    """

  // MARK: - Tables

  private var values: HTMLTable {
    var table = HTMLTable(
      caption: "Against the true value of what is written",
      columns: ["format"] + entries.map(\.name))
    func add(_ name: String, _ cell: (Comparison) -> String) {
      table.rows.append((HTMLText.escaped(name), entries.map { cell($0.comparison) }))
    }
    add("true value") { number(text($0.truth)) }
    add("computed value") { comparison in
      let marks = MarkedDigits.Marks(open: "<mark>", close: "</mark>")
      return HTMLText.element(
        "span", [("class", "number")], ComparisonText.marked(comparison, marks, limits))
    }
    if entries.contains(where: { $0.comparison.value.hexadecimal != nil }) {
      add("its bits") { number($0.value.hexadecimal ?? "–") }
    }
    for (name, cell) in measures { add(name) { cell($0.error) } }
    return table
  }

  /// The true values for the inputs as the formats hold them; nil if no format had to round an
  /// input.
  private var valuesOfRoundedInputs: HTMLTable? {
    let rounded = entries.filter { $0.comparison.truthOfRoundedInputs != nil }
    guard !rounded.isEmpty else { return nil }
    var table = HTMLTable(
      caption: "Against the true value for literals and variables as the format rounds them",
      columns: ["format"] + rounded.map(\.name))
    table.rows.append(
      (
        "true value",
        rounded.map { $0.comparison.truthOfRoundedInputs.map { number(text($0)) } ?? "" }
      ))
    for (name, cell) in measures {
      table.rows.append((name, rounded.map { cell($0.comparison.errorOfArithmetic) }))
    }
    return table
  }

  private var measures: [(String, (ErrorMeasures?) -> String)] {
    [
      ("error, ulp", { figure($0, \.ulps) }),
      (
        "ordinal",
        { $0.map { $0.ordinalUlps.map { $0.wholeFigure(limits) } ?? "none" } ?? "unknown" }
      ),
      ("bits", { figure($0, \.bits) }), ("relative", { figure($0, \.relative) }),
      ("absolute", { figure($0, \.absolute) }), ("correct digits", { figure($0, \.correctDigits) }),
    ]
  }

  /// A measure with four digits, and with 17 as its value.
  private func figure(
    _ error: ErrorMeasures?, _ measure: (ErrorMeasures) -> ExactReal?
  ) -> String {
    guard let error else { return "unknown" }
    guard let value = measure(error) else { return "infinite" }
    let short = value.shortFigure(limits)
    guard let digits = value.figure(17, limits) else { return short }
    return HTMLText.element("data", [("value", digits)], short)
  }

  private func number(_ text: String) -> String {
    HTMLText.element("span", [("class", "number")], HTMLText.escaped(text))
  }

  private func text(_ truth: TrueValue) -> String { truth.text(digits: digits, limits: limits) }
}
