extension JSONValue {
  /// A count, so small that no sum of counts leaves a word.
  var count: Int? {
    guard case .number(let text) = self, let number = Int(text), 0...1 << 60 ~= number else {
      return nil
    }
    return number
  }

  /// A number; infinite if it is null.
  var double: Double? {
    switch self {
    case .number(let text): Double(text)
    case .null: .infinity
    default: nil
    }
  }

  var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  static func number(_ x: Double) -> JSONValue { x.isFinite ? JSONValue(x) : .null }
}
