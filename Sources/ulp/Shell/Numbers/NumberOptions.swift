import ArgumentParser
import BigNumbers
import NumericCore
import Scientific

/// The options of all commands that compute, of which each command declares the groups: see ``NumberCommand``.
struct NumberOptions: FailureReporting {
  var engine: SystemOptions
  var results: ResultOptions
  var variables: VariableOptions
  var bounds: LimitOptions
  /// The files whose definitions expressions can use.
  var definitions: [DefinitionFile] = []
  /// The clock of expressions.
  var clock = SystemClock.clock
  /// The rates of exchange of expressions.
  var rates = StoredRates.source

  var json: Bool {
    get { results.json }
    set { results.json = newValue }
  }

  var stored: StoredOrigins {
    get { results.stored }
    set { results.stored = newValue }
  }

  func validateValues() throws {
    try engine.validate()
    try results.validateValues()
    try validateSizes()
  }

  func validateCombination() throws {
    try results.validateNotation()
    try system.definition.validate(self)
  }

  /// Whether digits after the point are rounded half-up although operations are not.
  var roundsPlacesUp: Bool { results.rounding == .nearestAway && results.decimals != nil }

  /// Refuses directions of rounding that only decimals support.
  func refuseDecimalRounding() throws {
    if results.rounding.binary != nil || roundsPlacesUp { return }
    let name = results.rounding.rawValue
    let other = results.rounding == .nearestAway ? ", or with --decimals" : ""
    throw ValidationError("--rounding \(name) goes with -b decimal\(other)")
  }

  /// Refuses options that only exact values support.
  func refuseProofs() throws {
    if let name = (results.givenNotations + bounds.givenForProofs).first {
      throw ValidationError("\(name) goes with -b exact")
    }
  }

  private func validateSizes() throws {
    do throws(LimitExceeded) {
      try limits.check(.digits, results.digits ?? 0)
      try limits.check(.digits, results.decimals ?? 0)
      try limits.check(.precision, precision ?? 0)
      let printsAll = system.definition.shownDigits(self) == nil && results.format != .hex
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

  static let defaultDigits = 50
  /// The number of digits of exact quantities that are no finite decimals.
  static let quantityDigits = 20
  static let wholeDigits = 1000

  /// The request for the number system.
  var request: SystemRequest {
    SystemRequest(
      bits: precision, digits: results.digits ?? Self.defaultDigits,
      decimals: results.decimals ?? 0, rounding: results.rounding, limits: limits)
  }

  /// The format of the results on a number system.
  func numberFormat(on system: any NumberSystem.Type) -> NumberFormat {
    var format = NumberFormat(
      style: results.format, digits: system.shownDigits(self), decimals: results.decimals,
      integerDigits: system.integerDigits(self), radix: results.radix,
      grouping: results.group ? .underscores : nil, showsNegativeZero: results.special == .ieee)
    format.addsNoZeros = results.digits != nil
    return format
  }
}

extension NumberOptions: ConfigurableOptions {
  /// The options that can also be set in the configuration file.
  enum Stored {
    static let digits = Setting<NumberOptions>(
      "digits", "\(defaultDigits), whole \(wholeDigits)", \.results.digits)
    static let rounding = Setting<NumberOptions>(
      "rounding", "nearest-even", \.results.givenRounding)
    static let special = Setting<NumberOptions>("special", "error", \.results.givenSpecial)
    static let format = Setting<NumberOptions>("format", "auto", \.results.givenFormat)
    static let decimals = Setting<NumberOptions>("decimals", "all", \.results.decimals)
    static let radix = Setting<NumberOptions>("radix", "10", \.results.givenRadix)
    static let group = Setting<NumberOptions>(flag: "group", \.results.givenGroup)
    static let json = Setting<NumberOptions>(flag: "json", \.results.givenJSON)
    static let fraction = Setting<NumberOptions>(flag: "fraction", \.results.givenFraction)
    static let symbolic = Setting<NumberOptions>(flag: "symbolic", \.results.givenSymbolic)
  }

  /// The backend comes first, because most other options depend on it.
  static let settings =
    SystemOptions.settings(in: \.engine) + [
      Stored.digits, Stored.rounding, Stored.special, Stored.format, Stored.decimals,
      Stored.radix, Stored.group, Stored.json, Stored.fraction, Stored.symbolic,
    ]
}
