import ArgumentParser
import NumericCore

/// The limits of the length of a line of requests and of a file of holidays.
struct DateLimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp("Raise the limit of the bytes of a line or a file.", valueName: "length=n"))
  var settings: [LimitSetting] = []

  func validate() throws {
    for setting in settings {
      guard setting.limit == .length else {
        throw ValidationError(
          "the only limit of dates is 'length', not '\(setting.limit.rawValue)'")
      }
      try setting.validate()
    }
  }

  /// The limits in force.
  var limits: Limits {
    var limits = Limits()
    for setting in settings { limits[setting.limit] = setting.bound }
    return limits
  }
}
