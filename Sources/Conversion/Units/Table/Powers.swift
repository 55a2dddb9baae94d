extension Units {
  static let powers: [UnitRow] = [
    UnitRow("watt", ["W"], "J/s", prefixes: .decimal, in: .power, source: .si),
    UnitRow("volt_ampere", ["VA"], "W", prefixes: .decimal, in: .power, source: "IEC 80000-6"),
    UnitRow(
      "mechanical_horsepower", ["hp_mech"], "550 ft*lbf/s", plural: "mechanical_horsepower",
      in: .power, source: .nist),
    UnitRow(
      "metric_horsepower", ["hp_metric", "PS"], "75 kgf*m/s", plural: "metric_horsepower",
      in: .power, source: .nist),
    UnitRow(
      "electric_horsepower", ["hp_electric"], "746 W", plural: "electric_horsepower", in: .power,
      source: .nist),
    UnitRow(
      "boiler_horsepower", ["hp_boiler"], "9809.50 W", plural: "boiler_horsepower", in: .power,
      source: .nist),
    UnitRow(
      "water_horsepower", ["hp_water"], "746.043 W", plural: "water_horsepower", in: .power,
      source: .nist),
    UnitRow(
      "horsepower_hour", ["hph", "hp_h"], "3600 s hp_mech", in: .energy, source: .definition),
    UnitRow("poncelet", [], "100 kgf*m/s", in: .power, source: .custom),
    UnitRow(
      "ton_of_refrigeration", ["TR"], "12000 Btu_IT/h", in: .power,
      source: .nist),
    UnitRow(
      "btu_per_hour", ["BTUh", "Btuh"], "Btu_IT/h", plural: "btu_per_hour", in: .power,
      source: .nist),
    UnitRow(
      "solar_luminosity", ["L_sun"], "3.828e26 W", plural: "solar_luminosities", in: .power,
      source: .iau2015Nominal),
  ]
}
