public import NumericCore

/// An S-expression: what an FPCore file is made of, and what its properties hold.
public struct FPCoreDatum: Hashable, Sendable {
  /// The kinds of data.
  public enum Content: Hashable, Sendable {
    /// A name.
    case symbol(String)
    /// A number, exactly.
    case number(FPCoreNumber)
    /// The characters of a string, escapes resolved.
    case string(String)
    /// Data in brackets, round or square.
    case list([FPCoreDatum])
  }

  /// What it is.
  public var content: Content
  /// Where it stands in the file.
  public var span: SourceSpan

  /// The name, of a symbol.
  public var symbol: String? { if case .symbol(let name) = content { name } else { nil } }
  /// The characters, of a string.
  public var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The number, of a number.
  public var number: FPCoreNumber? { if case .number(let number) = content { number } else { nil } }
  /// The elements, of a list.
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

  /// A string with its quotes; the standard escapes `"` and `\` only.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
