import Arithmetic
import Conversion
import NumericCore

/// Prints both sides of a two-way converter after every key, as a table or as a list of objects.
struct ConverterLog {
  private let json: Bool
  /// Evaluates a conversion to a number without its unit.
  private let evaluator: LineAnswering
  private let units: UnitContext
  /// The warnings that were printed already.
  private var told: Set<String> = []
  private var list = JSONListOutput()
  private var rows: [(key: String, from: String, to: String)] = []

  init(_ options: NumberOptions) throws {
    json = options.json
    units = options.variables.units
    var plain = options
    plain.json = false
    evaluator = try plain.makeEvaluator(Presentation(showsUnits: false))
  }

  /// Presses the keys of a line and prints both sides after each.
  mutating func run(_ line: String) throws(CalculatorError) {
    let source = Array(line.utf8)
    let (keys, warnings) = try TwoWayConverter.keys(line, units: units)
    for warning in warnings { tell(warning, source) }
    var converter = TwoWayConverter()
    for (name, key, span) in keys {
      converter.press(key)
      let from = number(on: .from, of: converter)
      let to = number(on: .to, of: converter)
      for warning in from.warnings + to.warnings {
        tell(Warning(message: warning.message, span: span, isNote: warning.isNote), source)
      }
      append(name, from.text, to.text, converter)
    }
    if json { return list.finish() }
    let widths = (
      rows.map(\.key.count).max() ?? 0, rows.map(\.from.count).max() ?? 0
    )
    for row in [("key", "from", "to")] + rows.map({ ($0.key, $0.from, $0.to) }) {
      var text = Columns.row([
        (row.0, max(3, widths.0)), (row.1, max(4, widths.1)), (row.2, 0),
      ])
      while text.hasSuffix(" ") { text.removeLast() }
      StandardOutput.write(line: text)
    }
  }

  /// Prints a warning once, even if several keys cause it.
  private mutating func tell(_ warning: Warning, _ source: [UInt8]) {
    if told.insert(warning.message).inserted { ErrorReport(warning, source: source).write() }
  }

  private mutating func append(
    _ key: String, _ from: String?, _ to: String?, _ converter: TwoWayConverter
  ) {
    let (first, second) = (converter.units[.from]?.symbol, converter.units[.to]?.symbol)
    if json {
      func side(_ number: String?, _ unit: String?) -> JSONValue {
        .object([
          ("value", JSONValue(number)),
          ("unit", JSONValue(unit)),
        ])
      }
      list.append(
        .object([
          ("key", .string(key)), ("from", side(from, first)), ("to", side(to, second)),
          ("source", .string(converter.source.rawValue)),
        ]))
    }
    func text(_ number: String?, _ unit: String?) -> String {
      [number, unit].compactMap { $0 }.joined(separator: " ")
    }
    rows.append((key, text(from, first), text(to, second)))
  }

  /// The number on a side, typed or computed; nil if a unit is missing.
  ///
  /// A number that cannot be converted is not an error, because 0 is shown before the next digit is
  /// typed.
  private func number(
    on side: TwoWayConverter.Side, of converter: TwoWayConverter
  ) -> (text: String?, warnings: [Warning]) {
    if side == converter.source { return (converter.typed.display, []) }
    guard let source = converter.units[side.other], let target = converter.units[side] else {
      return (nil, [])
    }
    let line = "\(converter.typed.literal) \(source.symbol) to \(target.symbol)"
    do throws(CalculatorError) {
      let answer = try evaluator(Array(line.utf8))
      return (answer.text, answer.warnings)
    } catch {
      return ("Error", [])
    }
  }
}
