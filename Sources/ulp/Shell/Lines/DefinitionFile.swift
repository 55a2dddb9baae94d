import Arithmetic
import Conversion
import NumericCore
import Scientific

/// The definitions of a file: its lines that set a variable, or define a function or a unit.
///
/// Other lines are passed over, so that the definitions of a script can be used elsewhere. Of the commands of a session
/// `:angle` and `:locale` count, for the lines behind them.
struct DefinitionFile: Sendable {
  struct Line: Sendable {
    var text: String
    var number: Int
    /// The unit of angles; nil for that of the place where it is loaded.
    var angle: AngleUnit?
    /// The country of units; nil for that of the place where it is loaded.
    var locale: UnitLocale?
  }

  let path: String
  private(set) var lines: [Line] = []
  /// What names of units mean behind the file.
  private(set) var units: UnitContext

  /// Reads a file; a pipe, which could be read only once, is refused.
  static func content(of path: String, _ limits: Limits) throws(CommandFailure) -> [UInt8] {
    try FileContent.bytes(of: path, limits: limits, allowsPipes: false)
  }

  /// Reads the definitions; `units` are those that are known before.
  init(
    _ path: String, _ content: [UInt8], _ limits: Limits, _ units: UnitContext
  ) throws(CommandFailure) {
    self.path = path
    self.units = units
    let outer = units.locale
    defer { self.units.locale = outer }
    var statements = ScriptStatements()
    var angle: AngleUnit?
    var locale: UnitLocale?
    var number = 0
    var all: [ScriptStatements.Statement] = []
    for line in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let end = line.last == UInt8(ascii: "\r") ? 1 : 0
      let text = String(decoding: line.dropLast(end), as: UTF8.self)
      all += statements.add(text, number) { $0.isUnfinished(limits) }
    }
    for statement in all + statements.end() where !statement.text.isBlankOrComment {
      if statement.text.isSessionCommand {
        if let value = Self.value(of: "angle", in: statement.text) {
          angle = AngleUnit(argument: value) ?? angle
        }
        if let value = Self.value(of: "locale", in: statement.text) {
          locale = UnitLocale(argument: value)
          self.units.locale = locale ?? outer
        }
      } else if statement.text.goesOnFromAnswer || statement.text.trimmed.hasPrefix("?") {
        continue
      } else if try defines(statement, limits) {
        lines.append(
          Line(
            text: statement.text.withoutComment, number: statement.line, angle: angle,
            locale: locale))
      }
    }
  }

  /// Whether a statement sets a name other than `ans`.
  private mutating func defines(
    _ statement: ScriptStatements.Statement, _ limits: Limits
  ) throws(CommandFailure) -> Bool {
    let source = Array(statement.text.withoutComment.utf8)
    let names: LineNames
    do throws(CalculatorError) {
      names = try LineNames(utf8: source, limits: limits, units: units)
    } catch {
      throw fault(error, in: source, line: statement.line)
    }
    for unit in names.units.values { units.define(unit) }
    return !names.functions.isEmpty || !names.units.isEmpty
      || names.variables.contains { $0 != "ans" }
  }

  /// The value that a command of a session gives a setting.
  private static func value(of setting: String, in command: String) -> String? {
    let words = command.split { $0.isWhitespace || $0 == ":" }
    return words.count == 2 && words[0] == setting ? String(words[1]) : nil
  }

  /// A failure with its place in the file.
  func fault(_ error: CalculatorError, in source: [UInt8], line: Int) -> CommandFailure {
    var fault = CommandFailure(error: error, source: source)
    fault.error.message = "\(path):\(line): \(error.message)"
    return fault
  }
}

extension Calculator {
  /// Sets the names that a file defines.
  mutating func load(_ file: DefinitionFile) throws(CommandFailure) {
    let (outer, country) = (angle, units.locale)
    defer { (angle, units.locale) = (outer, country) }
    for line in file.lines {
      angle = line.angle ?? outer
      units.locale = line.locale ?? country
      let source = Array(line.text.utf8)
      do throws(CalculatorError) {
        _ = try execute(source)
      } catch {
        throw file.fault(error, in: source, line: line.number)
      }
    }
  }
}
