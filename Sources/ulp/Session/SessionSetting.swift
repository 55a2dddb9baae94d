import Arithmetic
import BigNumbers
import NumericCore
import Scientific

/// An option of the command that a session can change: `:digits 100` is `--digits 100`.
struct SessionSetting: Sendable {
  let name: String
  /// What stands behind the name.
  let operand: String
  let summary: String
  /// The values, where they are few.
  var values: [String] = []
  /// Whether a number system knows it.
  var isKnown: @Sendable (SystemTraits) -> Bool = { _ in true }
  /// The value in force as it is typed.
  let read: @Sendable (NumberOptions) -> String
  /// Sets a value as it was typed, or the default for nil; answers whether there is such a value.
  let write: @Sendable (inout NumberOptions, String?) -> Bool

  static let unset = "default"

  /// All settings, in the order in which they are listed.
  static let all: [SessionSetting] = [
    SessionSetting(
      name: "backend", operand: "NAME", summary: "number system",
      values: SystemName.allCases.map(\.rawValue), read: { $0.system.rawValue },
      write: { options, text in
        guard let text else {
          (options.backend, options.precision) = (nil, nil)
          return true
        }
        guard let name = SystemName(rawValue: text) else { return false }
        options.backend = name
        return true
      }),
    SessionSetting(
      name: "precision", operand: "BITS", summary: "round every operation to so many bits",
      isKnown: { $0.precision == .chosen }, read: { number($0.precision) },
      write: { options, text in
        guard let bits = whole(text) else { return false }
        options.precision = bits
        // A precision chooses the number system that has one.
        if bits != nil { options.backend = Systems.ofPrecision }
        return true
      }),
    SessionSetting(
      name: "digits", operand: "N", summary: "digits to print; with decimal, to compute with",
      read: { number($0.digits) }, write: { set(whole($1), \.digits, &$0) }),
    SessionSetting(
      name: "format", operand: "NOTATION", summary: "notation of results",
      values: NumberFormat.Style.allCases.map(\.rawValue), read: { $0.format.rawValue },
      write: { set(chosen($1, .auto, NumberFormat.Style.init(argument:)), \.format, &$0) }),
    SessionSetting(
      name: "decimals", operand: "N", summary: "digits behind the point",
      read: { number($0.decimals) }, write: { set(whole($1), \.decimals, &$0) }),
    SessionSetting(
      name: "radix", operand: "R", summary: "radix of results, 2 to 62",
      read: { number($0.radix) }, write: { set(chosen($1, 10, { Int($0) }), \.radix, &$0) }),
    SessionSetting(
      name: "group", operand: "on|off", summary: "groups of digits", values: switches,
      read: { onOff($0.group) }, write: { set(chosen($1, false, truth), \.group, &$0) }),
    SessionSetting(
      name: "angle", operand: "UNIT", summary: "unit of angles from here on",
      values: AngleUnit.allCases.map(\.rawValue), read: { $0.variables.angle.rawValue },
      write: {
        set(chosen($1, .radians, AngleUnit.init(argument:)), \.variables.angle, &$0)
      }),
    SessionSetting(
      name: "rounding", operand: "DIRECTION", summary: "rounding of operations and results",
      values: DecimalRounding.allCases.map(\.rawValue), read: { $0.rounding.rawValue },
      write: {
        set(chosen($1, .nearestEven, DecimalRounding.init(argument:)), \.rounding, &$0)
      }),
    SessionSetting(
      name: "special", operand: "error|ieee", summary: "poles, NaN and overflow",
      values: SpecialPolicy.allCases.map(\.rawValue), isKnown: \.hasSpecialValues,
      read: { $0.special.rawValue },
      write: { set(chosen($1, .error, SpecialPolicy.init(argument:)), \.special, &$0) }),
    SessionSetting(
      name: "fraction", operand: "on|off", summary: "print fractions such as 1/3",
      values: switches, isKnown: \.isProven, read: { onOff($0.fraction) },
      write: { set(chosen($1, false, truth), \.fraction, &$0) }),
    SessionSetting(
      name: "symbolic", operand: "on|off", summary: "print symbols such as 2*sqrt(2)",
      values: switches, isKnown: \.isProven, read: { onOff($0.symbolic) },
      write: { set(chosen($1, false, truth), \.symbolic, &$0) }),
    SessionSetting(
      name: "timeout", operand: "SECONDS", summary: "let exact evaluation take so long",
      isKnown: \.isProven, read: { number($0.bounds.timeout) },
      write: { set(whole($1), \.bounds.timeout, &$0) }),
    SessionSetting(
      name: "max-precision", operand: "BITS", summary: "let exact evaluation use so many bits",
      isKnown: \.isProven, read: { number($0.bounds.maxPrecision) },
      write: { set(whole($1), \.bounds.maxPrecision, &$0) }),
    SessionSetting(
      name: "max-memory", operand: "MEGABYTES", summary: "let exact evaluation hold so much",
      isKnown: \.isProven, read: { number($0.bounds.maxMemory) },
      write: { set(whole($1), \.bounds.maxMemory, &$0) }),
    SessionSetting(
      name: "limit", operand: "NAME=N", summary: "raise a limit: \(LimitSetting.names)",
      read: { options in
        let all = options.bounds.limitSettings
        return all.isEmpty
          ? unset : all.map { "\($0.limit.rawValue)=\($0.bound)" }.joined(separator: " ")
      },
      write: { options, text in
        guard let text else {
          options.bounds.limitSettings = []
          return true
        }
        guard let setting = LimitSetting(argument: text) else { return false }
        options.bounds.limitSettings.removeAll { $0.limit == setting.limit }
        options.bounds.limitSettings.append(setting)
        return true
      }),
  ]

  /// The number systems that know it.
  var systems: [SystemName] { Systems.all.filter { isKnown($0.traits) }.map { $0.name } }

  /// The setting of a name.
  static func named(_ name: String) -> SessionSetting? { all.first { $0.name == name } }
}

// MARK: - Values as they are typed

private let switches = ["on", "off"]

private func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

private func truth(_ text: String) -> Bool? { text == "on" ? true : text == "off" ? false : nil }

private func number(_ count: Int?) -> String { count.map(String.init) ?? SessionSetting.unset }

/// A count, or the default; nil for what is neither.
private func whole(_ text: String?) -> Int?? {
  guard let text else { return .some(nil) }
  return Int(text).map { .some($0) }
}

private func chosen<Value>(
  _ text: String?, _ unset: Value, _ parse: (String) -> Value?
) -> Value? {
  guard let text else { return unset }
  return parse(text)
}

private func set<Value>(
  _ value: Value?, _ path: WritableKeyPath<NumberOptions, Value>, _ options: inout NumberOptions
) -> Bool {
  guard let value else { return false }
  options[keyPath: path] = value
  return true
}
