import Conversion
import Scientific

/// The names that every expression can use: functions, constants and functions of dates.
public enum BuiltInNames {
  /// All of them, with their aliases, in no order.
  public static var all: [String] { Catalogue.names + DateFunction.all.map(\.name) }

  /// Whether the name is a function's.
  static func isFunction(_ name: String) -> Bool {
    Catalogue.isFunction(name) || DateFunction.named(name) != nil
  }
}
