/// The names of all settings.
enum SettingNames {
  static let all =
    NumberOptions.settings.map(\.name) + VariableOptions.settings.map(\.name)
    + LimitOptions.settings.map(\.name) + LoadOptions.settings.map(\.name)
    + RatesOptions.settings.map(\.name)
}
