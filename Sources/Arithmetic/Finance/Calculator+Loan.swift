public import NumericCore

extension Calculator {
  /// The amortization schedule of a loan.
  public func schedule(
    of loan: Loan<Backend.Number>
  ) throws(CalculatorError) -> AmortizationSchedule {
    do throws(LimitExceeded) {
      try limits.check(.flows, loan.payments)
    } catch {
      throw CalculatorError(.limit, error.description, nil, limit: error)
    }
    guard loan.payments > 0, loan.paymentsPerYear > 0 else {
      throw CalculatorError(.domain, "a loan is repaid in one payment or more", nil)
    }
    let amount = try exactAmount(loan.amount, "amount", loan.decimals)
    let extra = try exactAmount(loan.extra, "extra payment", loan.decimals)
    guard amount.units > 0 else {
      throw CalculatorError(.domain, "the amount of a loan is more than 0", nil)
    }
    guard extra.units >= 0 else {
      throw CalculatorError(.domain, "an extra payment is not less than 0", nil)
    }
    let rate = try failing { () throws(Backend.Failure) in
      try backend.divide(
        loan.rate, try backend.number(ExactLiteral(loan.paymentsPerYear)))
    }
    let payment = try payment(rate, loan)
    var schedule = AmortizationSchedule(amount: amount, payment: payment, rows: [])
    var owed = amount
    while owed.units > 0 {
      let row = try row(
        schedule.rows.count + 1, of: loan, rate, owed, payment.units + extra.units)
      owed = row.balance
      schedule.rows.append(row)
    }
    return schedule
  }

  /// One payment.
  ///
  /// It is the remaining debt if that is smaller, and for the last payment.
  private func row(
    _ number: Int, of loan: Loan<Backend.Number>, _ rate: Backend.Number, _ owed: Amount,
    _ payment: Int
  ) throws(CalculatorError) -> AmortizationSchedule.Row {
    let isLast = number == loan.payments
    let interest = try rounded(loan) { () throws(Backend.Failure) in
      try backend.multiply(try backend.number(owed.literal), rate)
    }
    let due = owed.units + interest.units
    let paid = isLast || payment >= due ? due : payment
    func amount(_ units: Int) -> Amount { Amount(units: units, decimals: owed.decimals) }
    guard paid > interest.units || isLast else {
      throw CalculatorError(
        .noSolution,
        "a payment of \(amount(paid)) repays nothing beside the interest of \(interest)",
        nil)
    }
    return AmortizationSchedule.Row(
      number: number, payment: amount(paid), interest: interest,
      principal: amount(paid - interest.units), balance: amount(due - paid))
  }

  private func payment(
    _ rate: Backend.Number, _ loan: Loan<Backend.Number>
  ) throws(CalculatorError) -> Amount {
    var program = Program()
    program.inputs = [0, 1]
    program.literals = [ExactLiteral(loan.payments), ExactLiteral(0)]
    program.lists = [0, 2, 1, 3, 3]
    program.instructions = [
      .init(.literal, a: 0, to: 2), .init(.literal, a: 1, to: 3),
      .init(.list(.payment), a: 0, b: 5, to: 4), .init(.unary(.negate), a: 4, to: 5),
    ]
    program.registerCount = 6
    program.outputs = [5]
    let result: [Backend.Number]
    do throws(ProgramError<Backend.Failure>) {
      result = try backend.evaluate(program, inputs: [rate, loan.amount], special: .error)
    } catch {
      switch error {
      case .failure(let failure, _): throw CalculatorError(failure, nil)
      case .exception: throw CalculatorError(.domain, "the rate of a period is above −100%", nil)
      }
    }
    return try rounded(loan) { result[0] }
  }

  private func exactAmount(
    _ x: Backend.Number, _ name: String, _ decimals: Int
  ) throws(CalculatorError) -> Amount {
    guard
      let (amount, isExact) = try failing({ () throws(Backend.Failure) in
        try backend.amount(x, decimals: decimals)
      })
    else { throw tooLarge }
    guard isExact else {
      throw CalculatorError(
        .domain, "the \(name) has more than \(decimals) digits after the point", nil)
    }
    return amount
  }

  private func rounded(
    _ loan: Loan<Backend.Number>, _ body: () throws(Backend.Failure) -> Backend.Number
  ) throws(CalculatorError) -> Amount {
    guard
      let amount = try failing({ () throws(Backend.Failure) in
        try backend.rounded(try body(), decimals: loan.decimals, loan.rounding)
      })
    else { throw tooLarge }
    return amount
  }

  private var tooLarge: CalculatorError {
    CalculatorError(.overflow, "an amount has more than 18 digits", nil)
  }

  private func failing<Result>(
    _ body: () throws(Backend.Failure) -> Result
  ) throws(CalculatorError) -> Result {
    do throws(Backend.Failure) {
      return try body()
    } catch {
      throw CalculatorError(error, nil)
    }
  }
}
