import BigNumbers
import NumericCore
import Testing

@testable import Arithmetic

/// Random keys never crash the keypad, and every displayed number is the value of the calculation
/// above it.
@Suite("keypad laws")
struct KeypadLawTests {
  /// Keys with their relative frequencies.
  private static let common: [(String, Int)] = [
    ("1", 8), ("2", 8), ("3", 8), ("7", 6), ("0", 4), (".", 3), ("5", 5), ("+", 8), ("-", 8),
    ("*", 8), ("/", 7), ("=", 9), ("(", 7), (")", 7), ("xy", 3), ("yx", 2), ("root", 2), ("%", 3),
    ("+/-", 3), ("bs", 3), ("sqrt", 2), ("x2", 2), ("1/x", 2), ("sin", 1), ("ln", 1), ("pi", 1),
    ("c", 1), ("ac", 2), ("m+", 1), ("m-", 1), ("mr", 2), ("mc", 1), ("rand", 1), ("deg", 1),
    ("rad", 1), ("copy", 1), ("paste:0x1f", 1), ("paste:-2e-3", 1), ("mode:scientific", 1),
    ("mode:standard", 1),
  ]
  /// Keys whose repetition lets values grow beyond every number system.
  private static let growing: [(String, Int)] = [
    ("!", 1), ("ex", 1), ("10x", 1), ("2x", 1), ("x3", 1), ("sinh", 1), ("cosh", 1), ("atan", 1),
    ("tan", 1), ("acos", 1), ("log2", 1), ("2nd", 1), ("ee", 2), ("logy", 2), ("e", 1),
    ("cbrt", 1), ("atanh", 1),
  ]

  private static func drawer(_ weighted: [(String, Int)]) throws -> [KeypadKey] {
    try weighted.flatMap { name, weight in
      Array(repeating: try KeypadReader.keys(name)[0].key, count: weight)
    }
  }

  /// The display of a value with 9 or 16 digits.
  private func shown<Backend: NumericBackend>(
    _ expression: String, _ calculator: Calculator<Backend>, _ digits: Int
  ) throws(CalculatorError) -> String {
    guard case .number(let number) = try calculator.evaluate(expression).value else { return "?" }
    do throws(Backend.Failure) {
      var found = try calculator.backend.digits(of: number, radix: 10, .significant(digits))
      found.keepsZeros = false
      let isPlain =
        found.kind != .finite || found.digits.isEmpty
        || (found.exponent <= digits && found.exponent > -6)
      return found.text(as: NumberFormat(style: isPlain ? .fixed : .scientific))
    } catch {
      throw CalculatorError(error, nil)
    }
  }

  /// Presses random keys, and compares every displayed result with the value of the workings.
  ///
  /// Returns the number of comparisons.
  private func run<Backend: NumericBackend>(
    _ backend: Backend, seed: UInt64, keys count: Int, _ keys: [KeypadKey], checked: Bool = true
  ) throws -> Int {
    var generator = SplitMix64(seed: seed)
    var limits = Limits()
    limits.length = 600
    let calculator = Calculator(backend, limits: limits)
    var pad = Keypad(calculator, generator: SplitMix64(seed: seed))
    var held = 0
    var isCleared = false
    var pressed: [String] = []
    for _ in 0..<count {
      let key = keys[Int(generator.next() % UInt64(keys.count))]
      pressed = (pressed + [key.name]).suffix(40)
      do throws(CalculatorError) {
        try pad.press(key)
      } catch {
        #expect(error.limit?.limit == .length)
        try pad.press(keys.first { $0.name == "ac" } ?? key)
        try pad.press(keys.first { $0.name == "mc" } ?? key)
      }
      // `c` shows 0 until the next total.
      if key.name == "c" { isCleared = true }
      if key.symbol != nil || key.name == "=" || key.name == "ac" { isCleared = false }
      guard checked, !isCleared else { continue }
      let workings = pad.workings
      let isResult = workings.hasSuffix(" =")
      guard isResult || pad.selected != nil || pad.failure != nil else { continue }
      let expression =
        isResult ? KeypadReading.expression(workings) : KeypadReading.total(workings)
      guard let expression else { continue }
      let history = "seed \(seed): \(pressed.joined(separator: " ")) → \(workings) → \(expression)"
      // A value that is undecided within the limits is an error of the keypad and of the language.
      if let failure = pad.failure, [.undecided, .limit].contains(failure.kind) { continue }
      do throws(CalculatorError) {
        let expected = try shown(expression, calculator, pad.pad.digits)
        #expect(pad.display == expected, "\(history)")
        held += 1
      } catch {
        if ![.undecided, .limit].contains(error.kind) {
          #expect(pad.display == "Error", "\(history): \(error)")
        }
      }
    }
    return held
  }

  @Test("doubles", arguments: [1, 2, 3, 4] as [UInt64]) func doubles(seed: UInt64) throws {
    let keys = try Self.drawer(Self.common + Self.growing)
    let held = try run(DoubleBackend.completed, seed: seed, keys: 5_000, keys)
    #expect(held > 1_000)
  }

  @Test("exact numbers", arguments: [1, 2] as [UInt64]) func exact(seed: UInt64) throws {
    var limits = ExactLimits()
    limits.sizes.workingPrecision = 1 << 11
    let held = try run(
      ExactBackend(limits: limits), seed: seed, keys: 2_000, try Self.drawer(Self.common))
    #expect(held > 400)
  }

  @Test("big floats and decimals", arguments: [1, 2] as [UInt64]) func wide(seed: UInt64) throws {
    let keys = try Self.drawer(Self.common + Self.growing)
    let wide = try BigFloatBackend(precision: .bits(200))
    #expect(try run(wide, seed: seed, keys: 2_000, keys) > 400)
    let decimal = try DecimalBackend(digits: 30)
    #expect(try run(decimal, seed: seed, keys: 2_000, keys) > 400)
  }

  @Test("100 000 keys with their displays, on doubles", arguments: [5, 6] as [UInt64])
  func displays(seed: UInt64) throws {
    let keys = try Self.drawer(Self.common + Self.growing)
    _ = try run(DoubleBackend.completed, seed: seed, keys: 50_000, keys, checked: false)
  }

  @Test("900 000 keys of the state machine alone", arguments: 7...12) func states(seed: Int) throws
  {
    let keys = try Self.drawer(Self.common + Self.growing)
    var generator = SplitMix64(seed: UInt64(seed))
    var spelling = NoSpelling()
    var machine = KeypadMachine(
      angle: .radians, pad: .standard, repetition: seed % 2 == 0 ? .last : .final,
      generator: SplitMix64(seed: 0))
    for _ in 0..<150_000 {
      let draw = generator.next()
      machine.press(keys[Int(draw % UInt64(keys.count))], &spelling)
      // Any value may cause an error, and a calculation may be rejected for its length at any time.
      if draw >> 52 & 0xFF == 0 { machine.fail() }
      if machine.writtenLength > 500 {
        machine.reset()
        machine.memory = nil
      }
      // Only some calculations are written out, because this would take most of the time.
      guard draw >> 60 == 0 else { continue }
      let length = machine.workings(atMost: .max).utf8.count
      #expect(machine.writtenLength == max(length, machine.memory?.text.utf8.count ?? 0))
    }
  }

  /// A machine for which no value has a literal.
  ///
  /// A value without stored properties has no address of its own, and the thread sanitizer takes two of them for one variable.
  private struct NoSpelling: KeypadSpelling {
    var literal: String?

    func literal(of node: Int, in nodes: [KeypadNode], atMost length: Int) -> String? { literal }
  }
}
