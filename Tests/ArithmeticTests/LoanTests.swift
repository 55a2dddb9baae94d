import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Amortization schedules, compared with fractions payment by payment.
@Suite("loans")
struct LoanTests {
  private static func schedule(
    rate: BigRational, perYear: Int, payments: Int, amount: Int, extra: Int, decimals: Int,
    rounding: AmountRounding = .halfEven
  ) throws(CalculatorError) -> AmortizationSchedule {
    let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let loan = Loan(
      rate: ExactReal(rate), paymentsPerYear: perYear, payments: payments,
      amount: ExactReal(BigRational(amount, over: unit)),
      extra: ExactReal(BigRational(extra, over: unit)), decimals: decimals, rounding: rounding)
    return try Calculator(ExactBackend()).schedule(of: loan)
  }

  private static func rows() throws -> [[String]] {
    try Repository.text("Tests/ArithmeticTests/FinanceVectors/loans.tsv")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }

  @Test("120 loans, one quarter", arguments: 0..<4)
  func vectors(_ slice: Int) throws {
    let rows = try Self.rows()
    #expect(rows.count == 120)
    for (index, row) in rows.enumerated() where index % 4 == slice {
      let numbers = row.dropFirst().compactMap { Int($0) }
      let rounding = try #require(AmountRounding(rawValue: row[6]))
      do throws(CalculatorError) {
        let schedule = try Self.schedule(
          rate: BigRational(row[0]) ?? .zero, perYear: numbers[0], payments: numbers[1],
          amount: numbers[2], extra: numbers[3], decimals: numbers[4], rounding: rounding)
        let repaid = schedule.rows.map(\.principal.units)
        let weighted = schedule.rows.reduce(0) { $0 + $1.number * $1.principal.units }
        let found = [
          schedule.payment.units, schedule.rows.count, schedule.rows.last?.payment.units ?? 0,
          schedule.totalInterest.units, weighted,
        ]
        #expect(found == Array(numbers.dropFirst(5)), "\(row)")
        #expect(repaid.reduce(0, +) == numbers[2], "\(row)")
        #expect(schedule.rows.last?.balance.units == 0)
        #expect(schedule.totalPaid.units == numbers[2] + schedule.totalInterest.units)
      } catch {
        #expect(error.kind.rawValue == row[7], "\(row): \(error.message)")
      }
    }
  }

  @Test("amounts have all their decimals") func amounts() {
    #expect(Amount(units: 107_360, decimals: 2).description == "1073.60")
    #expect(Amount(units: -5, decimals: 3).description == "-0.005")
    #expect(Amount(units: 12, decimals: 0).description == "12")
  }

  @Test("what is no loan is refused") func faults() throws {
    func kind(
      amount: Int = 1000, extra: Int = 0, payments: Int = 12, rate: BigRational = .one
    ) -> ErrorKind? {
      do throws(CalculatorError) {
        _ = try Self.schedule(
          rate: rate, perYear: 12, payments: payments, amount: amount, extra: extra, decimals: 2)
        return nil
      } catch {
        return error.kind
      }
    }
    #expect(kind() == nil)
    #expect(kind(amount: 0) == .domain)
    #expect(kind(extra: -1) == .domain)
    #expect(kind(payments: 0) == .domain)
    #expect(kind(payments: 1_000_000) == .limit)
    #expect(kind(rate: BigRational(-12)) == .domain)
    #expect(kind(rate: BigRational(12)) == .noSolution)
  }
}
