import Arithmetic

/// Writes HTML that is also well-formed XML.
enum HTMLText {
  /// Escapes text for content and attributes.
  ///
  /// Control characters and direction marks, which would break the page or reverse its text, are
  /// replaced by U+FFFD.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "&": out += "&amp;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar.isUnprintable ? "\u{FFFD}" : scalar)
      }
    }
    return out
  }

  /// An element; attributes are plain text, and the content is already HTML.
  static func element(
    _ name: String, _ attributes: [(String, String)] = [], _ content: String
  ) -> String {
    opening(name, attributes) + content + "</\(name)>"
  }

  /// An opening tag such as `<name a="b">`.
  static func opening(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)\(attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined())>"
  }

  /// An element without content.
  static func empty(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)\(attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined())/>"
  }
}
