import Scientific

/// A key of a calculator's pad.
public struct KeypadKey: Sendable {
  /// What pressing it does.
  enum Effect: Sendable {
    case digit(Int)
    case point, sign, exponent
    case infix(KeypadOperator)
    case equals, open, close, percent
    /// A function of one number, and what it is with angles in degrees where that differs.
    case function(KeypadFormula, inDegrees: KeypadFormula?)
    case constant(String)
    case random
    case memory(MemoryEffect)
    case second
    case angle(AngleUnit)
    case allClear, clear, backspace
    case copy
    case paste(String)
    case pad(Pad)
  }

  enum MemoryEffect: Sendable { case clear, add, subtract, recall }

  /// The two pads, which share one calculation.
  public enum Pad: String, CaseIterable, Sendable {
    case standard, scientific

    /// Digits that its display holds.
    public var digits: Int { self == .standard ? 9 : 16 }
  }

  /// The name in a list of keys.
  public var name: String
  /// Other names.
  public var aliases: [String] = []
  /// What is printed on it.
  public var label: String
  /// What it does, in one line.
  public var summary: String
  var effect: Effect
  /// The key that it is after `2nd`, by name; nil for itself.
  var secondName: String?

  /// What it is with second functions on.
  public func key(isSecond: Bool) -> KeypadKey {
    guard isSecond, let secondName, let key = Self.named(secondName) else { return self }
    return key
  }

  /// The operator that it is, as a pad highlights it while that is pending.
  public var symbol: KeypadOperator? {
    if case .infix(let symbol) = effect { symbol } else { nil }
  }

  /// Whether it hands the displayed value over.
  public var isCopy: Bool { if case .copy = effect { true } else { false } }

  /// Why pressing it changes nothing; nil for keys that do what they say.
  public var refusal: String? {
    guard case .paste(let text) = effect, KeypadMachine.number(text) == nil else { return nil }
    let shown = text.count > 40 ? text.prefix(40) + "…" : text
    return "'\(shown)' is no number; nothing was pasted"
  }

  /// A key that pastes a text.
  public static func paste(_ text: String) -> KeypadKey {
    KeypadKey(
      name: "paste:" + text, label: "paste", summary: "enter a number", effect: .paste(text))
  }

  /// The key of this name or alias, upper and lower case being the same.
  public static func named(_ name: String) -> KeypadKey? {
    index[name.lowercased()].map { table[$0] }
  }

  private static let index: [String: Int] = {
    var found: [String: Int] = [:]
    for (index, key) in table.enumerated() {
      for name in [key.name] + key.aliases { found[name.lowercased()] = index }
    }
    return found
  }()
}
