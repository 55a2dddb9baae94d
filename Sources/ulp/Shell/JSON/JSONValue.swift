/// A JSON value (RFC 8259).
///
/// Numbers are stored as text, so that no digits are lost.
enum JSONValue: Equatable, Sendable {
  case null
  case truth(Bool)
  case number(String)
  case string(String)
  case list([JSONValue])
  case object(JSONFields)

  /// The value with a name; nil if this is not an object or has no such name.
  subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.last { $0.name == name }?.value
  }

  static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.truth(let a), .truth(let b)): a == b
    case (.number(let a), .number(let b)), (.string(let a), .string(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.object(let a), .object(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    default: false
    }
  }
}

/// The fields of an object in the order of output.
typealias JSONFields = [(name: String, value: JSONValue)]

// MARK: - Values of Swift

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .string(text) }

  /// A string; null for nil.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A truth value; null for nil.
  init(_ truth: Bool?) { self = truth.map { .truth($0) } ?? .null }

  /// An integer; null for nil.
  init(_ number: (some FixedWidthInteger)?) { self = number.map { .number("\($0)") } ?? .null }

  /// The shortest digits of a finite number; null for nil.
  init(_ number: Double?) { self = number.map { .number("\($0)") } ?? .null }

  /// A number from its digits; null for nil.
  init(digits: String?) { self = digits.map { .number($0) } ?? .null }
}
