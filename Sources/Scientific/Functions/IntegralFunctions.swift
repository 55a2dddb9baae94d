import NumericCore

extension Catalogue {
  static let integral: [FunctionRow] = [
    FunctionRow(
      name: "floor", aliases: ["rint_floor"], parameters: ["x"],
      form: .unary(.floor), domain: "every x",
      summary: "greatest integer not above x",
      example: ("floor(-2.5)", "-3"),
      source: "MPFR mpfr_rint_floor; IEEE 754 roundToIntegralTowardNegative"),
    FunctionRow(
      name: "ceil", aliases: ["rint_ceil"], parameters: ["x"],
      form: .unary(.ceil), domain: "every x",
      summary: "least integer not below x",
      example: ("ceil(-2.5)", "-2"),
      source: "MPFR mpfr_rint_ceil; IEEE 754 roundToIntegralTowardPositive"),
    FunctionRow(
      name: "trunc", aliases: ["rint_trunc"], parameters: ["x"],
      form: .unary(.trunc), domain: "every x",
      summary: "x without its fraction",
      example: ("trunc(-2.5)", "-2"),
      source: "MPFR mpfr_rint_trunc; IEEE 754 roundToIntegralTowardZero"),
    FunctionRow(
      name: "round", aliases: ["rint_round"], parameters: ["x"],
      form: .unary(.round), domain: "every x",
      summary: "nearest integer, halves away from zero",
      example: ("round(2.5)", "3"),
      source: "MPFR mpfr_rint_round; IEEE 754 roundToIntegralTiesToAway"),
    FunctionRow(
      name: "roundeven", aliases: ["rint_roundeven"], parameters: ["x"],
      form: .unary(.roundEven), domain: "every x",
      summary: "nearest integer, halves to even",
      example: ("roundeven(2.5)", "2"),
      source: "MPFR mpfr_rint_roundeven; IEEE 754 roundToIntegralTiesToEven"),
    FunctionRow(
      name: "rint", aliases: ["nearbyint"], parameters: ["x"],
      form: .unary(.roundInDirection), domain: "every x",
      summary: "integer in the direction of --rounding",
      example: ("rint(2.5)", "2"),
      source: "MPFR mpfr_rint; IEEE 754 roundToIntegralExact"),
    FunctionRow(
      name: "frac", parameters: ["x"],
      form: .unary(.fraction), domain: "every x",
      summary: "x − trunc(x), of x's sign",
      example: ("frac(-2.5)", "-0.5"),
      source: "MPFR mpfr_frac"),
    FunctionRow(
      name: "mod", parameters: ["a", "b"],
      form: .binary(.modulo), domain: "b ≠ 0, a finite",
      summary: "floored remainder a − b⌊a/b⌋, of b's sign",
      example: ("mod(-7, 3)", "2"),
      source: "Knuth, TAOCP 1.2.4; MPFR mpfr_fmod"),
    FunctionRow(
      name: "fmod", aliases: ["fmod_ui"], parameters: ["x", "y"],
      form: .binary(.truncatingRemainder), domain: "y ≠ 0, x finite",
      summary: "truncated remainder x − y·trunc(x/y), of x's sign",
      example: ("fmod(-7, 3)", "-1"),
      source: "MPFR mpfr_fmod; C99 fmod"),
    FunctionRow(
      name: "remainder", aliases: ["drem"], parameters: ["x", "y"],
      form: .binary(.remainder), domain: "y ≠ 0, x finite",
      summary: "IEEE remainder, of the nearest quotient",
      example: ("remainder(7, 4)", "-1"),
      source: "MPFR mpfr_remainder; IEEE 754 remainder"),
    FunctionRow(
      name: "copysign", parameters: ["x", "y"],
      form: .binary(.copySign), domain: "every x and y",
      summary: "|x| with the sign of y",
      example: ("copysign(3, -0.5)", "-3"),
      source: "MPFR mpfr_copysign; IEEE 754 copySign"),
    FunctionRow(
      name: "nextabove", aliases: ["nextup"], parameters: ["x"],
      form: .unary(.nextAbove), domain: "every x",
      summary: "least number of this precision above x",
      example: ("nextabove(1) - 1 < 1e-69", "true"),
      source: "MPFR mpfr_nextabove; IEEE 754 nextUp"),
    FunctionRow(
      name: "nextbelow", aliases: ["nextdown"], parameters: ["x"],
      form: .unary(.nextBelow), domain: "every x",
      summary: "greatest number of this precision below x",
      example: ("1 - nextbelow(1) < 1e-69", "true"),
      source: "MPFR mpfr_nextbelow; IEEE 754 nextDown"),
    FunctionRow(
      name: "nexttoward", aliases: ["nextafter"], parameters: ["x", "y"],
      form: .binary(.nextToward), domain: "every x and y",
      summary: "neighbour of x in the direction of y",
      example: ("nexttoward(1, 2) == nextabove(1)", "true"),
      source: "MPFR mpfr_nexttoward; C99 nextafter"),
    FunctionRow(
      name: "ldexp", aliases: ["scalb", "mul_2si", "mul_2ui"], parameters: ["x", "n"],
      form: .binary(.scaleByPowerOfTwo), domain: "a whole number n",
      summary: "x·2^n for a whole number n",
      example: ("ldexp(3, 4)", "48"),
      source: "MPFR mpfr_mul_2si; IEEE 754 scaleB"),
  ]
}
