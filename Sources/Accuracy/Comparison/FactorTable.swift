public import BigNumbers
public import Conversion
public import NumericCore

/// Compares the true result of a unit conversion with the results of converters that compute in
/// doubles with tables of factors.
public struct FactorTableComparison: Sendable {
  /// A method of conversion.
  public enum Method: CaseIterable, Sendable {
    /// The exact factor, with one rounding.
    case oneRounding
    /// Factors to the base unit, rounded to doubles: x · a / b.
    case doubles
    /// Factors rounded to seven digits, as in printed tables.
    case sevenDigits
    /// Factors rounded to four digits, as in many programs.
    case fourDigits
  }

  /// The result of one method.
  public struct Answer: Sendable {
    /// The method.
    public var method: Method
    /// The result.
    public var value: Double
    /// Its error.
    public var measures: ErrorMeasures
  }

  /// The true result.
  public let truth: ExactReal
  /// The results of the methods for the double that is nearest to the number.
  public let answers: [Answer]

  /// Converts an exact number from one unit to another.
  ///
  /// - Throws: if a result cannot be decided within the limits.
  public init(
    _ x: ExactReal, from source: Unit, to target: Unit, _ conversion: UnitConversion,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let exact = ExactBackend(limits: limits)
    truth = try conversion.value(of: x, on: exact)
    let start = Double(try Self.nearest(x, limits))
    var answers: [Answer] = []
    for method in Method.allCases {
      let value = try method.value(of: start, from: source, to: target, conversion)
      let measures = try ErrorMeasures(
        of: .binary(BigFloat(value)), truth: truth, in: .double, limits: limits)
      answers.append(Answer(method: method, value: value, measures: measures))
    }
    self.answers = answers
  }

  private static func nearest(
    _ x: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigFloat {
    guard case .binary(let number) = try FloatFormat.double.rounded(x, limits: limits) else {
      throw .inapplicable("the number is not a double")
    }
    return number
  }
}

extension FactorTableComparison.Method {
  fileprivate func value(
    of x: Double, from source: Unit, to target: Unit, _ conversion: UnitConversion
  ) throws(ComputationFailure) -> Double {
    let backend = DoubleBackend.completed
    if self == .oneRounding { return try conversion.value(of: x, on: backend) }
    let (a, b) = (try factor(of: source), try factor(of: target))
    let zero = source.offset.map { backend.number($0) } ?? 0
    let other = target.offset.map { backend.number($0) } ?? 0
    if conversion.isReciprocal { return 1 / (x * a * b) }
    return (x + zero) * a / b - other
  }

  /// The size of a unit as such a table contains it.
  private func factor(of unit: Unit) throws(ComputationFailure) -> Double {
    let size = try unit.scale.value(of: 1, on: DoubleBackend.completed)
    let digits: Int
    switch self {
    case .oneRounding, .doubles: return size
    case .sevenDigits: digits = 7
    case .fourDigits: digits = 4
    }
    let text = DoubleBackend.completed.digits(of: size, radix: 10, .significant(digits))
      .text(as: NumberFormat(digits: digits))
    return Double(text) ?? size
  }
}
