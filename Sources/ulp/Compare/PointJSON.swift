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
    if point.truths.count > 1 {
      value = Self.complex(point, inputs, formats, digits, limits)
      return
    }
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

  /// A point of a complex result: what is said of both parts by their names, and the norm.
  private static func complex(
    _ point: CertifiedPoint, _ inputs: JSONFields, _ columns: [FloatFormat], _ digits: Int,
    _ limits: ExactLimits
  ) -> JSONValue {
    let names = [MeasuredPart.re, .im].map(\.rawValue)
    let measures = MeasuredPart.allCases.count
    let results = stride(from: 0, to: columns.count, by: measures).enumerated().map {
      index, first in
      let format = columns[first]
      let values = Array(point.values[(2 * index)..<(2 * index + 2)])
      let errors = try? ComplexMeasures(
        of: values, truths: point.truths, in: format, limits: limits)
      var fields: JSONFields = [
        ("backend", .string(format.name)),
        ("value", .string(PartsText.joined(values.map(\.text), .complex))),
      ]
      for (part, name) in names.enumerated() {
        let own: JSONFields = [
          ("value", .string(values[part].text)), ("hex", JSONValue(values[part].hexadecimal)),
        ]
        fields.append((name, .object(own + MeasureJSON.measures(errors?.parts[part], limits))))
      }
      fields.append(
        (MeasuredPart.norm.rawValue, .object(MeasureJSON.measures(errors?.norm, limits))))
      return JSONValue.object(fields)
    }
    let truths = zip(names, point.truths).map { name, truth in
      (name: name, value: MeasureJSON.truth(truth, digits, limits))
    }
    return .object([
      ("inputs", .object(inputs)), ("truth", .object(truths)), ("results", .list(results)),
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
