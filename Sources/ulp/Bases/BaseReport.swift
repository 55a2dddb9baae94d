import Arithmetic
import BigNumbers
import NumericCore

/// One number in several radices.
struct BaseReport {
  /// How digits are written.
  enum Form {
    /// With a point, all of them where those behind it are at most so many up to the end of the period.
    case digits(places: Int)
    /// As a quotient of whole numbers.
    case fraction
    /// The bits of a width, grouped into digits.
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
  /// What was rounded though it has an end or a period.
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

  /// All digits; nil where they have to be rounded.
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

  /// Refuses more digits than the limits allow, before they are made.
  private static func check(
    _ bits: Int, _ radix: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    // log₂ of the radix, or less.
    let bitsPerDigit = Int.bitWidth - 1 - radix.leadingZeroBitCount
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try limits.sizes.check(.digits, bits / (bitsPerDigit + 1))
    }
  }

  private static func note(_ value: BigRational, _ radix: Int, _ places: Int) -> String {
    let length = value.fractionLength(radix: radix, limit: places)
    guard let period = length.period, period > 0 else {
      return
        "in radix \(radix) more than \(places) digits behind the point come before the number ends or repeats, "
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

  /// The digits alone for one radix, else a line for each.
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
