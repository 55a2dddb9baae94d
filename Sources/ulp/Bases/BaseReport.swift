import Arithmetic
import BigNumbers
import NumericCore

/// One number in several radices.
struct BaseReport {
  /// The notation of digits.
  enum Form {
    /// Digits with a point; all of them if at most `places` digits after the point reach the end of
    /// the period.
    case digits(places: Int)
    /// A quotient of integers.
    case fraction
    /// The bits of an integer of some width, grouped into digits.
    case bits(width: Int, isSigned: Bool)
  }

  private struct Row {
    var radix: Int
    var text: String
    var isExact: Bool?
    var expansion: PositionalExpansion?
  }

  private let source: String
  private let value: BigRational?
  private var rows: [Row] = []
  /// Notes about values that were rounded although their expansion is finite or periodic.
  private(set) var notes: [String] = []

  init(
    _ number: ExactReal, source: String, radices: [Int], form: Form, digits: Int?,
    limits: ExactLimits
  ) throws(CalculatorError) {
    self.source = source
    do throws(ComputationFailure) {
      value = try number.rational(limits: limits)
      for radix in radices {
        if let row = try written(value, form, radix, digits, limits) {
          rows.append(row)
        } else {
          rows.append(try Self.rounded(number, radix, digits, limits))
        }
      }
    } catch {
      throw error.explanation
    }
  }

  /// All digits; nil if they have to be rounded.
  private mutating func written(
    _ value: BigRational?, _ form: Form, _ radix: Int, _ digits: Int?, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Row? {
    guard let value else {
      if case .digits = form { return nil }
      throw .inapplicable("the value is not known as a fraction")
    }
    switch form {
    case .fraction:
      try Self.check(max(value.numeratorBits, value.denominatorBits), radix, limits)
      return Row(radix: radix, text: value.fractionText(radix: radix), isExact: true)
    case .bits(let width, let isSigned):
      let text = try Self.bits(of: value, width, isSigned, radix)
      return Row(radix: radix, text: text, isExact: true)
    case .digits(let places):
      guard digits == nil else { return nil }
      try Self.check(max(0, value.numeratorBits - value.denominatorBits), radix, limits)
      if let expansion = value.positionalExpansion(radix: radix, limit: places) {
        return Row(radix: radix, text: expansion.text, isExact: true, expansion: expansion)
      }
      notes.append(Self.note(value, radix, places))
      return nil
    }
  }

  /// Throws if the text would have more digits than the limits permit, before it is computed.
  private static func check(
    _ bits: Int, _ radix: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    // A lower bound of log₂ of the radix.
    let bitsPerDigit = Int.bitWidth - 1 - radix.leadingZeroBitCount
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try limits.sizes.check(.digits, bits / (bitsPerDigit + 1))
    }
  }

  private static func note(_ value: BigRational, _ radix: Int, _ places: Int) -> String {
    let length = value.fractionLength(radix: radix, limit: places)
    guard let period = length.period, period > 0 else {
      return
        "in radix \(radix) more than \(places) digits after the point come before the number ends or repeats, "
        + "so it is rounded; --max-places N allows more"
    }
    return
      "in radix \(radix) \(period) digits repeat, more than --max-places \(places) allows, so the number is rounded"
  }

  private static func bits(
    of value: BigRational, _ width: Int, _ isSigned: Bool, _ radix: Int
  ) throws(ComputationFailure) -> String {
    guard value.isInteger else { throw .inapplicable("only whole numbers have bits of a width") }
    let range = BigRational.integers(ofWidth: width, isSigned: isSigned)
    guard range.contains(value) else {
      let kind = isSigned ? "two's complement" : "a number without a sign"
      let ends = width <= 64 ? ": \(range.lowerBound) to \(range.upperBound)" : ""
      throw .inapplicable("the number does not fit into \(width) bits of \(kind)\(ends)")
    }
    let digits = value.wrapped(toWidth: width, isSigned: false).fractionText(radix: radix)
    let count = (width + radix.trailingZeroBitCount - 1) / radix.trailingZeroBitCount
    return String(repeating: "0", count: count - digits.utf8.count) + digits
  }

  private static func rounded(
    _ number: ExactReal, _ radix: Int, _ digits: Int?, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Row {
    let count =
      digits ?? RadixDigits.covering(decimalDigits: NumberOptions.defaultDigits, radix: radix)
    let digits = try number.digits(radix: radix, .significant(count), limits: limits)
    return Row(
      radix: radix, text: digits.text(as: NumberFormat(radix: radix)), isExact: digits.isExact)
  }

  /// The digits alone for one radix, otherwise a line for each.
  var text: String {
    if rows.count == 1 { return rows[0].text }
    return rows.map { Columns.row([("\($0.radix)", 2), ($0.text, 0)]) }.joined(separator: "\n")
  }

  /// One object.
  var json: JSONValue {
    let rows = rows.map { row in
      var fields: JSONFields = [
        ("radix", JSONValue(row.radix)), ("text", .string(row.text)),
        ("exact", JSONValue(row.isExact)),
      ]
      if let expansion = row.expansion {
        fields += [
          ("prefix", .string(expansion.prefix)),
          ("period", .string(expansion.period)),
        ]
      }
      return JSONValue.object(fields)
    }
    return .object([
      ("source", .string(source)),
      ("value", JSONValue(value?.description)),
      ("radices", .list(rows)),
    ])
  }
}
