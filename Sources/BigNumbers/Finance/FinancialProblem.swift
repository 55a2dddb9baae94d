import NumericCore

/// A financial function of exact arguments: whether it has a value, the value if it is a fraction,
/// and otherwise enclosures of any width.
struct FinancialProblem: RecognizedValue {
  private enum Kind {
    /// A formula; its value if that is a short fraction.
    case formula(BigRational?)
    /// An equation; the place of one of its solutions.
    case equation(RatePlace)
  }

  private let function: ListFunction
  private let arguments: [BigRational]
  private let limits: Limits
  private var kind: Kind

  /// The problem of a function at given arguments.
  ///
  /// - Throws: arguments outside the domain, an equation without a solution, or too many flows.
  init(
    _ function: ListFunction, _ arguments: [BigRational], limits: Limits
  ) throws(ComputationFailure) {
    self.function = function
    self.arguments = arguments
    self.limits = limits
    switch function {
    case .internalRate:
      kind = .equation(
        try Self.place(arguments[0], Array(arguments[1...]), limits))
    case .periodicRate:
      let flows = try RationalFinance().flows(ofAnnuity: arguments, limits)
      kind = .equation(try Self.place(arguments[5], flows, limits))
    default:
      do throws(ComputationFailure) {
        kind = .formula(try RationalFinance().computeFormula(function, arguments))
      } catch {
        guard error == .notRational else { throw error }
        kind = .formula(nil)
      }
    }
  }

  /// The reason why the function has no value; nil if it has one.
  static func exception(
    _ function: ListFunction, _ arguments: [BigRational], limits: Limits
  ) -> ArithmeticException {
    do throws(ComputationFailure) {
      _ = try FinancialProblem(function, arguments, limits: limits)
    } catch {
      guard case .exception(let exception) = error else { return .unable }
      return exception
    }
    return .domain
  }

  /// The solution with a number, which counts from 1 by the distance from 0.
  private static func place(
    _ number: BigRational, _ flows: [BigRational], _ limits: Limits
  ) throws(ComputationFailure) -> RatePlace {
    guard number.isInteger, number.sign > 0 else { throw .exception(.domain) }
    let places = try SolvedEquations.places(flows, limits)
    guard let index = Int(exactly: number), index <= places.count else {
      throw .exception(.noSolution)
    }
    return places[index - 1]
  }

  /// The value, if it is known to be a fraction.
  mutating func exactValue() throws(ComputationFailure) -> BigRational? {
    switch kind {
    case .formula(let value): return value
    case .equation(var place):
      let value = try place.findExactValue()
      kind = .equation(place)
      return value
    }
  }

  /// Whether a fraction is the value; false for formulas, whose fractional values are already
  /// known.
  func isSolved(by rate: BigRational) -> Bool {
    guard case .equation(let place) = kind else { return false }
    return RateSign(place.growth).isZero(at: rate)
  }

  /// Whether a fraction close to the value is the value; nil where that is not known cheaply.
  func isValue(_ number: BigRational) -> Bool? {
    guard case .equation(let place) = kind, RateSign(place.growth).canBeZero(at: number) else {
      return nil
    }
    return number >= place.low && number <= place.high && isSolved(by: number)
  }

  /// An interval around the value, of a width of at most 2^−bits relative to it.
  mutating func enclosure(bits: Int) throws(ComputationFailure) -> BigInterval {
    switch kind {
    case .formula(let value?): return BigInterval(value, precision: .bits(bits + 2))
    case .formula(nil): return try formulaEnclosure(bits: bits)
    case .equation(var place):
      try place.narrow(toBits: bits + 2)
      kind = .equation(place)
      return BigInterval(place.low, precision: .bits(bits + 4))
        .hull(BigInterval(place.high, precision: .bits(bits + 4)))
    }
  }

  /// Intervals with growing precision.
  ///
  /// A value of exactly 0 whose fraction is too long to compute ends at the limit.
  private func formulaEnclosure(bits: Int) throws(ComputationFailure) -> BigInterval {
    try limits.narrowed(bits: bits) { (outward) throws(ComputationFailure) in
      try outward.computeFormula(
        function, arguments.map { BigInterval($0, precision: outward.precision) })
    }
  }
}
