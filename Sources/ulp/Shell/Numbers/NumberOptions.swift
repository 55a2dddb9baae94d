import ArgumentParser
import BigNumbers
import NumericCore
import Scientific

/// Options that every command which computes has in common.
struct NumberOptions: ParsableArguments {
  @OptionGroup var engine: SystemOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Print this many digits; with decimal, compute with so many. (default: 50; whole numbers and decimals of up to 1000)",
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
      "Notation: auto, fixed, scientific, engineering, hex or shortest. (default: auto)",
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
    try validateBackend()
    if system == .exact { try validateExact() } else { try validateRounded() }
    if system == .decimal { try validateDecimal() } else { try validateBinary() }
  }

  private func validateBackend() throws {
    guard system == .double else { return }
    if rounding != .nearestEven {
      throw ValidationError(
        "double rounds to nearest-even only; try -b bigfloat -p 53 --rounding \(rounding.rawValue)")
    }
    if let precision, precision != 53 {
      throw ValidationError("double has 53 bits; try -b bigfloat -p \(precision)")
    }
  }

  /// Options that count in bits.
  private func validateDecimal() throws {
    if let precision {
      throw ValidationError("decimal counts digits, not bits; try -d instead of -p \(precision)")
    }
    if format == .hex {
      throw ValidationError("--format hex shows bits; try -b double or -b bigfloat")
    }
  }

  /// Directions of rounding that only decimals have.
  private func validateBinary() throws {
    if rounding.binary == nil {
      throw ValidationError("--rounding \(rounding.rawValue) goes with -b decimal")
    }
  }

  /// Options that only formats of limited precision understand.
  private func validateExact() throws {
    if precision != nil {
      throw ValidationError("exact chooses its own precision; -p goes with -b bigfloat")
    }
    if special == .ieee {
      throw ValidationError(
        "exact has neither infinities nor NaN; --special ieee goes with -b bigfloat or -b double")
    }
    if format == .hex || format == .shortest {
      throw ValidationError(
        "--format \(format.rawValue) shows a number of limited precision; try -b double or -b bigfloat"
      )
    }
  }

  /// Options that only exact evaluation understands.
  private func validateRounded() throws {
    if let name = (givenNotations + bounds.given).first {
      throw ValidationError("\(name) goes with -b exact")
    }
  }

  /// Notations of exact numbers that the command line asks for.
  var givenNotations: [String] {
    [("--fraction", fraction), ("--symbolic", symbolic)].filter(\.1).map(\.0)
  }

  private func validateSizes() throws {
    do throws(LimitExceeded) {
      try limits.check(.digits, digits ?? 0)
      try limits.check(.digits, decimals ?? 0)
      try limits.check(.precision, precision ?? 0)
      guard system == .bigfloat else { return }
      try limits.check(.precision, workingPrecision().bits)
      // The shortest digits of a wide number are many.
      if numberFormat.digits == nil, format != .hex {
        try limits.check(.digits, workingPrecision().decimalDigits)
      }
    } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }

  /// The bounds in force.
  var limits: Limits { bounds.limits }

  var backend: BackendName? {
    get { engine.backend }
    set { engine.backend = newValue }
  }
  var precision: Int? {
    get { engine.precision }
    set { engine.precision = newValue }
  }
  /// The number system.
  var system: BackendName { engine.chosen }

  /// What holds where nothing was said.
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

  /// The direction of rounding of a binary number.
  var binaryRounding: Rounding { rounding.binary ?? .nearestEven }

  /// Digits asked for, where the format counts in digits: `double`, `decimal` and explicit precisions print
  /// their shortest form unless told otherwise, `exact` what is whole.
  var shownDigits: Int? {
    // The digits of a decimal are those it was computed with.
    if let digits, system != .decimal { return digits }
    switch system {
    case .exact: return format == .fixed ? Self.defaultDigits : nil
    case .double, .decimal: return nil
    case .bigfloat: return precision == nil ? Self.defaultDigits : nil
    }
  }

  static let defaultDigits = 50
  static let wholeDigits = 1000

  /// The precision of every operation: as asked, or enough for the digits shown and 64 bits more.
  func workingPrecision() -> Precision {
    if let precision { return .bits(precision) }
    return .digits(min(digits ?? Self.defaultDigits, 1 << 50) + min(decimals ?? 0, 1 << 50))
  }

  /// The format of the results.
  var numberFormat: NumberFormat {
    NumberFormat(
      style: format, digits: shownDigits, decimals: decimals,
      integerDigits: system == .exact && digits == nil ? Self.wholeDigits : 21, radix: radix,
      grouping: group ? .underscores : nil, showsNegativeZero: special == .ieee)
  }
}
