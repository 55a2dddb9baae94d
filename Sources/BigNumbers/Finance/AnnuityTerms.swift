import NumericCore

/// The common terms of the formulas of an annuity.
///
/// All formulas follow from pv·g + pmt·f·s + fv = 0 with the growth g, the annuity factor s, and f
/// = 1 + r for payments at the beginning of a period, else f = 1.
///
/// **Source.** OASIS OpenDocument 1.3, part 4, §6.12.36 and others. The balance after k payments is
/// −pv + (pv + fv)·sₖ/sₙ there as well, which does not depend on the payment.
struct AnnuityTerms<Arithmetic: FinancialArithmetic> {
  typealias Element = Arithmetic.Element

  private let arithmetic: Arithmetic
  private let rate: Element
  private let periods: Element
  private let isAtBeginning: Bool
  /// The factor f of the timing of payments.
  private let timing: Element

  /// The terms for a rate above −100 % and more than 0 periods, or at least `atLeast` of them.
  init(
    _ arithmetic: Arithmetic, rate: Element, periods: Element, when: Element, atLeast: Int? = nil
  ) throws(ComputationFailure) {
    self.arithmetic = arithmetic
    self.rate = rate
    self.periods = periods
    try arithmetic.checkRate(rate)
    isAtBeginning = try arithmetic.isAtBeginning(when)
    timing =
      isAtBeginning ? arithmetic.add(rate, arithmetic.integer(1)) : arithmetic.integer(1)
    if try arithmetic.sign(of: periods) <= (atLeast == nil ? 0 : -1) { throw .exception(.domain) }
  }

  /// The payment −((pv + fv)/s + pv·r)/f: the equation solved for pmt, with g = 1 + r·s.
  func payment(_ present: Element, _ future: Element) throws(ComputationFailure) -> Element {
    let repayment = try repayment(present, future)
    let interest = arithmetic.multiply(present, rate)
    return arithmetic.negate(arithmetic.divide(arithmetic.add(repayment, interest), timing))
  }

  /// The interest of a payment: r·(the balance before it)/f.
  ///
  /// A payment at the very beginning has no interest.
  func interest(
    in period: Element, _ present: Element, _ future: Element
  ) throws(ComputationFailure) -> Element {
    let elapsed = try elapsed(before: period)
    if isAtBeginning, try arithmetic.sign(of: elapsed) == 0 { return arithmetic.integer(0) }
    let repaid = arithmetic.multiply(
      try repayment(present, future), try arithmetic.annuity(rate, elapsed))
    let owed = arithmetic.subtract(repaid, present)
    return arithmetic.divide(arithmetic.multiply(owed, rate), timing)
  }

  /// The repayment of a payment: −(pv + fv)·gₖ/(s·f) after k periods.
  ///
  /// A payment at the very beginning is repayment only.
  func principal(
    in period: Element, _ present: Element, _ future: Element
  ) throws(ComputationFailure) -> Element {
    let elapsed = try elapsed(before: period)
    if isAtBeginning, try arithmetic.sign(of: elapsed) == 0 {
      return try payment(present, future)
    }
    let grown = arithmetic.multiply(
      try repayment(present, future), try arithmetic.growth(rate, elapsed))
    return arithmetic.negate(arithmetic.divide(grown, timing))
  }

  /// The sum of n payments minus their repayments.
  func totalInterest(_ present: Element) throws(ComputationFailure) -> Element {
    let payments = arithmetic.multiply(
      try payment(present, arithmetic.integer(0)), periods)
    return arithmetic.negate(arithmetic.add(payments, present))
  }

  /// The balance pv·(1 − sₖ/s) after k periods, which needs no difference of huge numbers.
  func balance(_ present: Element, after elapsed: Element) throws(ComputationFailure) -> Element {
    guard try arithmetic.sign(of: elapsed) >= 0,
      try arithmetic.sign(of: arithmetic.subtract(periods, elapsed)) >= 0
    else { throw .exception(.domain) }
    let repaid = arithmetic.divide(
      try arithmetic.annuity(rate, elapsed), try arithmetic.annuity(rate, periods))
    return arithmetic.multiply(present, arithmetic.subtract(arithmetic.integer(1), repaid))
  }

  /// The future value −(pv·g + pmt·f·s).
  func futureValue(
    payment: Element, presentValue: Element
  ) throws(ComputationFailure) -> Element {
    let grown = arithmetic.multiply(presentValue, try arithmetic.growth(rate, periods))
    return arithmetic.negate(arithmetic.add(grown, try saved(payment)))
  }

  /// The present value −(fv + pmt·f·s)/g, as pmt·f·s(−n) − fv·g(−n): of huge n neither term is
  /// a quotient of huge numbers.
  func presentValue(
    payment: Element, futureValue: Element
  ) throws(ComputationFailure) -> Element {
    let back = arithmetic.negate(periods)
    let paid = arithmetic.multiply(
      arithmetic.multiply(payment, timing), try arithmetic.annuity(rate, back))
    return arithmetic.subtract(
      paid, arithmetic.multiply(futureValue, try arithmetic.growth(rate, back)))
  }

  /// (pv + fv)/s: the first repayment at the end of a period.
  private func repayment(
    _ present: Element, _ future: Element
  ) throws(ComputationFailure) -> Element {
    arithmetic.divide(
      arithmetic.add(present, future), try arithmetic.annuity(rate, periods))
  }

  /// pmt·f·s: the value of all payments at the end.
  private func saved(_ payment: Element) throws(ComputationFailure) -> Element {
    arithmetic.multiply(
      arithmetic.multiply(payment, timing), try arithmetic.annuity(rate, periods))
  }

  /// The number of periods before a given one of 1…n.
  private func elapsed(before period: Element) throws(ComputationFailure) -> Element {
    let elapsed = arithmetic.subtract(period, arithmetic.integer(1))
    guard try arithmetic.isWhole(period), try arithmetic.sign(of: elapsed) >= 0,
      try arithmetic.sign(of: arithmetic.subtract(periods, period)) >= 0
    else { throw .exception(.domain) }
    return elapsed
  }
}
