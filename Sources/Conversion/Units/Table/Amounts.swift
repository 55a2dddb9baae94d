extension Units {
  static let amounts: [UnitRow] = [
    UnitRow(
      "pound_mole", ["lbmol"], "453.59237 mol", in: .amount, source: .custom,
      note: "as many moles as a pound has grams"),
    UnitRow("einstein", [], "1 mol", in: .amount, source: .iupac, note: "of photons"),
    UnitRow("katal", ["kat"], "mol/s", prefixes: .decimal, in: .catalyticActivity, source: .si),
    UnitRow("enzyme_unit", [], "1 umol/min", in: .catalyticActivity, source: .iupac),
    UnitRow(
      "gas_constant", ["R"], "6.02214076e23 1.380649e-23 J/(mol*K)", in: .molarHeatCapacity,
      source: .si, note: "the product of the Avogadro and the Boltzmann constant, exact since 2019"),
    UnitRow("molar", ["M"], "mol/L", prefixes: .decimal, in: .concentration, source: .iupac),
  ]
}
