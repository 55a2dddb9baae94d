import Accuracy
import BigNumbers
import NumericCore

/// One point as a line of JSON.
struct PointJSON {
  let value: JSONValue

  init(
    _ point: CertifiedPoint, inputs: JSONFields, formats: [FloatFormat], digits: Int,
    limits: ExactLimits
  ) {
    let results = formats.indices.map { index in
      let value = point.values[index]
      var fields: JSONFields = [
        ("backend", .string(formats[index].name)), ("value", .string(value.text)),
        ("hex", JSONValue(value.hexadecimal)),
      ]
      fields += Self.measures(value, point, index, formats[index], limits)
      return JSONValue.object(fields)
    }
    value = .object([
      ("inputs", .object(inputs)),
      ("truth", MeasureJSON.truth(point.truth, digits, limits)),
      ("results", .list(results)),
    ])
  }

  private static func measures(
    _ value: FormatValue, _ point: CertifiedPoint, _ index: Int, _ format: FloatFormat,
    _ limits: ExactLimits
  ) -> JSONFields {
    guard let error = point.errors[index], case .certified(let truth) = point.truth else {
      // If there is no true value, a format that computes NaN or an infinity is right.
      if case .invalid = point.truth {
        let measures = try? ErrorMeasures(of: value, truth: nil, in: format, limits: limits)
        return MeasureJSON.measures(measures, limits)
      }
      return MeasureJSON.measures(nil, limits)
    }
    let figures = PointFigures(
      of: value, truth: truth, error, in: format, digits: 17, limits: limits)
    return [
      ("ulps", number(figures.ulps)),
      ("ordinal_ulps", JSONValue(digits: error.ordinalUlps?.description)),
      ("bits", number(figures.bits)), ("relative", number(figures.relative)),
      ("absolute", number(figures.absolute)),
      ("correct_digits", number(figures.correctDigits)),
    ]
  }

  private static func number(_ digits: NumberDigits?) -> JSONValue {
    JSONValue(digits: digits?.text(as: .significant(17)))
  }
}
