/// Writes a value as JSON, always as Foundation does with sorted keys in lines: two spaces for a level, and `\/` for a slash.
public final class JSONEncoder {
  /// The layout, which can only be `[.prettyPrinted, .sortedKeys]`.
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  public var outputFormatting: OutputFormatting = []

  public init() {}

  /// Throws `EncodingError` where the value has a part that is no text, whole number, truth value, list or object.
  public func encode(_ value: some Encodable) throws -> Data {
    precondition(outputFormatting == [.prettyPrinted, .sortedKeys], "there is one layout")
    let place = JSONPlace()
    try value.encode(to: JSONValueEncoder(place: place, codingPath: []))
    var text = ""
    place.write(to: &text, indentation: "")
    return Data(bytes: Array(text.utf8))
  }
}

/// A place for a value, which an encoder fills later.
final class JSONPlace {
  enum Content {
    case null
    case literal(String)
    case string(String)
    case list([JSONPlace])
    case object([String: JSONPlace])
  }

  var content = Content.null

  /// A new last element; what stood here becomes a list.
  func element() -> JSONPlace {
    let place = JSONPlace()
    if case .list(let elements) = content {
      content = .list(elements + [place])
    } else {
      content = .list([place])
    }
    return place
  }

  /// The place of a key; what stood here becomes an object.
  func member(_ key: String) -> JSONPlace {
    let place = JSONPlace()
    var members: [String: JSONPlace] = [:]
    if case .object(let known) = content { members = known }
    members[key] = place
    content = .object(members)
    return place
  }

  var count: Int {
    if case .list(let elements) = content { elements.count } else { 0 }
  }

  func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch content {
    case .null: text += "null"
    case .literal(let literal): text += literal
    case .string(let string): Self.quote(string, to: &text)
    case .list(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner
        element.write(to: &text, indentation: inner)
      }
      text += "\n" + indentation + "]"
    case .object(let members):
      text += "{\n"
      for (index, key) in members.keys.sorted().enumerated() {
        text += (index == 0 ? "" : ",\n") + inner
        Self.quote(key, to: &text)
        text += " : "
        members[key]?.write(to: &text, indentation: inner)
      }
      text += "\n" + indentation + "}"
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      // Foundation has an escape for a slash as well.
      text += scalar == "/" ? "\\/" : scalar.jsonEscape ?? String(scalar)
    }
    text += "\""
  }
}
