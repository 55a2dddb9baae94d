/// Writes JSON (RFC 8259) on one line, in the order of the calls.
struct JSONWriter {
  private(set) var text = ""

  /// Appends a value.
  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .truth(let truth): text += truth ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): write(quoted: string)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        write(value)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += ", " }
        write(quoted: field.name)
        text += ": "
        write(field.value)
      }
      text += "}"
    }
  }

  /// Appends a string in quotation marks (RFC 8259 §7).
  private mutating func write(quoted string: String) {
    text += "\""
    // Most texts need no escapes.
    let needsNone = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if needsNone {
      text += string
    } else {
      for scalar in string.unicodeScalars { text += scalar.jsonEscape ?? String(scalar) }
    }
    text += "\""
  }
}

extension JSONValue {
  /// The value on one line.
  var line: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}

/// A list on standard output whose elements are printed one by one, each on its own line.
struct JSONListOutput {
  private var isEmpty = true

  /// Prints an element.
  mutating func append(_ value: JSONValue) {
    StandardOutput.write(Array(((isEmpty ? "[" : ",\n ") + value.line).utf8))
    isEmpty = false
  }

  /// Prints the end of the list.
  func finish() { StandardOutput.write(line: isEmpty ? "[]" : "]") }
}

extension StandardOutput {
  /// Prints a value on one line.
  static func write(json value: JSONValue) { write(line: value.line) }
}
