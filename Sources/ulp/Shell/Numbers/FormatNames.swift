import Accuracy
import ArgumentParser
import NumericCore

extension FloatFormat {
  /// All names and families, as help lists them.
  static var listed: String { (names + families).joined(separator: ", ") }
}

/// A format by its name.
struct FormatName: ExpressibleByArgument {
  var format: FloatFormat

  init?(argument: String) {
    guard let format = FloatFormat(argument) else { return nil }
    self.format = format
  }
}

/// A format by its name, or `exact` for arithmetic without rounding.
enum FormatOrExact: ExpressibleByArgument {
  case exact
  case format(FloatFormat)

  init?(argument: String) {
    if argument == "exact" {
      self = .exact
    } else if let format = FloatFormat(argument) {
      self = .format(format)
    } else {
      return nil
    }
  }
}
