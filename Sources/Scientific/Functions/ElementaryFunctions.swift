import NumericCore

extension Catalogue {
  static let elementary: [FunctionRow] = [
    FunctionRow(
      name: "sqrt", aliases: ["√"], parameters: ["x"],
      form: .unary(.sqrt), domain: "x ≥ 0",
      summary: "square root",
      example: ("sqrt(2)", "1.4142135623730950488016887242096980785696718753769"),
      source: "MPFR mpfr_sqrt; IEEE 754 squareRoot"),
    FunctionRow(
      name: "rec_sqrt", aliases: ["rsqrt"], parameters: ["x"],
      form: .unary(.reciprocalSqrt), domain: "x > 0",
      summary: "1/√x",
      example: ("rec_sqrt(4)", "0.5"),
      source: "MPFR mpfr_rec_sqrt; IEEE 754 rSqrt"),
    FunctionRow(
      name: "cbrt", aliases: ["∛"], parameters: ["x"],
      form: .unary(.cbrt), domain: "every x",
      summary: "real cube root",
      example: ("cbrt(-27)", "-3"),
      source: "MPFR mpfr_cbrt"),
    FunctionRow(
      name: "root", aliases: ["rootn_ui", "rootn_si", "rootn"], parameters: ["x", "n"],
      form: .binary(.root), domain: "a whole number n ≠ 0; x ≥ 0 for even n",
      summary: "real n-th root",
      example: ("root(32, 5)", "2"),
      source: "MPFR mpfr_rootn_si; IEEE 754 rootn"),
    FunctionRow(
      name: "hypot", parameters: ["x", "y"],
      form: .binary(.hypot), domain: "every x and y",
      summary: "√(x² + y²) without intermediate overflow",
      example: ("hypot(3, 4)", "5"),
      source: "MPFR mpfr_hypot; C99 hypot"),
    FunctionRow(
      name: "pow", aliases: ["pow_ui", "pow_si", "pow_uj", "pow_sj", "pow_z", "pown", "ui_pow"],
      parameters: ["x", "y"],
      form: .binary(.pow),
      domain:
        "x ≥ 0, or a whole number y; not 0 to a negative power (cbrt and root take odd roots of x < 0)",
      summary: "x to the power y, the same as x^y",
      example: ("pow(2, 10)", "1024"),
      source: "MPFR mpfr_pow; IEEE 754 pow"),
    FunctionRow(
      name: "powr", parameters: ["x", "y"],
      form: .binary(.powr), domain: "x > 0, or x = 0 and y > 0",
      summary: "x^y as exp(y·ln x)",
      example: ("powr(2, 0.5)", "1.4142135623730950488016887242096980785696718753769"),
      source: "MPFR mpfr_powr; IEEE 754 powr"),
    FunctionRow(
      name: "compound", aliases: ["compound_si"], parameters: ["x", "n"],
      form: .binary(.compound), domain: "x ≥ −1, a whole number n",
      summary: "(1 + x)^n without rounding 1 + x",
      example: ("compound(0.5, 2)", "2.25"),
      source: "MPFR mpfr_compound_si; IEEE 754 compound"),
    FunctionRow(
      name: "exp", parameters: ["x"],
      form: .unary(.exp), domain: "every x",
      summary: "e to the power x",
      example: ("exp(1)", "2.7182818284590452353602874713526624977572470937"),
      source: "MPFR mpfr_exp"),
    FunctionRow(
      name: "exp2", parameters: ["x"],
      form: .unary(.exp2), domain: "every x",
      summary: "2 to the power x",
      example: ("exp2(-3)", "0.125"),
      source: "MPFR mpfr_exp2"),
    FunctionRow(
      name: "exp10", parameters: ["x"],
      form: .unary(.exp10), domain: "every x",
      summary: "10 to the power x",
      example: ("exp10(3)", "1000"),
      source: "MPFR mpfr_exp10"),
    FunctionRow(
      name: "expm1", aliases: ["expMinusOne"], parameters: ["x"],
      form: .unary(.expMinusOne), domain: "every x",
      summary: "e^x − 1 without cancellation near 0",
      example: ("expm1(0.5)", "0.64872127070012814684865078781416357165377610071015"),
      source: "MPFR mpfr_expm1"),
    FunctionRow(
      name: "exp2m1", parameters: ["x"],
      form: .unary(.exp2MinusOne), domain: "every x",
      summary: "2^x − 1 without cancellation near 0",
      example: ("exp2m1(3)", "7"),
      source: "MPFR mpfr_exp2m1"),
    FunctionRow(
      name: "exp10m1", parameters: ["x"],
      form: .unary(.exp10MinusOne), domain: "every x",
      summary: "10^x − 1 without cancellation near 0",
      example: ("exp10m1(2)", "99"),
      source: "MPFR mpfr_exp10m1"),
    FunctionRow(
      name: "log", aliases: ["ln", "log_ui"], parameters: ["x", "b"],
      form: .unaryOrBinary(.log, .logBase), domain: "x > 0; b > 0, b ≠ 1",
      summary: "natural logarithm, or logarithm to base b",
      example: ("ln(2)", "0.69314718055994530941723212145817656807550013436026"),
      source: "MPFR mpfr_log"),
    FunctionRow(
      name: "log2", aliases: ["lb"], parameters: ["x"],
      form: .unary(.log2), domain: "x > 0",
      summary: "logarithm to base 2",
      example: ("log2(1024)", "10"),
      source: "MPFR mpfr_log2"),
    FunctionRow(
      name: "log10", aliases: ["lg"], parameters: ["x"],
      form: .unary(.log10), domain: "x > 0",
      summary: "logarithm to base 10",
      example: ("log10(1000)", "3"),
      source: "MPFR mpfr_log10"),
    FunctionRow(
      name: "log1p", aliases: ["ln1p"], parameters: ["x"],
      form: .unary(.logOnePlus), domain: "x > −1",
      summary: "ln(1 + x) without cancellation near 0",
      example: ("log1p(0.5)", "0.40546510810816438197801311546434913657199042346249"),
      source: "MPFR mpfr_log1p"),
    FunctionRow(
      name: "log2p1", parameters: ["x"],
      form: .unary(.log2OnePlus), domain: "x > −1",
      summary: "log₂(1 + x) without cancellation near 0",
      example: ("log2p1(7)", "3"),
      source: "MPFR mpfr_log2p1"),
    FunctionRow(
      name: "log10p1", parameters: ["x"],
      form: .unary(.log10OnePlus), domain: "x > −1",
      summary: "log₁₀(1 + x) without cancellation near 0",
      example: ("log10p1(99)", "2"),
      source: "MPFR mpfr_log10p1"),
  ]
}
