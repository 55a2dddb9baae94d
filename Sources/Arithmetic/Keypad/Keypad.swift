public import NumericCore
public import Scientific

/// The state of a keypad and the effect of its keys, independent of the number system.
public protocol KeypadPanel: Sendable {
  /// Processes a key.
  ///
  /// - Throws: if the calculation would become longer than the limits allow; then nothing has
  ///   changed.
  mutating func press(_ key: KeypadKey) throws(CalculatorError)
  /// The text on the display.
  var display: String { get }
  /// The calculation typed so far, or its last `length` bytes or a few more.
  func workings(atMost length: Int) -> String
  /// Whether the display is a number that is being typed.
  var isEntering: Bool { get }
  /// The operator that waits for its right operand.
  var selected: KeypadOperator? { get }
  /// Why the display shows an error; nil when it shows none.
  var failure: CalculatorError? { get }
  /// The displayed value with all its digits; nil while an error is displayed.
  mutating func copied() -> String?
  /// Whether the keys have their second functions.
  var isSecond: Bool { get }
  /// The unit of angles.
  var angle: AngleUnit { get }
  /// The current pad.
  var pad: KeypadKey.Pad { get }
  /// Whether the memory is not empty.
  var hasMemory: Bool { get }
}

extension KeypadPanel {
  /// The calculation typed so far.
  public var workings: String { workings(atMost: .max) }
}

/// A calculator with immediate execution, as on a phone: the display is defined after every key.
///
///     var keypad = Keypad(Calculator(ExactBackend()))
///     for key in try KeypadReader.keys("1 + 2 * 3 =") { try keypad.press(key.key) }
///     keypad.display        // 7
///
/// Calculations are stored as they were typed and computed on the backend when a result is
/// displayed.
public struct Keypad<Backend: NumericBackend>: KeypadPanel {
  private var machine: KeypadMachine
  private var evaluator: KeypadEvaluator<Backend>
  private let format: KeypadFormat
  /// The text on the display.
  public private(set) var display = "0"
  /// Why the display shows an error; nil when it shows none.
  public private(set) var failure: CalculatorError?

  /// A keypad without input; its initial unit of angles is that of the calculator.
  public init(
    _ calculator: Calculator<Backend>, format: KeypadFormat = KeypadFormat(),
    repetition: KeypadRepetition = .final, pad: KeypadKey.Pad = .standard,
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    machine = KeypadMachine(
      angle: calculator.angle == .degrees ? .degrees : .radians, pad: pad, repetition: repetition,
      generator: generator)
    // The formulas of circular functions state their unit, so the angle mode is fixed.
    var calculator = calculator
    calculator.angle = .radians
    evaluator = KeypadEvaluator(calculator)
    self.format = format
  }

  /// Whether the display is a number that is being typed.
  public var isEntering: Bool { machine.entry != nil }
  /// The operator that waits for its right operand.
  public var selected: KeypadOperator? { failure == nil ? machine.selected : nil }
  /// Whether the keys have their second functions.
  public var isSecond: Bool { machine.isSecond }
  /// The unit of angles.
  public var angle: AngleUnit { machine.angle }
  /// The current pad.
  public var pad: KeypadKey.Pad { machine.pad }
  /// Whether the memory is not empty.
  public var hasMemory: Bool { machine.memory != nil }

  /// The calculation typed so far, with the names of keys between terms and with expressions for
  /// applied functions.
  ///
  /// The result of an earlier `=` is written as a number if a number with no more characters is
  /// exactly equal to it, otherwise as the calculation itself. The text therefore always has the
  /// value with which the keypad computes.
  public func workings(atMost length: Int) -> String { machine.workings(atMost: length) }

  /// Processes a key.
  public mutating func press(_ key: KeypadKey) throws(CalculatorError) {
    let limits = evaluator.calculator.limits
    // A copy for undoing is kept only where it may be needed, because it makes the next change copy
    // the whole state.
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

  /// The displayed value with all its digits; nil while an error is displayed.
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
