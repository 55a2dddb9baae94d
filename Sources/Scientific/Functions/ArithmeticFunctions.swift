import NumericCore

extension Catalogue {
  static let arithmetic: [FunctionRow] = [
    FunctionRow(
      name: "abs", parameters: ["x"],
      form: .unary(.magnitude), domain: "every x",
      summary: "absolute value",
      example: ("abs(-2.5)", "2.5"),
      source: "MPFR mpfr_abs; IEEE 754 abs"),
    FunctionRow(
      name: "sign", aliases: ["sgn"], parameters: ["x"],
      form: .unary(.sign), domain: "every x",
      summary: "−1, 0 or 1",
      example: ("sign(-2.5)", "-1"),
      source: "definition; MPFR mpfr_sgn"),
    FunctionRow(
      name: "sqr", aliases: ["square"], parameters: ["x"],
      form: .unary(.square), domain: "every x",
      summary: "x·x, rounded once",
      example: ("sqr(1.5)", "2.25"),
      source: "MPFR mpfr_sqr"),
    FunctionRow(
      name: "dim", aliases: ["fdim"], parameters: ["x", "y"],
      form: .binary(.positiveDifference), domain: "every x and y",
      summary: "positive difference, x − y or 0",
      example: ("dim(5, 3)", "2"),
      source: "MPFR mpfr_dim; C99 fdim"),
    FunctionRow(
      name: "reldiff", parameters: ["x", "y"],
      form: .binary(.relativeDifference), domain: "x ≠ 0",
      summary: "relative difference |x − y|/x",
      example: ("reldiff(4, 5)", "0.25"),
      source: "definition; MPFR's mpfr_reldiff 4.2.0 is wrong on special values"),
    FunctionRow(
      name: "fma", parameters: ["x", "y", "z"],
      form: .list(.fusedMultiplyAdd), domain: "every x, y and z",
      summary: "x·y + z, rounded once",
      example: ("fma(2, 3, 4)", "10"),
      source: "MPFR mpfr_fma; IEEE 754 fusedMultiplyAdd"),
    FunctionRow(
      name: "fms", parameters: ["x", "y", "z"],
      form: .list(.fusedMultiplySubtract), domain: "every x, y and z",
      summary: "x·y − z, rounded once",
      example: ("fms(2, 3, 4)", "2"),
      source: "MPFR mpfr_fms"),
    FunctionRow(
      name: "fmma", parameters: ["a", "b", "c", "d"],
      form: .list(.sumOfProducts), domain: "every a, b, c and d",
      summary: "a·b + c·d, rounded once",
      example: ("fmma(1, 2, 3, 4)", "14"),
      source: "MPFR mpfr_fmma"),
    FunctionRow(
      name: "fmms", parameters: ["a", "b", "c", "d"],
      form: .list(.differenceOfProducts), domain: "every a, b, c and d",
      summary: "a·b − c·d, rounded once",
      example: ("fmms(5, 6, 3, 4)", "18"),
      source: "MPFR mpfr_fmms"),
  ]
}
