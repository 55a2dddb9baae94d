import NumericCore

// Functions whose results are a list, circular functions in half turns, and functions of lists.
extension Catalogue {
  static let several: [FunctionRow] = [
    FunctionRow(
      name: "sin_cos", aliases: ["sincos"], parameters: ["x"],
      form: .several([.unary(.sin), .unary(.cos)]), domain: "finite x", summary: "[sin x, cos x]",
      example: ("sin_cos(0)", "[0, 1]"), source: "MPFR mpfr_sin_cos"),
    FunctionRow(
      name: "sinh_cosh", aliases: ["sinhcosh"], parameters: ["x"],
      form: .several([.unary(.sinh), .unary(.cosh)]), domain: "every x",
      summary: "[sinh x, cosh x]", example: ("sinh_cosh(0)", "[0, 1]"),
      source: "MPFR mpfr_sinh_cosh"),
    FunctionRow(
      name: "modf", parameters: ["x"], form: .several([.unary(.trunc), .unary(.fraction)]),
      domain: "every x", summary: "[integer part, fraction]",
      example: ("modf(-2.5)", "[-2, -0.5]"), source: "MPFR mpfr_modf"),
    FunctionRow(
      name: "frexp", parameters: ["x"],
      form: .several([.unary(.binarySignificand), .unary(.binaryExponent)]), domain: "finite x",
      summary: "[m, e] with x = m·2^e and 1/2 ≤ |m| < 1", example: ("frexp(12)", "[0.75, 4]"),
      source: "MPFR mpfr_frexp"),
    FunctionRow(
      name: "fmodquo", parameters: ["x", "y"],
      form: .several([.binary(.truncatingRemainder), .binary(.truncatingQuotient)]),
      domain: "y ≠ 0, x finite", summary: "[fmod(x, y), low bits of the quotient]",
      example: ("fmodquo(17, 5)", "[2, 3]"), source: "MPFR mpfr_fmodquo"),
    FunctionRow(
      name: "remquo", parameters: ["x", "y"],
      form: .several([.binary(.remainder), .binary(.remainderQuotient)]),
      domain: "y ≠ 0, x finite", summary: "[remainder(x, y), low bits of the quotient]",
      example: ("remquo(7, 4)", "[-1, 2]"), source: "MPFR mpfr_remquo"),
  ]

  static let halfTurns: [FunctionRow] = [
    FunctionRow(
      name: "sinpi", parameters: ["x"], form: .halfTurns(.sinUnits), domain: "finite x",
      summary: "sin(πx)", example: ("sinpi(0.5)", "1"), source: "MPFR mpfr_sinpi"),
    FunctionRow(
      name: "cospi", parameters: ["x"], form: .halfTurns(.cosUnits), domain: "finite x",
      summary: "cos(πx)", example: ("cospi(0.5)", "0"), source: "MPFR mpfr_cospi"),
    FunctionRow(
      name: "tanpi", parameters: ["x"], form: .halfTurns(.tanUnits),
      domain: "finite x, no odd multiple of 1/2", summary: "tan(πx)",
      example: ("tanpi(0.25)", "1"), source: "MPFR mpfr_tanpi"),
    FunctionRow(
      name: "asinpi", parameters: ["x"], form: .halfTurns(.asinUnits), domain: "−1 ≤ x ≤ 1",
      summary: "asin(x)/π", example: ("asinpi(1)", "0.5"), source: "MPFR mpfr_asinpi"),
    FunctionRow(
      name: "acospi", parameters: ["x"], form: .halfTurns(.acosUnits), domain: "−1 ≤ x ≤ 1",
      summary: "acos(x)/π", example: ("acospi(-1)", "1"), source: "MPFR mpfr_acospi"),
    FunctionRow(
      name: "atanpi", parameters: ["x"], form: .halfTurns(.atanUnits), domain: "every x",
      summary: "atan(x)/π", example: ("atanpi(1)", "0.25"), source: "MPFR mpfr_atanpi"),
    FunctionRow(
      name: "atan2pi", parameters: ["y", "x"], form: .halfTurns2(.atan2Units),
      domain: "every y and x", summary: "atan2(y, x)/π", example: ("atan2pi(1, -1)", "0.75"),
      source: "MPFR mpfr_atan2pi"),
  ]

  static let lists: [FunctionRow] = [
    FunctionRow(
      name: "sum", parameters: ["x"], form: .reduction(.sum), domain: "at least one number",
      summary: "sum of a list, rounded once", example: ("sum([1, 2, 4])", "7"),
      source: "MPFR mpfr_sum"),
    FunctionRow(
      name: "dot", parameters: ["a", "b"], form: .dot, domain: "two lists of the same length",
      summary: "sum of products of two lists, rounded once",
      example: ("dot([1, 2, 3], [4, 5, 6])", "32"), source: "MPFR mpfr_dot"),
    FunctionRow(
      name: "min", parameters: ["x"], form: .reduction(.minimum), domain: "at least one number",
      summary: "smallest of a list", example: ("min(3, 1, 2)", "1"), source: "MPFR mpfr_min"),
    FunctionRow(
      name: "max", parameters: ["x"], form: .reduction(.maximum), domain: "at least one number",
      summary: "largest of a list", example: ("max([3, 1, 2])", "3"), source: "MPFR mpfr_max"),
    FunctionRow(
      name: "mean", aliases: ["average"], parameters: ["x"], form: .reduction(.mean),
      domain: "at least one number", summary: "mean of a list, rounded once",
      example: ("mean([1, 2, 4, 5])", "3"), source: "definition; MPFR mpfr_sum"),
    FunctionRow(
      name: "median", parameters: ["x"], form: .reduction(.median),
      domain: "at least one number", summary: "middle of a sorted list",
      example: ("median([5, 1, 4, 2])", "3"), source: "definition"),
    FunctionRow(
      name: "variance", aliases: ["var"], parameters: ["x"], form: .reduction(.variance),
      domain: "at least two numbers", summary: "variance of a sample",
      example: ("variance([1, 2, 4, 5])", "3.3333333333333333333333333333333333333333333333333"),
      source: "definition"),
    FunctionRow(
      name: "stdev", parameters: ["x"], form: .reduction(.standardDeviation),
      domain: "at least two numbers", summary: "standard deviation of a sample",
      example: ("stdev([2, 4])", "1.4142135623730950488016887242096980785696718753769"),
      source: "definition"),
    FunctionRow(
      name: "pvariance", parameters: ["x"], form: .reduction(.populationVariance),
      domain: "at least one number", summary: "variance of a whole population",
      example: ("pvariance([1, 2, 4, 5])", "2.5"), source: "definition"),
    FunctionRow(
      name: "pstdev", parameters: ["x"], form: .reduction(.populationStandardDeviation),
      domain: "at least one number", summary: "standard deviation of a whole population",
      example: ("pstdev([2, 4])", "1"), source: "definition"),
  ]
}
