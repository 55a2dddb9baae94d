extension Units {
  static let astronomicalLengths: [UnitRow] = [
    UnitRow(
      "astronomical_unit", ["au", "AU"], "149597870700 m", in: .length, source: .iau2012),
    UnitRow(
      "light_year", ["ly"], "31557600 s 299792458 m/s", aliases: ["lightyear"], prefixes: .decimal,
      in: .length,
      source: .iau2015, note: "the way of light in a Julian year"),
    UnitRow("light_second", [], "299792458 m", in: .length, source: .definition),
    UnitRow("light_minute", [], "60 light_second", in: .length, source: .definition),
    UnitRow("light_hour", [], "3600 light_second", in: .length, source: .definition),
    UnitRow("light_day", [], "86400 light_second", in: .length, source: .definition),
    UnitRow("parsec", ["pc"], "648000 pi^-1 au", prefixes: .decimal, in: .length, source: .iau2015),
    UnitRow("siriometer", [], "1e6 au", aliases: ["siriometre"], in: .length, source: .custom),
    UnitRow(
      "solar_radius", ["R_sun"], "6.957e8 m", plural: "solar_radii", in: .length,
      source: .iau2015Nominal),
    UnitRow(
      "earth_radius", ["R_earth"], "6.3781e6 m", plural: "earth_radii", in: .length,
      source: .iau2015Nominal, note: "at the equator"),
    UnitRow(
      "jupiter_radius", ["R_jupiter"], "7.1492e7 m", plural: "jupiter_radii", in: .length,
      source: .iau2015Nominal, note: "at the equator"),
    UnitRow(
      "bohr_radius", ["a_0"], "5.29177210544e-11 m", plural: "bohr_radii", in: .length,
      source: .codata, note: .measured),
  ]
}
