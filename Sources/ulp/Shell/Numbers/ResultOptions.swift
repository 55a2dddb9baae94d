import ArgumentParser
import BigNumbers
import NumericCore

/// The options for rounding and printing results.
struct ResultOptions: ParsableArguments {
  @Option(
    name: .letter(.digits),
    help: ArgumentHelp(
      "Print this many digits; with decimal, compute with this many. (default: 50; whole numbers and decimals of up to 1000)",
      valueName: "n"))
  var digits: Int?

  @Option(
    name: .customLong("rounding"),
    help: ArgumentHelp(
      "Rounding: nearest-even, zero, up, down or away; with decimal also nearest-away, which is half-up, nearest-zero and 05-away. (default: nearest-even)",
      valueName: "rounding"))
  var givenRounding: DecimalRounding?

  @Option(
    name: .customLong("special"),
    help: ArgumentHelp(
      "Poles, NaN and overflow: error, or ieee for infinities, NaN and signed zeros as values. (default: error)",
      valueName: "special"))
  var givenSpecial: SpecialPolicy?

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "Notation: \(NumberFormat.Style.allCases.map(\.rawValue).alternatives); or csv, latex or json. (default: auto)",
      valueName: "format"))
  var givenFormat: ResultFormat?

  @Option(help: ArgumentHelp("Digits after the point.", valueName: "n"))
  var decimals: Int?

  @Option(
    name: .customLong("radix"),
    help: ArgumentHelp("Radix of the result, 2 to 62. (default: 10)", valueName: "r"))
  var givenRadix: Int?

  @Flag(
    name: .customLong("group"), inversion: .prefixedNo, help: "Separate groups of digits with '_'.")
  var givenGroup: Bool?

  @Flag(
    name: .customLong("json"), inversion: .prefixedNo,
    help: "Print the value, backend, precision, rounding and exactness as JSON.")
  var givenJSON: Bool?

  @Flag(
    name: .customLong("fraction"), inversion: .prefixedNo,
    help: "Print fractions, such as 1/3, where the value is proven to be one.")
  var givenFraction: Bool?

  @Flag(
    name: .customLong("symbolic"), inversion: .prefixedNo,
    help: "Print symbols, such as 2*sqrt(2) or pi/6, where the value is proven to be that.")
  var givenSymbolic: Bool?

  /// The origins of the settings of ``NumberOptions``, which validates these options with others.
  var stored = StoredOrigins()

  /// Refuses values that no number system has.
  func validateValues() throws {
    if let digits, digits < 1 { throw ValidationError("--digits is at least 1, not \(digits)") }
    if let decimals, decimals < 0 {
      throw ValidationError("--decimals is at least 0, not \(decimals)")
    }
    guard (2...62).contains(radix) else {
      throw ValidationError("--radix is between 2 and 62, not \(radix)")
    }
  }

  /// Refuses notations that contradict each other.
  func validateNotation() throws {
    if format == .hex, radix != 10 {
      throw ValidationError("--format hex has a radix of its own; leave out --radix")
    }
    if format == .hex, group {
      throw ValidationError("--format hex has no groups; leave out --group")
    }
    if format == .hex || format == .shortest, decimals != nil {
      throw ValidationError(
        "--format \(format.rawValue) chooses its own digits; leave out --decimals")
    }
    if let notation = givenNotations.first, let other = layoutBesideNotation {
      throw ValidationError("\(notation) has a notation of its own; leave out \(other)")
    }
  }

  /// The notations of exact numbers that were requested.
  var givenNotations: [String] {
    [("--fraction", fraction), ("--symbolic", symbolic)].filter(\.1).map(\.0)
  }

  /// An option that lays out decimals, of which fractions and symbols have none.
  private var layoutBesideNotation: String? {
    if radix != 10 { return "--radix" }
    if format != .auto || (symbolic && givenFormat == .latex) { return "--format" }
    return decimals == nil ? nil : "--decimals"
  }

  /// The direction of rounding, with its default.
  var rounding: DecimalRounding {
    get { givenRounding ?? .nearestEven }
    set { givenRounding = newValue }
  }
  var special: SpecialPolicy {
    get { givenSpecial ?? .error }
    set { givenSpecial = newValue }
  }
  var format: NumberFormat.Style {
    givenFormat?.style ?? .auto
  }
  var radix: Int {
    get { givenRadix ?? 10 }
    set { givenRadix = newValue }
  }
  var group: Bool {
    get { givenGroup ?? false }
    set { givenGroup = newValue }
  }
  var json: Bool {
    get { givenJSON ?? (givenFormat == .json) }
    set { givenJSON = newValue }
  }
  var fraction: Bool {
    get { givenFraction ?? false }
    set { givenFraction = newValue }
  }
  var symbolic: Bool {
    get { givenSymbolic ?? false }
    set { givenSymbolic = newValue }
  }
}
