import Arithmetic
import BigNumbers
import NumericCore

/// The few JSON shapes that the command prints; numbers are strings, so that no reader rounds them.
enum JSONText {
  /// A JSON string (RFC 8259 §7).
  static func quoted(_ text: String) -> String {
    // Most texts need no escapes.
    let needsNone = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if needsNone { return "\"\(text)\"" }
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\0"..<" ":
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// An object of fields that are JSON already.
  static func object(_ fields: [(String, String)]) -> String {
    "{\(fields.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", "))}"
  }

  /// An array of what is JSON already.
  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  /// The object of a result.
  static func result(
    value: String, backend: String, precision: Int?, digits: Int?,
    rounding: DecimalRounding, isExact: Bool?,
    facts: [(name: String, json: String)], source: String, warnings: [Warning]
  ) -> String {
    var out =
      "{\"value\": \(value), \"backend\": \(quoted(backend)), \"precision\": \(precision.map { "\($0)" } ?? "null")"
    if let digits { out += ", \"digits\": \(digits)" }
    out += ", \"rounding\": \(quoted(rounding.rawValue))"
    out += ", \"exact\": \(isExact.map { "\($0)" } ?? "null")"
    for (name, json) in facts { out += ", \(quoted(name)): \(json)" }
    out += ", \"source\": \(quoted(source))"
    if !warnings.isEmpty {
      out += ", \"warnings\": [\(warnings.map { quoted($0.message) }.joined(separator: ", "))]"
    }
    return out + "}"
  }

  /// The object of a failure; the span counts bytes of the source.
  static func failure(_ error: CalculatorError) -> String {
    let span = error.span.map { "[\($0.start), \($0.end)]" } ?? "null"
    var out = "{\"error\": {\"kind\": \(quoted(error.kind.rawValue))"
    out += ", \"message\": \(quoted(error.fullMessage)), \"span\": \(span)"
    if let suggestion = error.suggestion { out += ", \"suggestion\": \(quoted(suggestion))" }
    return out + "}}"
  }
}
