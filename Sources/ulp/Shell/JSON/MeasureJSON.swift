import Accuracy
import BigNumbers
import NumericCore

/// True values and errors as JSON.
///
/// Measures are numbers with 17 digits, null if infinite.
enum MeasureJSON {
  /// `{"decimal": …, "binary64": …, "exact": …, "status": …}`.
  static func truth(_ truth: TrueValue, _ digits: Int, _ limits: ExactLimits) -> JSONValue {
    let number = truth.value.flatMap { try? $0.digits(.significant(digits), limits: limits) }
    let double = truth.value.flatMap { try? FloatFormat.double.rounded($0, limits: limits) }
    let status =
      switch truth {
      case .certified: "certified"
      case .invalid: "invalid"
      case .undecided: "undecided"
      }
    return .object([
      ("decimal", JSONValue(number?.text(as: .significant(digits)))),
      ("binary64", JSONValue(double.map { $0.hexadecimal ?? $0.text })),
      ("exact", JSONValue(number?.isExact)),
      ("status", .string(status)),
    ])
  }

  /// The errors of a result; all null if they are unknown.
  static func measures(
    _ error: ErrorMeasures?, _ limits: ExactLimits
  ) -> JSONFields {
    [
      ("ulps", number(error?.ulps, limits)),
      ("ordinal_ulps", JSONValue(digits: error?.ordinalUlps?.description)),
      ("bits", number(error?.bits, limits)),
      ("relative", number(error?.relative, limits)),
      ("absolute", number(error?.absolute, limits)),
      ("correct_digits", number(error?.correctDigits, limits)),
    ]
  }

  /// A measure; null if it is infinite or could not be decided.
  static func number(_ value: ExactReal?, _ limits: ExactLimits) -> JSONValue {
    JSONValue(digits: value.flatMap { $0.figure(17, limits) })
  }
}
