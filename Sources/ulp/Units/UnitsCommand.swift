import ArgumentParser
import Arithmetic
import Conversion
import NumericCore

struct UnitsCommand: ParsableCommand, FailureReporting {
  static let configuration = CommandConfiguration(
    commandName: "units", abstract: "List the units of a category, or describe one.",
    discussion: """
      Sizes are exact: a decimal, a fraction or a multiple of a power of pi.

        ulp units                   the categories
        ulp units length            its units
        ulp units mile              all about one
        ulp units kg*m/s^2          and about a product
        ulp units ton               the readings of a name that has several
      """)

  @Argument(
    help: "A category, a unit or a product of units.",
    completion: .list(UnitCategory.allCases.map(\.rawValue)))
  var words: [String] = []

  @Flag(help: "Print the answer as JSON.")
  var json = false

  func run() throws {
    let text = CommandWords.joined(words)
    let lines = try reporting(Array(text.utf8)) { () throws(CalculatorError) in
      try json ? [answerAsJSON(to: text).line] : answer(to: text)
    }
    for line in lines { StandardOutput.write(line: line) }
  }

  private func answer(to text: String) throws(CalculatorError) -> [String] {
    if words.isEmpty { return UnitText.categories() }
    return try UnitSubject(text).lines
  }

  private func answerAsJSON(to text: String) throws(CalculatorError) -> JSONValue {
    if words.isEmpty { return UnitJSON.categories() }
    switch try UnitSubject(text) {
    case .category(let category): return try UnitJSON.list(category.units)
    case .ambiguous(let entry): return try UnitJSON.readings(entry)
    case .unit(let unit): return try UnitJSON.page(unit)
    }
  }
}
