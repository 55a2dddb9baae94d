extension Units {
  static let viscosities: [UnitRow] = [
    UnitRow(
      "poise", ["P"], "0.1 Pa*s", plural: "poise", prefixes: .decimal, in: .viscosity, source: .si8),
    UnitRow("poiseuille", [], "1 Pa*s", in: .viscosity, source: .custom),
    UnitRow("reyn", [], "psi*s", in: .viscosity, source: .custom),
    UnitRow(
      "stokes", ["St"], "1 cm^2/s", plural: "stokes", prefixes: .decimal, in: .kinematicViscosity,
      source: .si8),
    UnitRow(
      "darcy", ["darcy"], "0.001 Pa*s cm^2/s atm^-1", prefixes: .decimal,
      in: .permeability, source: .nist),
  ]
}
