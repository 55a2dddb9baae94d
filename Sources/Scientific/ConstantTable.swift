extension Catalogue {
  /// All constants.
  public static let constants: [ConstantRow] = [
    ConstantRow(
      name: "pi", aliases: ["π", "const_pi"], value: .constant(.pi),
      summary: "circumference of a circle of diameter 1", source: "MPFR mpfr_const_pi"),
    ConstantRow(
      name: "e", value: .constant(.e), summary: "base of the natural logarithm",
      source: "MPFR mpfr_exp at 1"),
    ConstantRow(
      name: "tau", aliases: ["τ"], value: .constant(.tau),
      summary: "circumference of a circle of radius 1, 2π", source: "MPFR mpfr_const_pi"),
    ConstantRow(
      name: "phi", aliases: ["φ", "golden_ratio"], value: .constant(.phi),
      summary: "golden ratio, (1 + √5)/2", source: "definition"),
    ConstantRow(
      name: "ln2", aliases: ["const_log2"], value: .constant(.ln2),
      summary: "natural logarithm of 2",
      source: "MPFR mpfr_const_log2"),
    ConstantRow(
      name: "euler_gamma", aliases: ["egamma", "const_euler"], value: .constant(.eulerGamma),
      summary: "Euler's constant, the limit of 1 + 1/2 + … + 1/n − ln n",
      source: "MPFR mpfr_const_euler"),
    ConstantRow(
      name: "catalan", aliases: ["const_catalan"], value: .constant(.catalan),
      summary: "Catalan's constant, 1 − 1/9 + 1/25 − …",
      source: "MPFR mpfr_const_catalan"),
    ConstantRow(
      name: "apery", aliases: ["zeta3"], value: .constant(.apery),
      summary: "Apéry's constant, ζ(3) = 1 + 1/8 + 1/27 + …", source: "MPFR mpfr_zeta_ui at 3"),
    ConstantRow(
      name: "inf", aliases: ["infinity", "∞"], value: .literal(.infinity),
      summary: "positive infinity", source: "IEEE 754-2019 §3.3"),
    ConstantRow(
      name: "nan", value: .literal(.nan), summary: "not a number", source: "IEEE 754-2019 §6.2"),
  ]
}
