import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// A point of a file: its coordinates, their values in a format, and their JSON.
struct FilePoint: Sendable {
  var rounded: [FormatValue] = []
  var numbers: [ExactReal] = []
  var texts: JSONFields = []
}

/// A file of points: each line is a JSON object with a number for every variable.
///
/// A number in quotes may be any literal, such as 0x1.8p3 or 1/3; one without quotes is a decimal.
/// Both are exact.
struct PointFile {
  /// The name of the file in messages.
  let name: String
  private let bytes: [UInt8]
  /// The non-blank lines with their numbers.
  let lines: [(number: Int, content: ArraySlice<UInt8>)]

  /// Reads a file, or standard input for `-`; failures are reported.
  init(path: String, limits: Limits) throws {
    name = path == "-" ? "standard input" : path
    bytes = try FileContent.read(path, limits: limits)
    var lines: [(Int, ArraySlice<UInt8>)] = []
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      lines.append((index + 1, line))
    }
    self.lines = lines
  }

  /// The names in the first line, which are the variables unless a core defines them.
  func names() throws(CalculatorError) -> [String] {
    guard let first = lines.first else {
      throw CalculatorError(.arguments, "\(name) has no points", nil)
    }
    guard case .object(let fields) = try inputs(first) else { return [] }
    return fields.map(\.name)
  }

  /// The values of some variables in one line, which must be within the range of a format.
  func point(
    _ index: Int, _ variables: [String], _ format: FloatFormat, _ limits: ExactLimits
  ) throws(CalculatorError) -> FilePoint {
    let line = lines[index]
    let inputs = try inputs(line)
    guard case .object(let fields) = inputs else { return FilePoint() }
    if let unknown = fields.first(where: { !variables.contains($0.name) })?.name {
      throw fault(
        line, "there is no variable '\(unknown)'",
        suggestion: Suggestion.nearest(to: unknown, among: variables))
    }
    let names = fields.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw fault(line, "'\(twice)' has two values")
    }
    var point = FilePoint()
    for variable in variables {
      guard let value = inputs[variable] else { throw fault(line, "'\(variable)' has no value") }
      guard let number = Self.number(value) else {
        throw fault(line, "the value of '\(variable)' is not a finite number")
      }
      do throws(ComputationFailure) {
        point.rounded.append(try format.rounded(number, limits: limits))
      } catch {
        throw fault(line, "the value of '\(variable)': \(error)")
      }
      point.numbers.append(number)
      point.texts.append((variable, value))
    }
    return point
  }

  /// The object of a line, or its field `inputs`, as in the output.
  private func inputs(
    _ line: (number: Int, content: ArraySlice<UInt8>)
  ) throws(CalculatorError) -> JSONValue {
    let value: JSONValue
    do throws(TextError) {
      value = try JSONValue(line: line.content)
    } catch {
      throw fault((line.number, line.content), error.message, column: error.offset + 1)
    }
    let object = value["inputs"] ?? value
    guard case .object = object else { throw fault(line, "a point is an object in braces") }
    return object
  }

  private static func number(_ value: JSONValue) -> ExactReal? {
    switch value {
    case .number(let text), .string(let text):
      if let literal = try? ExactLiteral(text) {
        guard literal.kind == .finite else { return nil }
        return try? ExactBackend().number(literal)
      }
      return (try? BigRational(parsing: text)).map { ExactReal($0) }
    default: return nil
    }
  }

  private func fault(
    _ line: (number: Int, content: ArraySlice<UInt8>), _ reason: String, column: Int? = nil,
    suggestion: String? = nil
  ) -> CalculatorError {
    let place = column.map { ", column \($0)" } ?? ""
    return CalculatorError(
      .arguments, "\(name), line \(line.number)\(place): \(reason)", nil, suggestion: suggestion)
  }
}
