import Scientific

/// A key of a keypad.
public struct KeypadKey: Sendable {
  /// The effect of a key.
  enum Effect: Sendable {
    case digit(Int)
    case point, sign, exponent
    case infix(KeypadOperator)
    case equals, open, close, percent
    /// A function of one number, and its version for angles in degrees if that differs.
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

    /// The number of digits on its display.
    public var digits: Int { self == .standard ? 9 : 16 }
  }

  /// The name of the key in a list of keys.
  public var name: String
  /// Other names.
  public var aliases: [String] = []
  /// The label printed on the key.
  public var label: String
  /// Its effect, in one line.
  public var summary: String
  var effect: Effect
  /// The name of the key that it becomes after `2nd`; nil if it does not change.
  var secondName: String?

  /// The key that is in effect.
  public func key(isSecond: Bool) -> KeypadKey {
    guard isSecond, let secondName, let key = Self.named(secondName) else { return self }
    return key
  }

  /// The operator that the key enters; a keypad highlights it while its right operand is missing.
  public var symbol: KeypadOperator? {
    if case .infix(let symbol) = effect { symbol } else { nil }
  }

  /// Whether the key copies the displayed value.
  public var isCopy: Bool { if case .copy = effect { true } else { false } }

  /// Why the key does nothing; nil for keys that have an effect.
  public var refusal: String? {
    guard case .paste(let text) = effect, KeypadMachine.number(text) == nil else { return nil }
    let shown = text.count > 40 ? text.prefix(40) + "…" : text
    return "'\(shown)' is not a number; nothing was pasted"
  }

  /// The key that pastes a text.
  public static func paste(_ text: String) -> KeypadKey {
    KeypadKey(
      name: "paste:" + text, label: "paste", summary: "enter a number", effect: .paste(text))
  }

  /// The key with this name or alias, ignoring case.
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
