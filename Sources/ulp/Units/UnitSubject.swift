import Arithmetic
import Conversion
import NumericCore

/// The subject of a request.
enum UnitSubject {
  case category(UnitCategory)
  case ambiguous(AmbiguousUnit)
  case unit(Unit)

  /// The answer as lines of text.
  var lines: [String] {
    get throws(CalculatorError) {
      switch self {
      case .category(let category): try UnitText.list(category.units)
      case .ambiguous(let entry): try UnitText.readings(entry)
      case .unit(let unit): try UnitText.page(unit)
      }
    }
  }

  init(_ text: String) throws(CalculatorError) {
    if let category = UnitCategory(rawValue: text) {
      self = .category(category)
      return
    }
    let joined = String(text.map { $0 == " " ? "_" : $0 })
    if let entry = AmbiguousUnit.named(joined) {
      self = .ambiguous(entry)
      return
    }
    var scanner = UnitScanner(Array(text.utf8), at: 0)
    do throws(TextError) {
      let unit = try scanner.scanWhole()
      try scanner.checkEnd()
      self = .unit(unit)
    } catch {
      // A word that is not a unit may be a misspelt category.
      let category = Suggestion.nearest(to: text, among: UnitCategory.allCases.map(\.rawValue))
      var failure = CalculatorError(error)
      failure.suggestion = error.suggestion ?? category
      throw failure
    }
    for notice in scanner.notices {
      StandardError.write("note: \(notice.message)\n")
    }
  }
}
