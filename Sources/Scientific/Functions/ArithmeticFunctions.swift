import NumericCore

extension Catalogue {
  static let arithmetic: [FunctionRow] = [
    FunctionRow(
      name: "abs", parameters: ["x"],
      form: .unary(.magnitude), domain: "every x",
      special: "|−0| is +0, |−∞| is +∞; NaN for NaN",
      units: .kept(points: false), accuracy: [.correctlyRounded], complexity: .linear,
      summary: "absolute value",
      example: ("abs(-2.5)", "2.5"),
      source: "MPFR mpfr_abs; IEEE 754 abs"),
    FunctionRow(
      name: "sign", aliases: ["sgn"], parameters: ["x"],
      form: .unary(.sign), domain: "every x",
      special: "zeros keep their sign; NaN for NaN",
      units: .cancelled, accuracy: [.correctlyRounded], complexity: .linear,
      summary: "−1, 0 or 1",
      example: ("sign(-2.5)", "-1"),
      source: "definition; MPFR mpfr_sgn"),
    FunctionRow(
      name: "sqr", aliases: ["square"], parameters: ["x"],
      form: .unary(.square), domain: "every x",
      special: "(±∞)² is +∞; NaN for NaN",
      units: .squared, accuracy: [.correctlyRounded], complexity: .multiplication,
      summary: "x·x, rounded once",
      example: ("sqr(1.5)", "2.25"),
      source: "MPFR mpfr_sqr"),
    FunctionRow(
      name: "dim", aliases: ["fdim"], parameters: ["x", "y"],
      form: .binary(.positiveDifference), domain: "every x and y",
      special: "0 for two equal infinities; NaN for NaN",
      units: .kept(points: false), accuracy: [.correctlyRounded], complexity: .linear,
      summary: "positive difference, x − y or 0",
      example: ("dim(5, 3)", "2"),
      source: "MPFR mpfr_dim; C99 fdim"),
    FunctionRow(
      name: "reldiff", parameters: ["x", "y"],
      form: .binary(.relativeDifference), domain: "x ≠ 0",
      special:
        "0 for equal finite numbers, zeros included; ±∞ at x = ±0; NaN at x = ±∞; NaN for NaN",
      units: .cancelled, accuracy: [.eachStep], complexity: .multiplication,
      summary: "relative difference |x − y|/x",
      example: ("reldiff(4, 5)", "0.25"),
      source: "definition; MPFR's mpfr_reldiff 4.2.0 is wrong on special values"),
    FunctionRow(
      name: "fma", parameters: ["x", "y", "z"],
      form: .list(.fusedMultiplyAdd), domain: "every x, y and z",
      special: "as for a product and a sum; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .multiplication,
      summary: "x·y + z, rounded once",
      example: ("fma(2, 3, 4)", "10"),
      source: "MPFR mpfr_fma; IEEE 754 fusedMultiplyAdd"),
    FunctionRow(
      name: "fms", parameters: ["x", "y", "z"],
      form: .list(.fusedMultiplySubtract), domain: "every x, y and z",
      special: "as for a product and a difference; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .multiplication,
      summary: "x·y − z, rounded once",
      example: ("fms(2, 3, 4)", "2"),
      source: "MPFR mpfr_fms"),
    FunctionRow(
      name: "fmma", parameters: ["a", "b", "c", "d"],
      form: .list(.sumOfProducts), domain: "every a, b, c and d",
      special: "as for products and a sum; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .multiplication,
      summary: "a·b + c·d, rounded once",
      example: ("fmma(1, 2, 3, 4)", "14"),
      source: "MPFR mpfr_fmma"),
    FunctionRow(
      name: "fmms", parameters: ["a", "b", "c", "d"],
      form: .list(.differenceOfProducts), domain: "every a, b, c and d",
      special: "as for products and a difference; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .multiplication,
      summary: "a·b − c·d, rounded once",
      example: ("fmms(5, 6, 3, 4)", "18"),
      source: "MPFR mpfr_fmms"),
  ]
}
