import Accuracy
import NumericCore

extension FormatValue {
  /// All bits of a finite binary number, or the digits of another one.
  var exactText: String { hexadecimal ?? text }

  /// The same of a number of a format: whole ones have their digits.
  func exactText(in format: FloatFormat) -> String {
    format.isOfWholeNumbers ? text : exactText
  }
}
