/// The terms of a loan with payments at the end of each period.
public struct Loan<Number: Sendable>: Sendable {
  /// The interest rate per year as a fraction: 0.05 for 5%.
  public var rate: Number
  /// The number of payments per year.
  public var paymentsPerYear: Int
  /// The total number of payments.
  public var payments: Int
  /// The amount lent.
  public var amount: Number
  /// The extra repayment with each payment.
  public var extra: Number
  /// The number of decimals of the currency.
  public var decimals: Int
  /// How payments and interest are rounded to these decimals.
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

/// The amortization schedule of a loan, in smallest units of the currency.
///
/// The payment and the interest of every period are the exact values, each rounded once to the
/// decimals of the currency. The last payment is the remaining debt, so that the principal parts
/// add up to the amount.
public struct AmortizationSchedule: Hashable, Sendable {
  /// One payment.
  public struct Row: Hashable, Sendable {
    /// The number of the payment, from 1.
    public var number: Int
    /// The amount paid.
    public var payment: Amount
    /// The part of it that is interest.
    public var interest: Amount
    /// The part of it that repays the debt.
    public var principal: Amount
    /// The remaining debt afterwards.
    public var balance: Amount
  }

  /// The amount lent.
  public var amount: Amount
  /// The regular payment, without extra repayments; the last payment may differ.
  public var payment: Amount
  /// The payments.
  public var rows: [Row]

  /// The sum of all payments.
  public var totalPaid: Amount { total(\.payment) }
  /// The sum of all interest.
  public var totalInterest: Amount { total(\.interest) }

  private func total(_ part: KeyPath<Row, Amount>) -> Amount {
    Amount(units: rows.reduce(0) { $0 + $1[keyPath: part].units }, decimals: amount.decimals)
  }
}
