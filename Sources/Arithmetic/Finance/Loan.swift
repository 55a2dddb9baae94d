/// The terms of a loan that payments at the end of each period repay.
public struct Loan<Number: Sendable>: Sendable {
  /// Interest of a year, a fraction: 0.05 for 5%.
  public var rate: Number
  /// Payments in a year.
  public var paymentsPerYear: Int
  /// Payments in all.
  public var payments: Int
  /// What is lent.
  public var amount: Number
  /// What is repaid with each payment beside it.
  public var extra: Number
  /// Decimals of the currency.
  public var decimals: Int
  /// How payments and interest are rounded to those.
  public var rounding: AmountRounding

  /// Creates terms.
  public init(
    rate: Number, paymentsPerYear: Int, payments: Int, amount: Number, extra: Number,
    decimals: Int, rounding: AmountRounding = .halfEven
  ) {
    self.rate = rate
    self.paymentsPerYear = paymentsPerYear
    self.payments = payments
    self.amount = amount
    self.extra = extra
    self.decimals = decimals
    self.rounding = rounding
  }
}

/// How a loan is repaid, payment by payment, in whole units of the currency.
///
/// The payment and the interest of every period are the exact values, each rounded once to the currency's
/// decimals; the last payment is what is left, so that the principal parts add up to the amount.
public struct AmortizationSchedule: Hashable, Sendable {
  /// One payment.
  public struct Row: Hashable, Sendable {
    /// The number of the payment, from 1.
    public var number: Int
    /// What is paid.
    public var payment: Amount
    /// The part of it that is interest.
    public var interest: Amount
    /// The part of it that is repaid.
    public var principal: Amount
    /// What is owed afterwards.
    public var balance: Amount
  }

  /// What is lent.
  public var amount: Amount
  /// Every payment but the last, without what is paid beside it.
  public var payment: Amount
  /// The payments.
  public var rows: [Row]

  /// All that is paid.
  public var totalPaid: Amount { total(\.payment) }
  /// All interest.
  public var totalInterest: Amount { total(\.interest) }

  private func total(_ part: KeyPath<Row, Amount>) -> Amount {
    Amount(units: rows.reduce(0) { $0 + $1[keyPath: part].units }, decimals: amount.decimals)
  }
}
