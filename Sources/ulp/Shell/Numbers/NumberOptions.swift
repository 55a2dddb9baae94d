import ArgumentParser
import BigNumbers
import NumericCore
import Scientific

/// The options of all commands that compute.
struct NumberOptions: ParsableArguments, FailureReporting {
  @OptionGroup var engine: SystemOptions

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
      "Notation: \(NumberFormat.Style.allCases.map(\.rawValue).alternatives). (default: auto)",
      valueName: "format"))
  var givenFormat: NumberFormat.Style?

  @Option(help: ArgumentHelp("Digits after the point.", valueName: "n"))
  var decimals: Int?

  @Option(
    name: .customLong("radix"),
    help: ArgumentHelp("Radix of the result, 2 to 62. (default: 10)", valueName: "r"))
  var givenRadix: Int?

  @Flag(
    name: .customLong("group"), inversion: .prefixedNo, help: "Separate groups of digits with '_'.")
  var givenGroup: Bool?

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Print the value, backend, precision, rounding and exactness as JSON.")
  var json = false

  @Flag(help: "Print fractions, such as 1/3, where the value is proven to be one.")
  var fraction = false

  @Flag(help: "Print symbols, such as 2*sqrt(2) or pi/6, where the value is proven to be that.")
  var symbolic = false

  @OptionGroup var bounds: LimitOptions

  var stored = StoredOrigins()

  mutating func validate() throws { try validateWithSettings() }

  func validateValues() throws {
    try engine.validate()
    if let digits, digits < 1 { throw ValidationError("--digits is at least 1, not \(digits)") }
    if let decimals, decimals < 0 {
      throw ValidationError("--decimals is at least 0, not \(decimals)")
    }
    guard (2...62).contains(radix) else {
      throw ValidationError("--radix is between 2 and 62, not \(radix)")
    }
    try validateSizes()
  }

  func validateCombination() throws {
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
    try system.definition.validate(self)
  }

  /// Refuses directions of rounding that only decimals support.
  func refuseDecimalRounding() throws {
    if rounding.binary == nil {
      throw ValidationError("--rounding \(rounding.rawValue) goes with -b decimal")
    }
  }

  /// Refuses options that only exact values support.
  func refuseProofs() throws {
    if let name = (givenNotations + bounds.given).first {
      throw ValidationError("\(name) goes with -b exact")
    }
  }

  /// The notations of exact numbers that were requested on the command line.
  var givenNotations: [String] {
    [("--fraction", fraction), ("--symbolic", symbolic)].filter(\.1).map(\.0)
  }

  private func validateSizes() throws {
    do throws(LimitExceeded) {
      try limits.check(.digits, digits ?? 0)
      try limits.check(.digits, decimals ?? 0)
      try limits.check(.precision, precision ?? 0)
      let printsAll = system.definition.shownDigits(self) == nil && format != .hex
      try system.definition.check(request, printsAll: printsAll)
    } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }

  /// The limits in force.
  var limits: Limits { bounds.limits }

  var backend: SystemName? {
    get { engine.backend }
    set { engine.backend = newValue }
  }
  var precision: Int? {
    get { engine.precision }
    set { engine.precision = newValue }
  }
  /// The number system.
  var system: SystemName { engine.chosen }

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
    get { givenFormat ?? .auto }
    set { givenFormat = newValue }
  }
  var radix: Int {
    get { givenRadix ?? 10 }
    set { givenRadix = newValue }
  }
  var group: Bool {
    get { givenGroup ?? false }
    set { givenGroup = newValue }
  }

  static let defaultDigits = 50
  static let wholeDigits = 1000

  /// The request for the number system.
  var request: SystemRequest {
    SystemRequest(
      bits: precision, digits: digits ?? Self.defaultDigits, decimals: decimals ?? 0,
      rounding: rounding, limits: limits)
  }

  /// The format of the results on a number system.
  func numberFormat(on system: any NumberSystem.Type) -> NumberFormat {
    NumberFormat(
      style: format, digits: system.shownDigits(self), decimals: decimals,
      integerDigits: system.integerDigits(self), radix: radix,
      grouping: group ? .underscores : nil, showsNegativeZero: special == .ieee)
  }
}

extension NumberOptions: ConfigurableOptions {
  /// The options that can also be set in the configuration file.
  enum Stored {
    static let digits = Setting<NumberOptions>(
      "digits", "\(defaultDigits), whole \(wholeDigits)", \.digits)
    static let rounding = Setting<NumberOptions>("rounding", "nearest-even", \.givenRounding)
    static let special = Setting<NumberOptions>("special", "error", \.givenSpecial)
    static let format = Setting<NumberOptions>("format", "auto", \.givenFormat)
    static let decimals = Setting<NumberOptions>("decimals", "all", \.decimals)
    static let radix = Setting<NumberOptions>("radix", "10", \.givenRadix)
    static let group = Setting<NumberOptions>(flag: "group", \.givenGroup)
  }

  /// The backend comes first, because most other options depend on it.
  static let settings =
    SystemOptions.settings(in: \.engine) + [
      Stored.digits, Stored.rounding, Stored.special, Stored.format, Stored.decimals,
      Stored.radix, Stored.group,
    ]
}
