public import NumericCore
public import Scientific

/// What a pad shows, and what pressing its keys does; the same on every number system.
public protocol KeypadPanel: Sendable {
  /// Takes a key.
  ///
  /// - Throws: a calculation that becomes longer than the limits allow; then nothing has changed.
  mutating func press(_ key: KeypadKey) throws(CalculatorError)
  /// What is on the display.
  var display: String { get }
  /// The calculation typed so far; where only its end is wanted, so many bytes of it or a few more.
  func workings(atMost length: Int) -> String
  /// Whether the display is a number that is being typed.
  var isEntering: Bool { get }
  /// The operator that waits for its right term.
  var selected: KeypadOperator? { get }
  /// Why the display shows an error; nil when it shows none.
  var failure: CalculatorError? { get }
  /// The value on display with all its digits; nil while an error is shown.
  mutating func copied() -> String?
  /// Whether the keys are their second functions.
  var isSecond: Bool { get }
  /// The unit of angles.
  var angle: AngleUnit { get }
  /// The pad that is shown.
  var pad: KeypadKey.Pad { get }
  /// Whether the memory holds something.
  var hasMemory: Bool { get }
}

extension KeypadPanel {
  /// The calculation typed so far.
  public var workings: String { workings(atMost: .max) }
}

/// A calculator with immediate execution, as on a phone: the display after every key is defined.
///
///     var keypad = Keypad(Calculator(ExactBackend()))
///     for key in try KeypadReader.keys("1 + 2 * 3 =") { try keypad.press(key.key) }
///     keypad.display        // 7
///
/// Calculations are kept as they were typed and computed on the backend when a total is shown.
public struct Keypad<Backend: NumericBackend>: KeypadPanel {
  private var machine: KeypadMachine
  private var evaluator: KeypadEvaluator<Backend>
  private let format: KeypadFormat
  /// What is on the display.
  public private(set) var display = "0"
  /// Why the display shows an error; nil when it shows none.
  public private(set) var failure: CalculatorError?

  /// A pad on which nothing has been typed; the calculator's unit of angles is the first.
  public init(
    _ calculator: Calculator<Backend>, format: KeypadFormat = KeypadFormat(),
    repetition: KeypadRepetition = .final, pad: KeypadKey.Pad = .standard,
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    machine = KeypadMachine(
      angle: calculator.angle == .degrees ? .degrees : .radians, pad: pad, repetition: repetition,
      generator: generator)
    // The formulas of circular functions name their unit.
    var calculator = calculator
    calculator.angle = .radians
    evaluator = KeypadEvaluator(calculator)
    self.format = format
  }

  /// Whether the display is a number that is being typed.
  public var isEntering: Bool { machine.entry != nil }
  /// The operator that waits for its right term.
  public var selected: KeypadOperator? { failure == nil ? machine.selected : nil }
  /// Whether the keys are their second functions.
  public var isSecond: Bool { machine.isSecond }
  /// The unit of angles.
  public var angle: AngleUnit { machine.angle }
  /// The pad that is shown.
  public var pad: KeypadKey.Pad { machine.pad }
  /// Whether the memory holds something.
  public var hasMemory: Bool { machine.memory != nil }

  /// The calculation typed so far: with the names of keys between terms, and expressions for what functions made of
  /// numbers. What an earlier `=` found is a number where a number of no more characters is exactly that, otherwise
  /// the calculation itself, so that what is written always has the value that is computed with.
  public func workings(atMost length: Int) -> String { machine.workings(atMost: length) }

  /// Takes a key.
  public mutating func press(_ key: KeypadKey) throws(CalculatorError) {
    let limits = evaluator.calculator.limits
    // A copy to come back to is kept only where it may be needed: it makes the next change copy what was typed.
    let most = machine.writtenLength + machine.mostGrowth(pressing: key)
    let before = most > limits.length ? machine.withoutNodes() : nil
    machine.press(key, &evaluator)
    do throws(LimitExceeded) {
      try limits.check(.length, machine.writtenLength)
    } catch {
      if let before { machine.restore(before) }
      throw CalculatorError(error, nil)
    }
    show()
  }

  private mutating func show() {
    switch machine.shown {
    case .entry:
      display = machine.entry?.display ?? "0"
      failure = nil
    case .error: display = Self.errorText
    case .value, .total:
      do throws(CalculatorError) {
        let number = try evaluator.value(of: machine.shownNode, in: machine.nodes)
        display = try format.display(
          number, on: evaluator.calculator, digits: format.digits ?? machine.pad.digits)
        failure = nil
      } catch {
        machine.fail()
        display = Self.errorText
        failure = error
      }
    }
  }

  private static var errorText: String { "Error" }

  /// The value on display with all its digits; nil while an error is shown.
  public mutating func copied() -> String? {
    switch machine.shown {
    case .entry: return machine.entry?.literal
    case .error: return nil
    case .value, .total:
      do throws(CalculatorError) {
        let number = try evaluator.value(of: machine.shownNode, in: machine.nodes)
        return try format.text(number, as: format.copy, on: evaluator.calculator)
      } catch {
        return nil
      }
    }
  }
}
