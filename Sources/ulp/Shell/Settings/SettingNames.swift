import NumericCore

/// All that can be set once for all.
enum SettingNames {
  static let all =
    NumberOptions.settings.map(\.name) + VariableOptions.settings.map(\.name)
    + LimitOptions.settings.map(\.name) + RatesOptions.settings.map(\.name)
}

extension NumberOptions: ConfigurableOptions {
  /// The backend comes first: most others go with some backends only.
  static let settings: [Setting<NumberOptions>] = [
    Setting("backend", "exact", \.engine.backend),
    Setting("precision", "by digits", \.engine.precision),
    Setting("digits", "50, whole 1000", \.digits),
    Setting("rounding", "nearest-even", \.givenRounding),
    Setting("special", "error", \.givenSpecial),
    Setting("format", "auto", \.givenFormat),
    Setting("decimals", "all", \.decimals),
    Setting("radix", "10", \.givenRadix),
    Setting(flag: "group", \.givenGroup),
  ]
}

extension VariableOptions: ConfigurableOptions {
  static let settings: [Setting<VariableOptions>] = [Setting("angle", "radians", \.givenAngle)]
}

extension LimitOptions: ConfigurableOptions {
  static let settings: [Setting<LimitOptions>] = [
    Setting("max-precision", "\(Limits().workingPrecision)", \.maxPrecision),
    Setting("max-memory", "\(Limits().memory)", \.maxMemory),
    Setting("timeout", "\(Limits().time)", \.timeout),
  ]
}

extension AmountOptions: ConfigurableOptions {
  static let settings: [Setting<AmountOptions>] = [
    Setting("backend", "exact", \.engine.backend),
    Setting("precision", "by digits", \.engine.precision),
  ]
}

extension RatesOptions: ConfigurableOptions {
  static let settings: [Setting<RatesOptions>] = [
    Setting("rates", "none", \.rates, values: "a file", read: { $0 }, write: { $0 }),
    Setting("max-age", "4", \.givenMaxAge),
  ]
}

/// The digits of a keypad are those that its display has room for, so that they are not set with all others.
extension KeypadOptions: ConfigurableOptions {
  static let settings: [Setting<KeypadOptions>] = [
    Setting("backend", "exact", \.engine.backend),
    Setting("precision", "by digits", \.engine.precision),
    Setting("angle", "radians", \.givenAngle),
  ]
}
