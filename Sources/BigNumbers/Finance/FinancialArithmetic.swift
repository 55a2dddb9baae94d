import NumericCore

extension ComputationFailure {
  /// A sign on which the answer depends is unknown at the caller's precision.
  static let unknownSign = undecided(bits: 0)
  /// The value is irrational, or too long for a fraction.
  static let notRational = inapplicable("the value is no fraction")
}

/// The operations that financial formulas need.
///
/// Fractions and intervals both implement them, so that each formula is written once.
protocol FinancialArithmetic {
  associatedtype Element

  func integer(_ n: Int) -> Element
  func negate(_ x: Element) -> Element
  func add(_ x: Element, _ y: Element) -> Element
  func subtract(_ x: Element, _ y: Element) -> Element
  func multiply(_ x: Element, _ y: Element) -> Element
  /// x/y; y is not zero.
  func divide(_ x: Element, _ y: Element) -> Element

  /// The sign: −1, 0 or 1.
  func sign(of x: Element) throws(ComputationFailure) -> Int
  func isWhole(_ x: Element) throws(ComputationFailure) -> Bool
  /// The value of a whole number as an `Int`, clamped to `Int.max`.
  func count(_ x: Element) -> Int
  /// max(x, 0).
  func positivePart(_ x: Element) -> Element

  /// g = (1 + r)ⁿ for r > −1.
  func growth(_ rate: Element, _ periods: Element) throws(ComputationFailure) -> Element
  /// s = ((1 + r)ⁿ − 1)/r for r > −1, and n at r = 0.
  func annuity(_ rate: Element, _ periods: Element) throws(ComputationFailure) -> Element
  /// ln x / ln(1 + r) for x > 0 and r ≠ 0.
  func logarithm(_ x: Element, growing rate: Element) throws(ComputationFailure) -> Element
  /// x^(1/n) − 1 for x > 0.
  func meanGrowth(_ x: Element, periods: Int) throws(ComputationFailure) -> Element
  /// Σ cₖ/(1 + r)ᵏ for r > −1.
  func presentValue(
    _ rate: Element, _ flows: ArraySlice<Element>
  ) throws(ComputationFailure) -> Element
}

extension FinancialArithmetic {
  /// The value of a function that has a formula; ``FinancialProblem`` solves the equations of the
  /// others.
  ///
  /// It exists once for fractions and intervals, because copies for both would be 20 kB of the installed command, and what they compute
  /// takes longer than finding their operations.
  @_semantics("optimize.sil.specialize.generic.never")
  func computeFormula(
    _ function: ListFunction, _ x: [Element]
  ) throws(ComputationFailure) -> Element {
    switch function {
    case .payment:
      return try AnnuityTerms(self, rate: x[0], periods: x[1], when: x[4]).payment(x[2], x[3])
    case .interestPayment:
      return try AnnuityTerms(self, rate: x[0], periods: x[2], when: x[5])
        .interest(in: x[1], x[3], x[4])
    case .principalPayment:
      return try AnnuityTerms(self, rate: x[0], periods: x[2], when: x[5])
        .principal(in: x[1], x[3], x[4])
    case .futureValue:
      return try AnnuityTerms(self, rate: x[0], periods: x[1], when: x[4], atLeast: 0)
        .futureValue(payment: x[2], presentValue: x[3])
    case .presentValue:
      return try AnnuityTerms(self, rate: x[0], periods: x[1], when: x[4], atLeast: 0)
        .presentValue(payment: x[2], futureValue: x[3])
    case .totalInterest:
      return try AnnuityTerms(self, rate: x[0], periods: x[1], when: integer(0))
        .totalInterest(x[2])
    case .balance:
      return try AnnuityTerms(self, rate: x[0], periods: x[1], when: integer(0))
        .balance(x[2], after: x[3])
    case .periodCount: return try periodCount(x)
    case .netPresentValue:
      try checkRate(x[0])
      return try presentValue(x[0], x[1...])
    case .modifiedInternalRate:
      try checkRate(x[0])
      try checkRate(x[1])
      return try modifiedInternalRate(x[0], x[1], x[2...])
    default: preconditionFailure("\(function) has no formula of finance")
    }
  }

  /// Throws unless a rate is above −100 %.
  func checkRate(_ rate: Element) throws(ComputationFailure) {
    if try sign(of: add(rate, integer(1))) <= 0 { throw .exception(.domain) }
  }

  /// Whether payments are made at the beginning of a period.
  func isAtBeginning(_ when: Element) throws(ComputationFailure) -> Bool {
    if try sign(of: when) == 0 { return false }
    if try sign(of: subtract(when, integer(1))) == 0 { return true }
    throw .exception(.domain)
  }

  /// The number of periods.
  ///
  /// With p = pmt·(1 + r·when), pv·g + p·(g − 1)/r + fv = 0 gives g = (p − fv·r)/(p + pv·r).
  private func periodCount(_ x: [Element]) throws(ComputationFailure) -> Element {
    let (rate, payment, present, future) = (x[0], x[1], x[2], x[3])
    try checkRate(rate)
    let isAtBeginning = try isAtBeginning(x[4])
    if try sign(of: rate) == 0 {
      if try sign(of: payment) == 0 { throw .exception(.noSolution) }
      return negate(divide(add(present, future), payment))
    }
    let due = isAtBeginning ? multiply(payment, add(rate, integer(1))) : payment
    let numerator = subtract(due, multiply(future, rate))
    let denominator = add(due, multiply(present, rate))
    let signs = (try sign(of: numerator), try sign(of: denominator))
    guard signs.0 * signs.1 > 0 else { throw .exception(.noSolution) }
    return try logarithm(divide(numerator, denominator), growing: rate)
  }

  /// The modified internal rate: (final value of the gains / present value of the costs)^(1/n) − 1.
  private func modifiedInternalRate(
    _ finance: Element, _ reinvest: Element, _ flows: ArraySlice<Element>
  ) throws(ComputationFailure) -> Element {
    let periods = flows.count - 1
    let gains = try presentValue(reinvest, flows.map(positivePart)[...])
    let costs = try presentValue(finance, flows.map { positivePart(negate($0)) }[...])
    guard periods > 0, try sign(of: gains) > 0, try sign(of: costs) > 0 else {
      throw .exception(.noSolution)
    }
    let growth = try growth(reinvest, integer(periods))
    return try meanGrowth(divide(multiply(gains, growth), costs), periods: periods)
  }
}
