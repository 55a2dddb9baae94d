import NumericCore

extension Catalogue {
  static let combinatorial: [FunctionRow] = [
    FunctionRow(
      name: "factorial", aliases: ["fac", "fac_ui", "fact"], parameters: ["n"],
      form: .unary(.factorial), domain: "every n but −1, −2, …",
      special: "+∞ at +∞; NaN at −1, −2, … and −∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .series,
      summary: "gamma(n + 1), the same as the postfix n!",
      example: ("factorial(10)", "3628800"),
      source: "MPFR mpfr_fac_ui, mpfr_gamma"),
    FunctionRow(
      name: "doublefactorial", aliases: ["fac2"], parameters: ["n"],
      form: .unary(.doubleFactorial), domain: "a whole number n ≥ −1",
      special: "+∞ at +∞; NaN for other n that are not whole numbers ≥ −1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .series,
      summary: "n!!, the product n(n − 2)(n − 4)…",
      example: ("doublefactorial(7)", "105"),
      source: "definition; GMP mpz_2fac_ui, MPFR mpfr_gamma"),
    FunctionRow(
      name: "nCr", aliases: ["binomial", "comb", "combin"], parameters: ["n", "k"],
      form: .binary(.binomial), domain: "whole numbers n and k",
      special:
        "NaN where n or k is not a whole number; 0 for k < 0 and, with n ≥ 0, for k > n; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .wholeProduct,
      summary: "ways to choose k of n",
      example: ("nCr(5, 2)", "10"),
      source: "Knuth, TAOCP 1.2.6; GMP mpz_bin_uiui"),
    FunctionRow(
      name: "nPr", aliases: ["permutations", "perm", "permut"], parameters: ["n", "k"],
      form: .binary(.permutations), domain: "whole numbers n ≥ 0, k ≥ 0",
      special: "NaN where n or k is not a whole number ≥ 0; 0 for k > n; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .wholeProduct,
      summary: "ways to arrange k of n",
      example: ("nPr(5, 2)", "20"),
      source: "Knuth, TAOCP 1.2.5; GMP mpz_fac_ui"),
    FunctionRow(
      name: "gcd", parameters: ["a", "b"],
      form: .fold(.greatestCommonDivisor), domain: "whole numbers, or expressions in one unknown",
      special: "NaN where a or b is not a whole number; gcd(0, 0) = 0; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .halving,
      summary: "greatest common divisor",
      example: ("gcd(12, 18)", "6"),
      source: "GMP mpz_gcd"),
    FunctionRow(
      name: "lcm", parameters: ["a", "b"],
      form: .fold(.leastCommonMultiple), domain: "whole numbers",
      special: "NaN where a or b is not a whole number; 0 where one is 0; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .halving,
      summary: "least common multiple",
      example: ("lcm(4, 6)", "12"),
      source: "GMP mpz_lcm"),
  ]
}
