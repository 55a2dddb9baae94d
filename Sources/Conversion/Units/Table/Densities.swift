extension Units {
  static let densities: [UnitRow] = [
    UnitRow(
      "pound_per_cubic_foot", ["pcf"], "lb/ft^3", in: .density,
      source: .nist),
    UnitRow(
      "pound_per_cubic_inch", ["pci"], "lb/in^3", in: .density,
      source: .nist),
    UnitRow(
      "pound_per_us_gallon", ["ppg_us"], "lb/gal_us", in: .density,
      source: .nist),
    UnitRow(
      "pound_per_uk_gallon", ["ppg_uk"], "lb/gal_uk", in: .density,
      source: .nist),
    UnitRow(
      "tex", ["tex"], "1e-6 kg/m", plural: "tex", prefixes: .decimal, in: .linearDensity,
      source: .nist),
    UnitRow("denier", ["den"], "1/9 tex", in: .linearDensity, source: .nist),
  ]
}
