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
    words += VariableOptions.words(setting: names, to: point.map(\.exactText))
    words += core.isGiven ? core.words : [CommandWords.joined(expression)]
    return words.map(ShellWord.quoted).joined(separator: " ")
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
