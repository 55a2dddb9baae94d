import Conversion
import Scientific

/// The names that every expression can use: functions, constants, functions of dates and the words
/// of the clock.
public enum BuiltInNames {
  /// All of them, with their aliases, in no order.
  public static var all: [String] {
    Catalogue.names + DateFunction.all.map(\.name) + ClockWord.allCases.map(\.rawValue)
  }

  /// Whether the name is a function's.
  static func isFunction(_ name: String) -> Bool {
    Catalogue.isFunction(name) || DateFunction.named(name) != nil
  }
}
