import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore
import Scientific

/// What a keypad computes with and how it shows it.
struct KeypadOptions: ParsableArguments {
  @OptionGroup var engine: SystemOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Digits that the display holds. (default: 9 on the standard pad, 16 on the scientific one)",
      valueName: "n"))
  var digits: Int?

  @Option(
    help: ArgumentHelp(
      "Show so many digits behind the point of every number that is not whole.", valueName: "n"))
  var decimals: Int?

  @Option(
    name: .customLong("repeat"),
    help:
      "What = repeats: final, the last operator outside all parentheses with everything behind it, or last, the operation entered last."
  )
  var repetition: KeypadRepetition = .final

  @Option(
    name: .customLong("angle"),
    help: ArgumentHelp("Unit of angles: radians or degrees. (default: radians)", valueName: "angle")
  )
  var givenAngle: AngleUnit?

  @Option(
    help: ArgumentHelp(
      "Seed of the key rand. (default: 0; on 'ulp keypad' another each time)", valueName: "n"))
  var seed: UInt64?

  @OptionGroup var bounds: LimitOptions

  var stored = StoredOrigins()

  mutating func validate() throws { try validateWithSettings() }

  func validateValues() throws {
    try engine.validate()
    if let digits, digits < 1 { throw ValidationError("--digits is at least 1, not \(digits)") }
    if let decimals, decimals < 0 {
      throw ValidationError("--decimals is at least 0, not \(decimals)")
    }
    if decimals != nil, digits != nil {
      throw ValidationError("--decimals chooses the digits; leave out --digits")
    }
    do throws(LimitExceeded) {
      try limits.check(.digits, max(digits ?? 0, decimals ?? 0))
      try limits.check(.precision, system == .bigfloat ? workingPrecision.bits : 0)
    } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }

  func validateCombination() throws {
    if angle != .radians, angle != .degrees {
      throw ValidationError("a keypad has angles in radians and in degrees")
    }
    if system != .exact, let name = bounds.given.first {
      throw ValidationError("\(name) goes with -b exact")
    }
    if let precision, system != .bigfloat {
      throw ValidationError("-p goes with -b bigfloat; try -b bigfloat -p \(precision)")
    }
  }

  private var precision: Int? { engine.precision }
  private var system: BackendName { engine.chosen }

  private var angle: AngleUnit { givenAngle ?? .radians }

  /// The bounds in force. A calculation on a pad is written out after every key, so that it is shorter than an
  /// expression may be.
  private var limits: Limits {
    var limits = bounds.limits
    if !bounds.limitSettings.contains(where: { $0.limit == .length }) {
      limits.length = Self.longestCalculation
    }
    return limits
  }

  private static let longestCalculation = 1 << 13

  /// Digits that are computed at least: more than a display shows, because they can be copied.
  private var computedDigits: Int { max(NumberOptions.defaultDigits, digits ?? 0, decimals ?? 0) }

  private var workingPrecision: Precision {
    precision.map { .bits($0) } ?? .digits(min(computedDigits, 1 << 50))
  }

  /// The pad that these options describe.
  func makeKeypad(
    seed: UInt64, pad: KeypadKey.Pad = .standard
  ) throws -> any KeypadPanel {
    switch system {
    case .exact:
      var limits = ExactLimits(self.limits)
      limits.digits = computedDigits
      limits.wholeDigits = NumberOptions.wholeDigits
      let copy = NumberFormat(integerDigits: NumberOptions.wholeDigits)
      return makeKeypad(ExactBackend(limits: limits), seed, pad, copy)
    case .double: return makeKeypad(DoubleBackend(), seed, pad, NumberFormat())
    case .bigfloat:
      let copy = NumberFormat(digits: precision == nil ? computedDigits : nil)
      let backend = try reporting { () throws(LimitExceeded) in
        try BigFloatBackend(precision: workingPrecision, limits: limits)
      }
      return makeKeypad(backend, seed, pad, copy)
    case .decimal:
      let backend = try reporting { () throws(LimitExceeded) in
        try DecimalBackend(digits: computedDigits, limits: limits)
      }
      return makeKeypad(backend, seed, pad, NumberFormat())
    }
  }

  private func makeKeypad<Backend: NumericBackend>(
    _ backend: Backend, _ seed: UInt64, _ pad: KeypadKey.Pad, _ copy: NumberFormat
  ) -> any KeypadPanel {
    Keypad(
      Calculator(backend, angle: angle, limits: limits),
      format: KeypadFormat(digits: digits, decimals: decimals, copy: copy),
      repetition: repetition, pad: pad, generator: SplitMix64(seed: seed))
  }

  private func reporting<Result>(_ body: () throws(LimitExceeded) -> Result) throws -> Result {
    do throws(LimitExceeded) {
      return try body()
    } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }
}

extension KeypadRepetition: ExpressibleByArgument {}
