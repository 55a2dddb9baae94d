public import NumericCore

/// How a keypad shows values.
public struct KeypadFormat: Sendable {
  /// The number of digits on the display; nil for that of the pad.
  public var digits: Int?
  /// The number of digits after the point of every number that is not an integer; nil for as many
  /// as fit.
  public var decimals: Int?
  /// The format of a copied value.
  public var copy: NumberFormat

  /// Creates a format.
  public init(
    digits: Int? = nil, decimals: Int? = nil, copy: NumberFormat = NumberFormat()
  ) {
    self.digits = digits
    self.decimals = decimals
    self.copy = copy
  }

  /// A value on a display with `count` digits: integers without decimals, other numbers without
  /// trailing zeros, and numbers that do not fit with an exponent.
  func display<Backend: NumericBackend>(
    _ number: Backend.Number, on calculator: Calculator<Backend>, digits count: Int
  ) throws(CalculatorError) -> String {
    if let decimals {
      return try text(number, as: NumberFormat(decimals: decimals), on: calculator)
    }
    do throws(Backend.Failure) {
      var digits = try calculator.backend.digits(of: number, radix: 10, .significant(count))
      digits.keepsZeros = false
      // As everywhere in this project, numbers below 10⁻⁶ have an exponent.
      let isPlain = digits.digits.isEmpty || (-5...max(count, 1)).contains(digits.exponent)
      return digits.text(as: NumberFormat(style: isPlain ? .fixed : .scientific))
    } catch {
      throw CalculatorError(error, nil)
    }
  }

  /// A value with all its digits.
  func text<Backend: NumericBackend>(
    _ number: Backend.Number, as format: NumberFormat, on calculator: Calculator<Backend>
  ) throws(CalculatorError) -> String {
    do throws(EngineError<Backend.Failure>) {
      return try calculator.backend.format(number, as: format, limits: calculator.limits).text
    } catch {
      throw CalculatorError(error)
    }
  }
}
