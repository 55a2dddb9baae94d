import Accuracy
import NumericCore

extension ComparisonReport {
  /// The page of an expression at one point.
  func html(_ settings: [String]) -> String {
    var (entries, notes): ([PointPage.Entry], [String]) = ([], [])
    for (index, result) in comparisons.enumerated() {
      let format = result.format.name
      for (place, part) in result.parts.enumerated() {
        let name = part.name.map { "\(format) \($0)" } ?? format
        entries.append(PointPage.Entry(name: name, comparison: part.comparison))
        if let report = perturbation(index, part: place) {
          notes.append("\(format)\n\(report.lines.joined(separator: "\n"))")
        }
      }
      if let error = result.norm?.error {
        notes.append("\(format) \(ComparisonText.figures(ofNorm: error, limits))")
      }
    }
    if let search { notes.append(search.sentence) }
    return PointPage(
      source: source, settings: settings,
      entries: entries, notes: notes, digits: digits, limits: limits
    ).html
  }
}

extension CoreReport {
  /// The page of a core at one point.
  ///
  /// A value that is not a number is shown as it is printed.
  func html(_ settings: [String]) -> String {
    let entries = comparisons.flatMap { comparison in
      comparison.elements.map { element in
        let place = element.path.map { "[\($0)]" }.joined()
        return PointPage.Entry(
          name: comparison.format.name + (place.isEmpty ? "" : " \(place)"),
          comparison: element.comparison)
      }
    }
    var notes = comparisons.contains { $0.elements.isEmpty } ? [text(tree: false)] : []
    if let search { notes.append(search.sentence) }
    if meetsPrecondition == false {
      notes.append("The inputs do not meet the precondition of the core.")
    }
    return PointPage(
      source: core.sourceOnOneLine, settings: settings, entries: entries, notes: notes,
      digits: digits, limits: limits
    ).html
  }
}

extension VariableOptions {
  /// The settings that a reader needs to understand a result; units of angles and directions of
  /// rounding only if they are not the default.
  func settings(rounding: String?) -> [String] {
    var settings = assignments
    if angle != .radians { settings.append("angles in \(angle.rawValue)") }
    if let rounding { settings.append("rounding \(rounding)") }
    return settings
  }
}

extension HTMLText {
  /// A paragraph of settings; empty without settings.
  static func settings(_ settings: [String]) -> String {
    guard !settings.isEmpty else { return "" }
    let list = settings.map { element("code", escaped($0)) }
    return element("p", "with " + list.joined(separator: ", "))
  }
}
