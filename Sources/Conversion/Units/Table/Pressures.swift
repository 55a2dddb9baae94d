extension Units {
  static let pressures: [UnitRow] = [
    UnitRow("pascal", ["Pa"], "N/m^2", prefixes: .decimal, in: .pressure, source: .si),
    UnitRow("bar", ["bar"], "100000 Pa", prefixes: .decimal, in: .pressure, source: .si8),
    UnitRow("barye", ["Ba"], "0.1 Pa", in: .pressure, source: .custom),
    UnitRow("pieze", [], "1000 Pa", aliases: ["pièze"], in: .pressure, source: .custom),
    UnitRow("atmosphere", ["atm"], "101325 Pa", in: .pressure, source: .nist),
    UnitRow(
      "technical_atmosphere", ["at"], "kgf/cm^2", in: .pressure, source: .nist),
    UnitRow(
      "torr", ["Torr", "torr"], "101325/760 Pa", prefixes: .decimal, in: .pressure, source: .nist),
    UnitRow(
      "metre_of_mercury", ["mHg"], "13595.1 kg/m^3 g_n m", aliases: ["meter_of_mercury"],
      prefixes: .decimal, in: .pressure, source: .nist,
      note: .conventionalMercury),
    UnitRow(
      "inch_of_mercury", ["inHg"], "0.0254 mHg", plural: "inches_of_mercury", in: .pressure,
      source: .nist, note: .conventionalMercury),
    UnitRow(
      "metre_of_water", ["mH2O"], "1000 kg/m^3 g_n m", aliases: ["meter_of_water"],
      prefixes: .decimal, in: .pressure, source: .nist,
      note: .conventionalWater),
    UnitRow(
      "inch_of_water", ["inH2O", "iwg"], "0.0254 mH2O", plural: "inches_of_water", in: .pressure,
      source: .nist, note: .conventionalWater),
    UnitRow(
      "foot_of_water", ["ftH2O"], "0.3048 mH2O", plural: "feet_of_water", in: .pressure,
      source: .nist, note: .conventionalWater),
    UnitRow(
      "pound_per_square_inch", ["psi"], "lbf/in^2", in: .pressure,
      source: .nist),
    UnitRow(
      "kip_per_square_inch", ["ksi"], "kip/in^2", in: .pressure,
      source: .nist),
    UnitRow(
      "pound_per_square_foot", ["psf"], "lbf/ft^2", in: .pressure,
      source: .nist),
    UnitRow(
      "us_ton_per_square_inch", ["tsi_us"], "tonf_us/in^2",
      in: .pressure, source: .custom),
  ]
}
