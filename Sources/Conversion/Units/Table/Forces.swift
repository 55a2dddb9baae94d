extension Units {
  static let forces: [UnitRow] = [
    UnitRow("newton", ["N"], "kg*m/s^2", prefixes: .decimal, in: .force, source: .si),
    UnitRow("dyne", ["dyn"], "1e-5 N", prefixes: .decimal, in: .force, source: .si8),
    UnitRow(
      "gram_force", ["gf"], "g*g_n", aliases: ["pond"], plural: "grams_force", prefixes: .decimal,
      in: .force, source: .nist, note: "the kilopond is kgf"),
    UnitRow("tonne_force", ["tf"], "t*g_n", plural: "tonnes_force", in: .force, source: .nist),
    UnitRow(
      "pound_force", ["lbf"], "lb*g_n", plural: "pounds_force", in: .force, source: .nist),
    UnitRow("ounce_force", ["ozf"], "oz*g_n", plural: "ounces_force", in: .force, source: .nist),
    UnitRow("poundal", ["pdl"], "lb*ft/s^2", in: .force, source: .nist),
    UnitRow("kip", [], "1000 lbf", in: .force, source: .nist),
    UnitRow(
      "us_ton_force", ["tonf_us"], "ton_us*g_n", plural: "us_tons_force", in: .force, source: .nist),
    UnitRow(
      "uk_ton_force", ["tonf_uk"], "ton_uk*g_n", plural: "uk_tons_force", in: .force,
      source: .custom),
    UnitRow("sthene", [], "1000 N", in: .force, source: .custom),
  ]
}
