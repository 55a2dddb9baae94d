import ArgumentParser
import Arithmetic
import NumericCore

extension REPLSession {
  /// Shows or changes a setting.
  mutating func apply(
    _ setting: SessionSetting, _ words: SessionWords, _ line: String
  ) throws(CalculatorError) -> SessionOutput {
    guard let (text, span) = try words.operand() else {
      return SessionOutput(parts: [.text(row(setting, width: setting.name.count + 1))])
    }
    var next = state
    guard setting.write(&next.options, text == SessionSetting.unset ? nil : text) else {
      let known = setting.values + [SessionSetting.unset]
      let wanted =
        setting.values.isEmpty ? setting.operand : setting.values.joined(separator: ", ")
      throw CalculatorError(
        .arguments, "'\(text)' is not a value of :\(setting.name), which takes \(wanted)", span,
        suggestion: Suggestion.nearest(to: text, among: known))
    }
    var output = SessionOutput()
    if next.options.system != state.options.system {
      for other in SessionSetting.all where !other.systems.contains(next.options.system) {
        let value = other.read(next.options)
        guard other.write(&next.options, nil), other.read(next.options) != value else { continue }
        output.parts.append(
          .note("\(next.options.system.rawValue) does not know :\(other.name) \(value)"))
      }
    }
    try Self.validate(next.options, span)
    keep(next, after: line)
    if !isScript { output.parts.append(.text(row(setting, width: setting.name.count + 1))) }
    return output
  }

  /// Checks combinations of options by the rules of the command.
  private static func validate(
    _ options: NumberOptions, _ span: SourceSpan
  ) throws(CalculatorError) {
    do {
      try options.validateValues()
      try options.validateCombination()
      try options.bounds.validateValues()
    } catch {
      let message = (error as? ValidationError)?.message ?? "\(error)"
      throw CalculatorError(.arguments, message, span)
    }
  }

  /// All settings with their values.
  var settings: String {
    let width = SessionSetting.all.map { $0.name.count + 1 }.max() ?? 0
    return SessionSetting.all.map { row($0, width: width) }.joined(separator: "\n")
  }

  private func row(_ setting: SessionSetting, width: Int) -> String {
    Columns.row([(":" + setting.name, width), (setting.read(state.options), 0)])
  }
}
