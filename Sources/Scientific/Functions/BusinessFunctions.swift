import NumericCore

// Ratios of companies and shares, and everyday prices.
extension Catalogue {
  static let ratios: [FunctionRow] = [
    FunctionRow(
      name: "pe", parameters: ["price", "eps"],
      form: .formula("price / eps"), domain: "eps ≠ 0",
      summary: "price of a share to its earnings",
      example: ("pe(30, 2)", "15"),
      source: "definition"),
    FunctionRow(
      name: "peg", parameters: ["pe", "growth"],
      form: .formula("pe / (100 * growth)"), domain: "growth ≠ 0",
      summary: "price to earnings by the growth rate, in percent",
      example: ("peg(30, 15%)", "2"),
      source: "definition"),
    FunctionRow(
      name: "pb", parameters: ["price", "book"],
      form: .formula("price / book"), domain: "book ≠ 0",
      summary: "price of a share to its book value",
      example: ("pb(50, 20)", "2.5"),
      source: "definition"),
    FunctionRow(
      name: "eps", parameters: ["income", "shares", "preferred"],
      optional: [.number("preferred")],
      form: .formula("(income - preferred) / shares"), domain: "shares ≠ 0",
      summary: "earnings of a share, after preferred dividends",
      example: ("eps(1000, 500)", "2"),
      source: "definition"),
    FunctionRow(
      name: "dividend_yield", parameters: ["dividend", "price"],
      form: .formula("dividend / price"), domain: "price ≠ 0",
      summary: "dividend of a share to its price",
      example: ("dividend_yield(1.5, 30)", "0.05"),
      source: "definition"),
    FunctionRow(
      name: "payout_ratio", parameters: ["dividends", "income"],
      form: .formula("dividends / income"), domain: "income ≠ 0",
      summary: "dividends to net income",
      example: ("payout_ratio(40, 100)", "0.4"),
      source: "definition"),
    FunctionRow(
      name: "earnings_yield", parameters: ["eps", "price"],
      form: .formula("eps / price"), domain: "price ≠ 0",
      summary: "earnings of a share to its price",
      example: ("earnings_yield(2, 40)", "0.05"),
      source: "definition"),
    FunctionRow(
      name: "roi", parameters: ["proceeds", "cost"],
      form: .formula("(proceeds - cost) / cost"), domain: "cost ≠ 0",
      summary: "return on investment: gain to cost",
      example: ("roi(120, 100)", "0.2"),
      source: "definition"),
    FunctionRow(
      name: "roe", parameters: ["income", "equity"],
      form: .formula("income / equity"), domain: "equity ≠ 0",
      summary: "return on equity: net income to equity",
      example: ("roe(15, 100)", "0.15"),
      source: "definition"),
    FunctionRow(
      name: "debt_to_equity", parameters: ["debt", "equity"],
      form: .formula("debt / equity"), domain: "equity ≠ 0",
      summary: "liabilities to equity",
      example: ("debt_to_equity(50, 100)", "0.5"),
      source: "definition"),
    FunctionRow(
      name: "current_ratio", parameters: ["assets", "liabilities"],
      form: .formula("assets / liabilities"), domain: "liabilities ≠ 0",
      summary: "current assets to current liabilities",
      example: ("current_ratio(200, 100)", "2"),
      source: "definition"),
    FunctionRow(
      name: "market_cap", parameters: ["price", "shares"],
      form: .formula("price * shares"), domain: "every number",
      summary: "what all shares are worth",
      example: ("market_cap(30, 1000)", "30000"),
      source: "definition"),
  ]

  static let prices: [FunctionRow] = [
    FunctionRow(
      name: "discount", parameters: ["price", "rate"],
      form: .formula("price * (1 - rate)"), domain: "every number",
      summary: "price after a discount",
      example: ("discount(80, 25%)", "60"),
      source: "definition"),
    FunctionRow(
      name: "tip", parameters: ["bill", "rate"],
      form: .formula("bill * rate"), domain: "every number",
      summary: "tip on a bill",
      example: ("tip(50, 15%)", "7.5"),
      source: "definition"),
    FunctionRow(
      name: "vat_add", parameters: ["net", "rate"],
      form: .formula("net * (1 + rate)"), domain: "every number",
      summary: "price with value-added tax",
      example: ("vat_add(100, 19%)", "119"),
      source: "definition"),
    FunctionRow(
      name: "vat_remove", parameters: ["gross", "rate"],
      form: .formula("gross / (1 + rate)"), domain: "rate ≠ −1",
      summary: "price without the value-added tax in it",
      example: ("vat_remove(119, 19%)", "100"),
      source: "definition"),
    FunctionRow(
      name: "percent_change", parameters: ["from", "to"],
      form: .formula("100 * (to - from) / from"), domain: "from ≠ 0",
      summary: "change from one value to another, in percent",
      example: ("percent_change(80, 100)", "25"),
      source: "definition"),
    FunctionRow(
      name: "break_even", parameters: ["fixed", "price", "variable"],
      form: .formula("fixed / (price - variable)"), domain: "price ≠ variable",
      summary: "units sold at which fixed costs are earned",
      example: ("break_even(1000, 15, 5)", "100"),
      source: "definition"),
  ]
}
