public import NumericCore

/// An S-expression, of which FPCore files and their properties consist.
public struct FPCoreDatum: Hashable, Sendable {
  /// The kinds of data.
  public enum Content: Hashable, Sendable {
    /// A name.
    case symbol(String)
    /// A number, exactly.
    case number(FPCoreNumber)
    /// The characters of a string, with escapes resolved.
    case string(String)
    /// Data in round or square brackets.
    case list([FPCoreDatum])
  }

  /// The content.
  public var content: Content
  /// The place in the file.
  public var span: SourceSpan

  /// The name, if it is a symbol.
  public var symbol: String? { if case .symbol(let name) = content { name } else { nil } }
  /// The characters, if it is a string.
  public var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The number, if it is one.
  public var number: FPCoreNumber? { if case .number(let number) = content { number } else { nil } }
  /// The elements, if it is a list.
  public var list: [FPCoreDatum]? { if case .list(let data) = content { data } else { nil } }
}

extension FPCoreDatum: CustomStringConvertible {
  /// The datum as FPCore, on one line, with round brackets.
  public var description: String {
    switch content {
    case .symbol(let name): name
    case .number(let number): number.description
    case .string(let text): Self.quoted(text)
    case .list(let data): "(\(data.map(\.description).joined(separator: " ")))"
    }
  }

  /// A string with its quotes, in which only the standard escapes `\"` and `\\` are used.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
