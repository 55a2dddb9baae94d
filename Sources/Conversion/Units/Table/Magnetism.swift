extension Units {
  static let magnetism: [UnitRow] = [
    UnitRow("weber", ["Wb"], "V*s", prefixes: .decimal, in: .magneticFlux, source: .si),
    UnitRow("maxwell", ["Mx"], "1e-8 Wb", prefixes: .decimal, in: .magneticFlux, source: .si8),
    UnitRow("unit_pole", [], "4e-8 pi Wb", in: .magneticFlux, source: .nist),
    UnitRow("tesla", ["T"], "Wb/m^2", prefixes: .decimal, in: .magneticField, source: .si),
    UnitRow(
      "gauss", ["G"], "1e-4 T", plural: "gauss", prefixes: .decimal, in: .magneticField,
      source: .si8),
    UnitRow(
      "henry", ["H"], "Wb/A", plural: "henries", prefixes: .decimal, in: .inductance, source: .si),
    UnitRow("abhenry", ["abH"], "1e-9 H", plural: "abhenries", in: .inductance, source: .nist),
    UnitRow(
      "stathenry", ["statH"], "statV*s^2/statC", plural: "stathenries", in: .inductance,
      source: .nist, note: .conventionalStat),
    UnitRow(
      "oersted", ["Oe"], "250 pi^-1 A/m", prefixes: .decimal, in: .magneticFieldStrength,
      source: .si8),
    UnitRow(
      "gilbert", [], "2.5 pi^-1 A", in: .current, source: .nist, note: "of magnetomotive force"),
  ]
}
