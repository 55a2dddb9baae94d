import NumericCore

// Tables of data, by family. A row is all that a function needs to be known everywhere.
extension Catalogue {
  static let algebra: [FunctionRow] = [
    FunctionRow(
      name: "sqrt", aliases: ["√"], parameters: ["x"], form: .unary(.sqrt), domain: "x ≥ 0",
      summary: "square root",
      example: ("sqrt(2)", "1.4142135623730950488016887242096980785696718753769"),
      source: "MPFR mpfr_sqrt; IEEE 754 squareRoot"),
    FunctionRow(
      name: "cbrt", aliases: ["∛"], parameters: ["x"], form: .unary(.cbrt), domain: "every x",
      summary: "real cube root", example: ("cbrt(-27)", "-3"), source: "MPFR mpfr_cbrt"),
    FunctionRow(
      name: "root", parameters: ["x", "n"], form: .binary(.root),
      domain: "a whole number n ≠ 0; x ≥ 0 for even n", summary: "real n-th root",
      example: ("root(32, 5)", "2"), source: "MPFR mpfr_rootn_si"),
    FunctionRow(
      name: "pow", parameters: ["x", "y"], form: .binary(.pow),
      domain:
        "x ≥ 0, or a whole number y; not 0 to a negative power (cbrt and root take odd roots of x < 0)",
      summary: "x to the power y, the same as x^y", example: ("pow(2, 10)", "1024"),
      source: "MPFR mpfr_pow; IEEE 754 pow"),
    FunctionRow(
      name: "hypot", parameters: ["x", "y"], form: .binary(.hypot), domain: "every x and y",
      summary: "√(x² + y²) without intermediate overflow", example: ("hypot(3, 4)", "5"),
      source: "MPFR mpfr_hypot"),
    FunctionRow(
      name: "mod", parameters: ["a", "b"], form: .binary(.modulo), domain: "b ≠ 0, a finite",
      summary: "floored remainder a − b⌊a/b⌋, of b's sign", example: ("mod(-7, 3)", "2"),
      source: "Knuth, TAOCP 1.2.4; MPFR mpfr_fmod"),
    FunctionRow(
      name: "abs", parameters: ["x"], form: .unary(.magnitude), domain: "every x",
      summary: "absolute value", example: ("abs(-2.5)", "2.5"), source: "MPFR mpfr_abs"),
    FunctionRow(
      name: "sign", aliases: ["sgn"], parameters: ["x"], form: .unary(.sign), domain: "every x",
      summary: "−1, 0 or 1", example: ("sign(-2.5)", "-1"), source: "definition"),
  ]

  static let exponential: [FunctionRow] = [
    FunctionRow(
      name: "exp", parameters: ["x"], form: .unary(.exp), domain: "every x",
      summary: "e to the power x",
      example: ("exp(1)", "2.7182818284590452353602874713526624977572470937"),
      source: "MPFR mpfr_exp"),
    FunctionRow(
      name: "exp2", parameters: ["x"], form: .unary(.exp2), domain: "every x",
      summary: "2 to the power x", example: ("exp2(-3)", "0.125"), source: "MPFR mpfr_exp2"),
    FunctionRow(
      name: "exp10", parameters: ["x"], form: .unary(.exp10), domain: "every x",
      summary: "10 to the power x", example: ("exp10(3)", "1000"), source: "MPFR mpfr_exp10"),
    FunctionRow(
      name: "expm1", aliases: ["expMinusOne"], parameters: ["x"], form: .unary(.expMinusOne),
      domain: "every x", summary: "exp(x) − 1 without cancellation near 0",
      example: ("expm1(0)", "0"), source: "MPFR mpfr_expm1"),
    FunctionRow(
      name: "log", aliases: ["ln"], parameters: ["x", "b"],
      form: .unaryOrBinary(.log, .logBase), domain: "x > 0; b > 0, b ≠ 1",
      summary: "natural logarithm, or logarithm to base b", example: ("log(8, 2)", "3"),
      source: "MPFR mpfr_log"),
    FunctionRow(
      name: "log2", aliases: ["lb"], parameters: ["x"], form: .unary(.log2), domain: "x > 0",
      summary: "logarithm to base 2", example: ("log2(1024)", "10"), source: "MPFR mpfr_log2"),
    FunctionRow(
      name: "log10", aliases: ["lg"], parameters: ["x"], form: .unary(.log10), domain: "x > 0",
      summary: "logarithm to base 10", example: ("log10(0.001)", "-3"), source: "MPFR mpfr_log10"),
    FunctionRow(
      name: "log1p", aliases: ["ln1p"], parameters: ["x"], form: .unary(.logOnePlus),
      domain: "x > −1", summary: "ln(1 + x) without cancellation near 0",
      example: ("log1p(0)", "0"), source: "MPFR mpfr_log1p"),
  ]

  static let circular: [FunctionRow] = [
    FunctionRow(
      name: "sin", parameters: ["x"], form: .circular(.sin, units: .sinUnits), domain: "finite x",
      summary: "sine of an angle", example: ("sin(30°)", "0.5"), source: "MPFR mpfr_sin, mpfr_sinu"),
    FunctionRow(
      name: "cos", parameters: ["x"], form: .circular(.cos, units: .cosUnits), domain: "finite x",
      summary: "cosine of an angle", example: ("cos(90°)", "0"), source: "MPFR mpfr_cos, mpfr_cosu"),
    FunctionRow(
      name: "tan", parameters: ["x"], form: .circular(.tan, units: .tanUnits),
      domain: "finite x, no odd multiple of a quarter turn", summary: "tangent of an angle",
      example: ("tan(45°)", "1"), source: "MPFR mpfr_tan, mpfr_tanu"),
    FunctionRow(
      name: "asin", aliases: ["arcsin"], parameters: ["x"],
      form: .inverseCircular(.asin, units: .asinUnits), domain: "−1 ≤ x ≤ 1",
      summary: "angle of a given sine", example: ("asin(0)", "0"),
      source: "MPFR mpfr_asin, mpfr_asinu"),
    FunctionRow(
      name: "acos", aliases: ["arccos"], parameters: ["x"],
      form: .inverseCircular(.acos, units: .acosUnits), domain: "−1 ≤ x ≤ 1",
      summary: "angle of a given cosine", example: ("acos(1)", "0"),
      source: "MPFR mpfr_acos, mpfr_acosu"),
    FunctionRow(
      name: "atan", aliases: ["arctan"], parameters: ["x"],
      form: .inverseCircular(.atan, units: .atanUnits), domain: "every x",
      summary: "angle of a given tangent",
      example: ("4*atan(1)", "3.1415926535897932384626433832795028841971693993751"),
      source: "MPFR mpfr_atan, mpfr_atanu"),
    FunctionRow(
      name: "atan2", aliases: ["arctan2"], parameters: ["y", "x"],
      form: .inverseCircular2(.atan2, units: .atan2Units), domain: "every y and x",
      summary: "angle of the point (x, y)", example: ("atan2(0, 1)", "0"),
      source: "MPFR mpfr_atan2, mpfr_atan2u"),
  ]

  static let hyperbolic: [FunctionRow] = [
    FunctionRow(
      name: "sinh", parameters: ["x"], form: .unary(.sinh), domain: "every x",
      summary: "hyperbolic sine", example: ("sinh(0)", "0"), source: "MPFR mpfr_sinh"),
    FunctionRow(
      name: "cosh", parameters: ["x"], form: .unary(.cosh), domain: "every x",
      summary: "hyperbolic cosine", example: ("cosh(0)", "1"), source: "MPFR mpfr_cosh"),
    FunctionRow(
      name: "tanh", parameters: ["x"], form: .unary(.tanh), domain: "every x",
      summary: "hyperbolic tangent", example: ("tanh(0)", "0"), source: "MPFR mpfr_tanh"),
    FunctionRow(
      name: "asinh", aliases: ["arsinh"], parameters: ["x"], form: .unary(.asinh),
      domain: "every x", summary: "inverse hyperbolic sine", example: ("asinh(0)", "0"),
      source: "MPFR mpfr_asinh"),
    FunctionRow(
      name: "acosh", aliases: ["arcosh"], parameters: ["x"], form: .unary(.acosh),
      domain: "x ≥ 1", summary: "inverse hyperbolic cosine", example: ("acosh(1)", "0"),
      source: "MPFR mpfr_acosh"),
    FunctionRow(
      name: "atanh", aliases: ["artanh"], parameters: ["x"], form: .unary(.atanh),
      domain: "−1 < x < 1", summary: "inverse hyperbolic tangent", example: ("atanh(0)", "0"),
      source: "MPFR mpfr_atanh"),
  ]

  static let special: [FunctionRow] = [
    FunctionRow(
      name: "gamma", aliases: ["Γ"], parameters: ["x"], form: .unary(.gamma),
      domain: "every x but 0, −1, −2, …", summary: "Euler's gamma function, Γ(n+1) = n!",
      example: ("gamma(5)", "24"), source: "MPFR mpfr_gamma"),
    FunctionRow(
      name: "lgamma", aliases: ["lngamma", "logGamma"], parameters: ["x"], form: .unary(.logGamma),
      domain: "every x but 0, −1, −2, …", summary: "ln |Γ(x)|", example: ("lgamma(1)", "0"),
      source: "MPFR mpfr_lgamma"),
    FunctionRow(
      name: "factorial", aliases: ["fac"], parameters: ["n"], form: .unary(.factorial),
      domain: "a whole number n ≥ 0 (gamma(x + 1) continues it)",
      summary: "n!, the same as the postfix !",
      example: ("factorial(10)", "3628800"), source: "MPFR mpfr_fac_ui, mpfr_gamma"),
  ]

  static let rounding: [FunctionRow] = [
    FunctionRow(
      name: "floor", parameters: ["x"], form: .unary(.floor), domain: "every x",
      summary: "greatest integer not above x", example: ("floor(-2.5)", "-3"),
      source: "MPFR mpfr_rint_floor"),
    FunctionRow(
      name: "ceil", parameters: ["x"], form: .unary(.ceil), domain: "every x",
      summary: "least integer not below x", example: ("ceil(-2.5)", "-2"),
      source: "MPFR mpfr_rint_ceil"),
    FunctionRow(
      name: "trunc", parameters: ["x"], form: .unary(.trunc), domain: "every x",
      summary: "x without its fraction", example: ("trunc(-2.5)", "-2"),
      source: "MPFR mpfr_rint_trunc"),
    FunctionRow(
      name: "round", parameters: ["x"], form: .unary(.round), domain: "every x",
      summary: "nearest integer, halves away from zero", example: ("round(2.5)", "3"),
      source: "MPFR mpfr_rint_round"),
    FunctionRow(
      name: "roundeven", parameters: ["x"], form: .unary(.roundEven), domain: "every x",
      summary: "nearest integer, halves to even", example: ("roundeven(2.5)", "2"),
      source: "MPFR mpfr_rint_roundeven"),
    FunctionRow(
      name: "frac", parameters: ["x"], form: .unary(.fraction), domain: "every x",
      summary: "x − trunc(x), of x's sign", example: ("frac(-2.5)", "-0.5"),
      source: "MPFR mpfr_frac"),
  ]

  static let lists: [FunctionRow] = [
    FunctionRow(
      name: "sum", parameters: ["x"], form: .reduction(.sum), domain: "at least one number",
      summary: "sum of a list, rounded once", example: ("sum([1, 2, 4])", "7"),
      source: "MPFR mpfr_sum"),
    FunctionRow(
      name: "min", parameters: ["x"], form: .reduction(.minimum), domain: "at least one number",
      summary: "smallest of a list", example: ("min(3, 1, 2)", "1"), source: "MPFR mpfr_min"),
    FunctionRow(
      name: "max", parameters: ["x"], form: .reduction(.maximum), domain: "at least one number",
      summary: "largest of a list", example: ("max([3, 1, 2])", "3"), source: "MPFR mpfr_max"),
  ]
}
