import Accuracy
import NumericCore

/// Lines that are objects of JSON; their names are the columns.
struct JSONLayout: RowLayout {
  let columns: [DataColumn]

  /// The names of the first object.
  init(first line: ArraySlice<UInt8>) throws(DataFault) {
    columns = try Self.fields(line).map { DataColumn(name: $0.name, format: nil) }
  }

  func texts(_ line: ArraySlice<UInt8>, _ wanted: [Int]) throws(DataFault) -> [String]? {
    guard line.contains(where: { $0 > 0x20 }) else { return nil }
    let fields = try Self.fields(line)
    var texts: [String] = []
    for column in wanted {
      let name = columns[column].name
      guard let field = fields.first(where: { $0.name == name }) else {
        throw DataFault(reason: "'\(name)' is missing")
      }
      switch field.value {
      case .number(let text), .string(let text): texts.append(text)
      // What JavaScript writes for a number that JSON does not have.
      case .null: texts.append("nan")
      default: throw DataFault(reason: "'\(name)' is not a number")
      }
    }
    return texts
  }

  private static func fields(_ line: ArraySlice<UInt8>) throws(DataFault) -> JSONFields {
    let value: JSONValue
    do throws(TextError) { value = try JSONValue(line: line) } catch {
      throw DataFault(reason: "column \(error.offset + 1): \(error.message)")
    }
    guard case .object(let fields) = value else {
      throw DataFault(reason: "the line is not an object in braces")
    }
    return fields
  }
}
