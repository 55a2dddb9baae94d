import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore
import Scientific

/// The number system and the display of a keypad.
struct KeypadOptions: ParsableArguments {
  @OptionGroup var engine: SystemOptions

  @Option(
    name: .letter(.digits),
    help: ArgumentHelp(
      "Digits that the display holds. (default: 9 on the standard pad, 16 on the scientific one)",
      valueName: "n"))
  var digits: Int?

  @Option(
    help: ArgumentHelp(
      "Show this many digits after the point of every number that is not whole.", valueName: "n"))
  var decimals: Int?

  @Option(
    name: .customLong("repeat"),
    help:
      "What = repeats: final, the last operator outside all parentheses with everything after it, or last, the operation entered last."
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
      try system.definition.check(request, printsAll: false)
    } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }

  func validateCombination() throws {
    if angle != .radians, angle != .degrees {
      throw ValidationError("a keypad has angles in radians and in degrees")
    }
    let traits = system.definition.traits
    if !traits.isProven, let name = bounds.givenForProofs.first {
      throw ValidationError("\(name) goes with -b exact")
    }
    if let precision, traits.precision != .chosen {
      throw ValidationError("-p goes with -b bigfloat; try -b bigfloat -p \(precision)")
    }
  }

  private var precision: Int? { engine.precision }
  private var system: SystemName { engine.chosen }

  private var angle: AngleUnit { givenAngle ?? .radians }

  /// The limits in force.
  ///
  /// A calculation on a keypad is written out after every key, so its length has a lower limit than
  /// that of an expression.
  private var limits: Limits {
    var limits = bounds.limits
    if !bounds.limitSettings.contains(where: { $0.limit == .length }) {
      limits.length = Self.longestCalculation
    }
    return limits
  }

  private static let longestCalculation = 1 << 13

  /// The number of digits that are computed, more than the display shows, because they can be
  /// copied.
  private var computedDigits: Int { max(NumberOptions.defaultDigits, digits ?? 0, decimals ?? 0) }

  private var request: SystemRequest {
    SystemRequest(bits: precision, digits: computedDigits, limits: limits)
  }

  /// The pad that these options describe.
  func makeKeypad(
    seed: UInt64, pad: KeypadKey.Pad = .standard
  ) throws -> any KeypadPanel {
    do throws(LimitExceeded) {
      return try system.visited(by: Opening(options: self, seed: seed, pad: pad))
    } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }

  /// Opens a number system for a keypad.
  private struct Opening: SystemVisitor {
    let options: KeypadOptions
    let seed: UInt64
    let pad: KeypadKey.Pad

    func visit<System: NumberSystem>(
      _ system: System.Type
    ) throws(LimitExceeded) -> (any KeypadPanel)? {
      let open = try System.open(options.request)
      return Keypad(
        Calculator(open.backend, angle: options.angle, limits: options.limits),
        format: KeypadFormat(
          digits: options.digits, decimals: options.decimals, copy: open.fullFormat),
        repetition: options.repetition, pad: pad, generator: SplitMix64(seed: seed))
    }
  }
}

extension KeypadRepetition: OptionWord {}

/// The digits of a keypad are limited by its display, so the general setting `digits` does not
/// apply to them.
extension KeypadOptions: ConfigurableOptions {
  static let settings: [Setting<KeypadOptions>] =
    SystemOptions.settings(in: \.engine) + [.angle(\.givenAngle)]
}
