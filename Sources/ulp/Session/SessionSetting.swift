import Arithmetic
import BigNumbers
import NumericCore
import Scientific

/// A setting of a session, which is an option of the command: `:digits 100` is `--digits 100`.
struct SessionSetting: Sendable {
  let name: String
  /// The operand, as help shows it.
  let operand: String
  let summary: String
  /// The possible values, if they are few.
  var values: [String] = []
  /// The completions of the value.
  var candidates: [String]
  /// Whether a number system has the option.
  var isKnown: @Sendable (SystemTraits) -> Bool
  /// The current value, as it would be typed.
  let read: @Sendable (NumberOptions) -> String
  /// Sets a value as it was typed, or the default for nil; returns whether the value is valid.
  let write: @Sendable (inout NumberOptions, String?) -> Bool

  static let unset = "default"

  init(
    name: String, operand: String, summary: String, values: [String], candidates: [String]? = nil,
    isKnown: @escaping @Sendable (SystemTraits) -> Bool = { _ in true },
    read: @escaping @Sendable (NumberOptions) -> String,
    write: @escaping @Sendable (inout NumberOptions, String?) -> Bool
  ) {
    (self.name, self.operand, self.summary, self.values) = (name, operand, summary, values)
    self.candidates = (candidates ?? values) + [Self.unset]
    (self.isKnown, self.read, self.write) = (isKnown, read, write)
  }

  /// A setting that the configuration file can contain as well.
  ///
  /// `standard` is shown if nothing sets it.
  init(
    _ setting: Setting<NumberOptions>, operand: String, summary: String, standard: String? = nil,
    isKnown: @escaping @Sendable (SystemTraits) -> Bool = { _ in true }
  ) {
    let standard = standard ?? (setting.choices.isEmpty ? Self.unset : setting.standard)
    self.init(
      name: setting.name, operand: operand, summary: summary, values: setting.choices,
      isKnown: isKnown, read: { setting.text($0) ?? standard },
      write: { options, text in
        guard let text else {
          setting.clear(&options)
          return true
        }
        return setting.assign(&options, text)
      })
  }

  /// A setting that is on or off.
  init(
    flag name: String, _ path: any WritableKeyPath<NumberOptions, Bool> & Sendable,
    summary: String, isKnown: @escaping @Sendable (SystemTraits) -> Bool = { _ in true }
  ) {
    self.init(
      name: name, operand: "on|off", summary: summary, values: ["on", "off"], isKnown: isKnown,
      read: { $0[keyPath: path] ? "on" : "off" },
      write: { options, text in
        guard text == nil || text == "on" || text == "off" else { return false }
        options[keyPath: path] = text == "on"
        return true
      })
  }

  /// The number systems that have the option.
  var systems: [SystemName] { Systems.all.filter { isKnown($0.traits) }.map { $0.name } }

  /// The setting with this name.
  static func named(_ name: String) -> SessionSetting? { all.first { $0.name == name } }
}

// MARK: - The settings

extension SessionSetting {
  /// All settings, in the order in which they are listed.
  static let all: [SessionSetting] = [
    backend, precision,
    SessionSetting(
      NumberOptions.Stored.digits, operand: "N",
      summary: "digits to print; with decimal, to compute with"),
    SessionSetting(
      NumberOptions.Stored.format, operand: "NOTATION", summary: "notation of results"),
    SessionSetting(
      NumberOptions.Stored.decimals, operand: "N", summary: "digits after the point"),
    SessionSetting(
      NumberOptions.Stored.radix, operand: "R", summary: "radix of results, 2 to 62",
      standard: NumberOptions.Stored.radix.standard),
    SessionSetting(flag: "group", \.results.group, summary: "groups of digits"),
    SessionSetting(
      Setting(VariableOptions.Stored.angle, in: \.variables), operand: "UNIT",
      summary: "unit of angles from here on"),
    SessionSetting(
      flag: "complex", \.variables.isComplex, summary: "let functions of real numbers be complex"),
    SessionSetting(
      flag: "quiet", \.variables.isQuiet, summary: "leave out notes about readings"),
    SessionSetting(
      Setting(VariableOptions.Stored.locale, in: \.variables), operand: "us|uk",
      summary: "country of pints and tons from here on", standard: SessionSetting.unset),
    SessionSetting(
      NumberOptions.Stored.rounding, operand: "DIRECTION",
      summary: "rounding of operations and results"),
    SessionSetting(
      NumberOptions.Stored.special, operand: "error|ieee", summary: "poles, NaN and overflow",
      isKnown: \.hasSpecialValues),
    SessionSetting(
      flag: "fraction", \.results.fraction, summary: "print fractions such as 1/3",
      isKnown: \.isProven),
    SessionSetting(
      flag: "symbolic", \.results.symbolic, summary: "print symbols such as 2*sqrt(2)",
      isKnown: \.isProven),
    SessionSetting(
      Setting(LimitOptions.Stored.timeout, in: \.bounds), operand: "SECONDS",
      summary: "let a computation take so long"),
    SessionSetting(
      Setting(LimitOptions.Stored.maxPrecision, in: \.bounds), operand: "BITS",
      summary: "let exact evaluation use this many bits", isKnown: \.isProven),
    SessionSetting(
      Setting(LimitOptions.Stored.maxMemory, in: \.bounds), operand: "MEGABYTES",
      summary: "let a computation hold this much"),
    limit,
  ]

  /// Resetting it also resets a backend that the precision has selected.
  private static let backend = SessionSetting(
    name: SystemOptions.Stored.backend.name, operand: "NAME", summary: "number system",
    values: SystemOptions.Stored.backend.choices, read: { $0.system.rawValue },
    write: { options, text in
      guard let text else {
        (options.backend, options.precision) = (nil, nil)
        return true
      }
      return SystemOptions.Stored.backend.assign(&options.engine, text)
    })

  /// A precision selects a number system that has one.
  private static let precision = SessionSetting(
    name: SystemOptions.Stored.precision.name, operand: "BITS",
    summary: "round every operation to this many bits", values: [],
    isKnown: { $0.precision == .chosen },
    read: { SystemOptions.Stored.precision.text($0.engine) ?? unset },
    write: { options, text in
      guard let text else {
        options.precision = nil
        return true
      }
      options.backend = Systems.ofPrecision
      return SystemOptions.Stored.precision.assign(&options.engine, text)
    })

  private static let limit = SessionSetting(
    name: "limit", operand: "NAME=N", summary: "raise a limit: \(LimitSetting.names)", values: [],
    candidates: LimitSetting.limits.map { $0.rawValue + "=" },
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
    })
}
