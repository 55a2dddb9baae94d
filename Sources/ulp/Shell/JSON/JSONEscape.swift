// A file without imports: `.ci/build-static` compiles it into its stand-in for Foundation as well.
extension Unicode.Scalar {
  /// What stands for the character in a string of JSON, where it cannot stand for itself (RFC 8259 §7).
  var jsonEscape: String? {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..<" ":
      let hex = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: return nil
    }
  }
}
