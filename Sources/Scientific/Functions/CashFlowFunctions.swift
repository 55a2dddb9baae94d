import NumericCore

// Lists of cash flows, and interest rates.
extension Catalogue {
  static let cashFlows: [FunctionRow] = [
    FunctionRow(
      name: "npv", parameters: ["rate", "flows"],
      list: "flows",
      form: .numbers(.netPresentValue), domain: "rate > −1",
      special: SpecialValues.ofRates,
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .periods,
      summary: "value of flows from time 0 on (spreadsheets: time 1)",
      example: ("npv(10%, [-100, 110, 121])", "100"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.30 NPV, with the first flow at time 0"),
    FunctionRow(
      name: "irr", parameters: ["flows", "root"],
      optional: [.number("root", 1)], list: "flows",
      form: .numbers(.internalRate), domain: "flows of both signs, a whole number root > 0",
      special: "NaN where fewer than root solutions exist, and for infinities; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .rate,
      summary: "rate at which flows are worth 0, the one nearest 0",
      example: ("irr([-2100, 1210, 1210])", "0.1"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.24 IRR"),
    FunctionRow(
      name: "mirr", parameters: ["flows", "finance", "reinvest"],
      list: "flows",
      form: .numbers(.modifiedInternalRate),
      domain: "flows of both signs, finance > −1, reinvest > −1",
      special: "NaN where the flows do not change their sign, and for infinities; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .periods,
      summary: "rate of flows, at rates for costs and for gains",
      example: ("mirr([-100, 50, 66], 8%, 10%)", "0.1"),
      source: "OASIS OpenDocument 1.3, part 4, §6.12.27 MIRR"),
  ]

  static let rates: [FunctionRow] = [
    FunctionRow(
      name: "fv_compound", parameters: ["principal", "rate", "n", "years"],
      form: .formula("-fv(rate / n, n * years, 0, principal)"), domain: "rate/n > −1, n·years ≥ 0",
      special: SpecialValues.ofRates,
      units: .formula, accuracy: [.eachStep], complexity: .periods,
      summary: "capital after years, compounded n times a year",
      example: ("fv_compound(1000, 10%, 1, 2)", "1210"),
      source: "definition: principal·(1 + rate/n)^(n·years)"),
    FunctionRow(
      name: "fv_continuous", parameters: ["principal", "rate", "years"],
      form: .formula("principal * exp(rate * years)"), domain: "every number",
      special: "as its operations: exp(−∞) is +0, 0·∞ is NaN; NaN for NaN",
      units: .formula, accuracy: [.eachStep], complexity: .exponential,
      summary: "capital after years, compounded continuously",
      example: ("fv_continuous(100, 0.5, 2)", "271.82818284590452353602874713526624977572470937"),
      source: "definition: principal·e^(rate·years)"),
    FunctionRow(
      name: "simple_interest", parameters: ["principal", "rate", "days", "basis"],
      optional: [.number("basis", 365)],
      form: .formula("principal * rate * days / basis"), domain: "basis ≠ 0",
      special: SpecialValues.ofOperations,
      units: .formula, accuracy: [.eachStep], complexity: .multiplication,
      summary: "interest for some days of a year of basis days",
      example: ("simple_interest(1000, 5%, 73)", "10"),
      source: "definition: principal·rate·days/basis"),
    FunctionRow(
      name: "effective_rate", parameters: ["nominal", "n"],
      form: .formula("-fv(nominal / n, n, nominal / n)"), domain: "nominal/n > −1, n > 0",
      special: SpecialValues.ofRates,
      units: .formula, accuracy: [.eachStep], complexity: .periods,
      summary: "yearly rate of one that is compounded n times a year",
      example: ("effective_rate(12%, 12)", "0.126825030131969720661201"),
      source: "definition: (1 + nominal/n)^n − 1"),
    FunctionRow(
      name: "nominal_rate", parameters: ["effective", "n"],
      form: .formula("-n * fv(effective, 1 / n, effective)"), domain: "effective > −1, n > 0",
      special: SpecialValues.ofRates,
      units: .formula, accuracy: [.eachStep], complexity: .periods,
      summary: "rate that yields this one compounded n times a year",
      example: ("nominal_rate(21%, 2)", "0.2"),
      source: "definition: n·((1 + effective)^(1/n) − 1)"),
    FunctionRow(
      name: "doubling_time", parameters: ["rate"],
      form: .formula("nper(powr(rate, 1), 0, -1, 2)"), domain: "rate > 0",
      special: "NaN outside the domain; NaN for NaN",
      units: .formula, accuracy: [.eachStep], complexity: .halving,
      summary: "periods in which capital doubles",
      example: ("doubling_time(100%)", "1"),
      source: "definition: ln 2/ln(1 + rate)"),
    FunctionRow(
      name: "cagr", parameters: ["begin", "end", "years"],
      form: .formula("-fv((end - begin) / begin, 1 / years, (end - begin) / begin)"),
      domain: "end/begin > 0, years > 0",
      special: SpecialValues.ofRates,
      units: .formula, accuracy: [.eachStep], complexity: .periods,
      summary: "yearly growth rate from one value to another",
      example: ("cagr(100, 121, 2)", "0.1"),
      source: "definition: (end/begin)^(1/years) − 1"),
  ]
}
