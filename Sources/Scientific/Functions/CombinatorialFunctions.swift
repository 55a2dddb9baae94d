import NumericCore

extension Catalogue {
  static let combinatorial: [FunctionRow] = [
    FunctionRow(
      name: "factorial", aliases: ["fac", "fac_ui"], parameters: ["n"],
      form: .unary(.factorial), domain: "a whole number n ≥ 0 (gamma(x + 1) continues it)",
      summary: "n!, the same as the postfix !",
      example: ("factorial(10)", "3628800"),
      source: "MPFR mpfr_fac_ui, mpfr_gamma"),
    FunctionRow(
      name: "doublefactorial", aliases: ["fac2"], parameters: ["n"],
      form: .unary(.doubleFactorial), domain: "a whole number n ≥ −1",
      summary: "n!!, the product n(n − 2)(n − 4)…",
      example: ("doublefactorial(7)", "105"),
      source: "definition; GMP mpz_2fac_ui, MPFR mpfr_gamma"),
    FunctionRow(
      name: "nCr", aliases: ["binomial", "comb"], parameters: ["n", "k"],
      form: .binary(.binomial), domain: "whole numbers n and k",
      summary: "ways to choose k of n",
      example: ("nCr(5, 2)", "10"),
      source: "Knuth, TAOCP 1.2.6; GMP mpz_bin_uiui"),
    FunctionRow(
      name: "nPr", aliases: ["permutations", "perm"], parameters: ["n", "k"],
      form: .binary(.permutations), domain: "whole numbers n ≥ 0, k ≥ 0",
      summary: "ways to arrange k of n",
      example: ("nPr(5, 2)", "20"),
      source: "Knuth, TAOCP 1.2.5; GMP mpz_fac_ui"),
    FunctionRow(
      name: "gcd", parameters: ["a", "b"],
      form: .fold(.greatestCommonDivisor), domain: "whole numbers",
      summary: "greatest common divisor",
      example: ("gcd(12, 18)", "6"),
      source: "GMP mpz_gcd"),
    FunctionRow(
      name: "lcm", parameters: ["a", "b"],
      form: .fold(.leastCommonMultiple), domain: "whole numbers",
      summary: "least common multiple",
      example: ("lcm(4, 6)", "12"),
      source: "GMP mpz_lcm"),
  ]
}
