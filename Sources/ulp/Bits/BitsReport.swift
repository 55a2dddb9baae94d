import Accuracy
import BigNumbers
import NumericCore

/// The bits of one number in one format, by fields.
struct BitsReport {
  private let format: FloatFormat
  private let encoding: DecimalFormat.Encoding
  private let value: FormatValue
  /// The value before rounding; nil if it was not rounded.
  private let truth: ExactReal?
  private let pattern: BitPattern?

  init(
    format: FloatFormat, encoding: DecimalFormat.Encoding, value: FormatValue, truth: ExactReal?,
    pattern: BitPattern? = nil
  ) {
    (self.format, self.encoding, self.value, self.truth) = (format, encoding, value, truth)
    self.pattern = pattern ?? format.pattern(of: value, encoding)
  }

  /// The report as lines of text.
  func text(_ limits: ExactLimits) throws(ComputationFailure) -> String {
    guard let pattern, let layout = format.layout else { return format.name }
    let kind = format.numberClass(of: pattern, encoding)?.rawValue ?? ""
    var rows = [(format.name, "\(pattern.hexadecimal)  \(kind)")]
    for (name, bits) in format.fields(of: pattern) where !bits.isEmpty {
      let isExponent = bits == layout.exponentField
      rows.append(
        (
          isExponent && format.radix == 10 ? "  combination" : "  \(name)",
          pattern.text(bits) + (isExponent ? exponentNote : "")
        ))
    }
    rows.append(("  value", try exactText(limits)))
    if let error = try errorText(limits) { rows.append(("  error", error)) }
    let (below, above) = format.neighbours(of: value)
    for (name, neighbour) in [("  below", below), ("  above", above)] {
      guard let neighbour, let bits = format.pattern(of: neighbour, encoding) else { continue }
      rows.append((name, "\(bits.hexadecimal)  \(neighbour.text)"))
    }
    return rows.map { Columns.row([($0.0, 13), ($0.1, 0)]) }.joined(separator: "\n")
  }

  /// One object.
  func json(_ limits: ExactLimits) throws(ComputationFailure) -> JSONValue {
    guard let pattern else { return .null }
    let (below, above) = format.neighbours(of: value)
    func bits(_ value: FormatValue?) -> JSONValue {
      JSONValue(value.flatMap { format.pattern(of: $0, encoding) }?.hexadecimal)
    }
    let kind = format.numberClass(of: pattern, encoding)?.rawValue
    var fields: [(name: String, value: JSONValue)] = [
      ("format", .string(format.name)), ("bits", .string(pattern.hexadecimal)),
      ("class", JSONValue(kind)),
    ]
    for (name, bits) in format.fields(of: pattern) {
      let text = pattern.text(bits)
      fields.append((name, name == "sign" ? .number(text) : .string(text)))
    }
    fields += [
      ("value", .string(try exactText(limits))),
      ("shortest", .string(value.text)),
      ("ulp_error", JSONValue(try ulpError(limits))),
      ("below", bits(below)), ("above", bits(above)),
    ]
    return .object(fields)
  }

  /// A note about special values of the exponent field.
  private var exponentNote: String {
    guard case .binary(let x) = value, x.isFinite, !x.isZero, let pattern,
      let field = format.layout?.exponentField
    else { return "" }
    let biased = pattern.bits[field].reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
    return "  \(biased), 2^\(x.exponent)"
  }

  /// The exact value with all its digits.
  private func exactText(_ limits: ExactLimits) throws(ComputationFailure) -> String {
    switch value {
    case .decimal(let x): return x.description
    case .binary(let x):
      guard x.isFinite, !x.isZero else { return value.text }
      // Each bit after the point adds one decimal digit, each bit before it less than one.
      let count = abs(x.exponent) + format.precision + 1
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try limits.sizes.check(.digits, count)
      }
      let digits = x.digits(radix: 10, .significant(count), .nearestEven)
      return digits.text(as: NumberFormat())
    }
  }

  private func errorText(_ limits: ExactLimits) throws(ComputationFailure) -> String? {
    if let truth, !value.isFinite {
      let sign = try truth.sign(limits: limits)
      guard sign > 0 || format.layout?.hasSign != false else {
        return "the format has no \(sign < 0 ? "negative numbers" : "zero")"
      }
      return "overflow: the number is beyond the largest of the format"
    }
    guard let error = try ulpError(limits) else { return nil }
    return error == "0" ? "none" : "\(error) ulp"
  }

  private func ulpError(_ limits: ExactLimits) throws(ComputationFailure) -> String? {
    guard let truth else { return nil }
    return try ErrorMeasures(of: value, truth: truth, in: format, limits: limits).ulps?
      .shortFigure(limits)
  }
}
