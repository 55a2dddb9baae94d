import Accuracy
import ArgumentParser
import Scientific

extension CompareCommand {
  /// The largest number of points of a page.
  ///
  /// Plots need all points, at a few hundred bytes each.
  private static let mostPointsOfPage = 2_000_000

  func validatePage() throws {
    if page.isWanted, hasManyPoints, sampling.count > Self.mostPointsOfPage {
      throw ValidationError(
        "--html keeps all points, at most \(Self.mostPointsOfPage); leave it out or draw fewer than \(sampling.count)"
      )
    }
  }

  /// A shell command that compares at one point in the same way as this command does at many.
  func commandLine(at point: [FormatValue], of names: [String]) -> String {
    var words = ["ulp", "compare"]
    for format in formats { words += ["-f", format.format.name] }
    words += stored.words
    if let order { words += ["--order", order.rawValue] }
    if let rounding { words += ["--rounding", rounding.rawValue] }
    if variables.angle != .radians { words += ["--angle", variables.angle.rawValue] }
    if let locale = variables.locale { words += ["--locale", locale.rawValue] }
    words += bounds.words
    for assignment in variables.assignments { words += ["--let", assignment] }
    words += Self.words(setting: names, to: point.map(\.exactText))
    words += core.isGiven ? core.words : [CommandWords.joined(expression)]
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// The options that give variables their values; both coordinates of a complex variable, which follow each other, are one value.
  private static func words(setting coordinates: [String], to values: [String]) -> [String] {
    var (names, numbers) = ([String](), [String]())
    for (coordinate, value) in zip(coordinates, values) {
      let name = variable(of: coordinate)
      if name != coordinate, names.last == name {
        numbers[numbers.count - 1] += " + \(value)*i"
      } else {
        names.append(name)
        numbers.append(value)
      }
    }
    return VariableOptions.words(setting: names, to: numbers)
  }
}

extension LimitOptions {
  /// The words of the given options.
  fileprivate var words: [String] {
    let bounds = Self.settings.flatMap { setting in
      setting.text(self).map { ["--\(setting.name)", $0] } ?? []
    }
    return bounds
      + limitSettings.flatMap { ["--limit", "\($0.limit.rawValue)=\($0.bound)"] }
  }
}
