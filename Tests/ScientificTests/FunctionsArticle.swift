import Scientific

/// Generates the article on all functions as tables of the rows.
enum FunctionsArticle {
  static let path = "Sources/Scientific/Scientific.docc/Functions.md"

  static let text = """
    # Functions

    What every operator and function of the catalogue takes and gives.

    ## Overview

    Special values are what number systems compute; the calculator reports a NaN, and the infinity of a pole, as an \
    error. Units say what a function does with those of its arguments.

    Where no library is named, all number systems are as accurate as it says. Where libm is named, `double` has the \
    function of the platform, which erred by at most this many units in the last place on the tested set; that is \
    measured, not proved.

    Costs are in terms of the precision of p bits, of M(p), the cost of multiplying p bits, and of the count n of \
    numbers, flows or periods.

    \(sections.joined(separator: "\n\n"))

    """

  private static let sections =
    [section("Operators", Catalogue.operators)]
    + Catalogue.families.map { section($0.title, $0.rows) }

  private static let columns = [
    "Function", "Value", "Domain", "Special values", "Units", "Accuracy", "Cost", "Example",
    "Source",
  ]

  private static func section(_ title: String, _ rows: [FunctionRow]) -> String {
    let heading = ["### \(title)", "", line(columns), line(columns.map { _ in "---" })]
    return (heading + rows.map(line)).joined(separator: "\n")
  }

  private static func line(_ row: FunctionRow) -> String {
    let aliases =
      row.aliases.isEmpty ? "" : "; also " + row.aliases.map(code).joined(separator: ", ")
    let formula = row.form.formula.map { ": " + code($0) } ?? ""
    return line([
      code(row.signature) + aliases, row.summary + formula, row.domain, row.special,
      row.units.description, row.accuracyText(\.summary), row.complexity.text,
      code("\(row.example.expression) = \(row.example.result)"), row.source,
    ])
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  /// The text with characters escaped that would end a cell or start emphasis.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if character == "|" || !isCode && "_*<".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
