/// All that can be set once for all.
enum SettingNames {
  static let all =
    NumberOptions.settings.map(\.name) + VariableOptions.settings.map(\.name)
    + LimitOptions.settings.map(\.name) + RatesOptions.settings.map(\.name)
}
