import Accuracy
import BigNumbers
import NumericCore

/// One point as a line of JSON.
struct PointJSON {
  let text: String

  init(
    _ point: CertifiedPoint, inputs: [(String, String)], formats: [FloatFormat], digits: Int,
    limits: ExactLimits
  ) {
    let results = formats.indices.map { index in
      let value = point.values[index]
      var fields = [
        ("backend", JSONText.quoted(formats[index].name)), ("value", JSONText.quoted(value.text)),
        ("hex", value.hexadecimal.map(JSONText.quoted) ?? "null"),
      ]
      fields += Self.measures(value, point, index, formats[index], limits)
      return JSONText.object(fields)
    }
    text = JSONText.object([
      ("inputs", JSONText.object(inputs)),
      ("truth", ComparisonJSON.truth(point.truth, digits, limits)),
      ("results", JSONText.list(results)),
    ])
  }

  private static func measures(
    _ value: FormatValue, _ point: CertifiedPoint, _ index: Int, _ format: FloatFormat,
    _ limits: ExactLimits
  ) -> [(String, String)] {
    guard let error = point.errors[index], case .certified(let truth) = point.truth else {
      // Where there is no truth, a format that says so is right.
      if case .invalid = point.truth {
        let measures = try? ErrorMeasures(of: value, truth: nil, in: format, limits: limits)
        return ComparisonJSON.measures(measures, limits)
      }
      return ComparisonJSON.measures(nil, limits)
    }
    let figures = PointFigures(
      of: value, truth: truth, error, in: format, digits: 17, limits: limits)
    return [
      ("ulps", number(figures.ulps)),
      ("ordinal_ulps", error.ordinalUlps.map { "\($0)" } ?? "null"),
      ("bits", number(figures.bits)), ("relative", number(figures.relative)),
      ("absolute", number(figures.absolute)),
      ("correct_digits", number(figures.correctDigits)),
    ]
  }

  private static func number(_ digits: NumberDigits?) -> String {
    digits?.text(as: .significant(17)) ?? "null"
  }
}
