import NumericCore

// Loans and savings with equal payments, in the order and with the signs of spreadsheets: what is paid is
// negative.
extension Catalogue {
  static let annuities: [FunctionRow] = [
    FunctionRow(
      name: "pmt", parameters: ["rate", "nper", "pv", "fv", "when"],
      optional: [.number("fv"), .when],
      form: .financial(.payment), domain: "rate > −1, nper > 0, when 0 or 1",
      summary: "payment of a loan or of savings, each period",
      example: ("pmt(10%, 2, 2100)", "-1210"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.36 PMT"),
    FunctionRow(
      name: "ipmt", parameters: ["rate", "per", "nper", "pv", "fv", "when"],
      optional: [.number("fv"), .when],
      form: .financial(.interestPayment),
      domain: "rate > −1, a whole number per of 1…nper, when 0 or 1",
      summary: "interest in the payment of one period",
      example: ("ipmt(10%, 1, 2, 2100)", "-210"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.23 IPMT"),
    FunctionRow(
      name: "ppmt", parameters: ["rate", "per", "nper", "pv", "fv", "when"],
      optional: [.number("fv"), .when],
      form: .financial(.principalPayment),
      domain: "rate > −1, a whole number per of 1…nper, when 0 or 1",
      summary: "repayment in the payment of one period",
      example: ("ppmt(10%, 1, 2, 2100)", "-1000"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.37 PPMT"),
    FunctionRow(
      name: "fv", parameters: ["rate", "nper", "pmt", "pv", "when"],
      optional: [.number("pv"), .when],
      form: .financial(.futureValue), domain: "rate > −1, nper ≥ 0, when 0 or 1",
      summary: "value after the last of equal payments",
      example: ("fv(10%, 2, -100)", "210"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.20 FV"),
    FunctionRow(
      name: "pv", parameters: ["rate", "nper", "pmt", "fv", "when"],
      optional: [.number("fv"), .when],
      form: .financial(.presentValue), domain: "rate > −1, nper ≥ 0, when 0 or 1",
      summary: "value of equal payments before the first of them",
      example: ("pv(10%, 2, -1210)", "2100"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.41 PV"),
    FunctionRow(
      name: "nper", parameters: ["rate", "pmt", "pv", "fv", "when"],
      optional: [.number("fv"), .when],
      form: .financial(.periodCount), domain: "rate > −1, when 0 or 1",
      summary: "number of periods, a fraction where it is none",
      example: ("nper(10%, -1210, 2100)", "2"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.29 NPER"),
    FunctionRow(
      name: "rate", parameters: ["nper", "pmt", "pv", "fv", "when", "root"],
      optional: [.number("fv"), .when, .number("root", 1)],
      form: .financial(.periodicRate), domain: "whole numbers nper > 0 and root > 0, when 0 or 1",
      summary: "interest rate of a period, the one nearest 0",
      example: ("rate(2, -1210, 2100)", "0.1"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.42 RATE"),
    FunctionRow(
      name: "total_interest", parameters: ["rate", "nper", "pv"],
      form: .financial(.totalInterest), domain: "rate > −1, nper > 0",
      summary: "interest of a loan in all, as a positive sum",
      example: ("total_interest(10%, 2, 2100)", "320"),
      source: "definition: −nper·pmt(rate, nper, pv) − pv"),
    FunctionRow(
      name: "balance", parameters: ["rate", "nper", "pv", "after"],
      form: .financial(.balance), domain: "rate > −1, nper > 0, 0 ≤ after ≤ nper",
      summary: "what is owed of a loan after some payments",
      example: ("balance(10%, 2, 2100, 1)", "1100"),
      source: "definition: −fv(rate, after, pmt(rate, nper, pv), pv)"),
    FunctionRow(
      name: "pmt_canadian", parameters: ["rate", "years", "pv"],
      form: .formula("pmt(-fv(rate / 2, 1 / 6, rate / 2), 12 * years, pv)"),
      domain: "rate > −2, years > 0",
      summary: "monthly payment, interest compounded half-yearly",
      example: ("pmt_canadian(0, 1, 1200)", "-100"),
      source: "Interest Act (Canada), section 6"),
  ]
}
