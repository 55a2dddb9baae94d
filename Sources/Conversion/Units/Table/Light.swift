extension Units {
  static let light: [UnitRow] = [
    UnitRow("lumen", ["lm"], "cd*rad^2", prefixes: .decimal, in: .luminousFlux, source: .si),
    UnitRow(
      "lux", ["lx"], "lm/m^2", plural: "lux", prefixes: .decimal, in: .illuminance, source: .si),
    UnitRow("phot", ["ph"], "1e4 lx", in: .illuminance, source: .si8),
    UnitRow("nox", [], "0.001 lx", plural: "nox", in: .illuminance, source: .custom),
    UnitRow("footcandle", ["fc"], "lm/ft^2", in: .illuminance, source: .nist),
    UnitRow("nit", [], "cd/m^2", prefixes: .decimal, in: .luminance, source: .nist),
    UnitRow("stilb", ["sb"], "cd/cm^2", in: .luminance, source: .si8),
    UnitRow("lambert", [], "pi^-1 cd/cm^2", prefixes: .decimal, in: .luminance, source: .nist),
    UnitRow(
      "footlambert", ["ftL"], "pi^-1 cd/ft^2", aliases: ["foot_lambert"], in: .luminance,
      source: .nist),
    UnitRow("apostilb", ["asb"], "pi^-1 cd/m^2", in: .luminance, source: .custom),
    UnitRow("skot", [], "0.001 asb", in: .luminance, source: .custom),
  ]
}
