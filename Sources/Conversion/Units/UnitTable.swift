import NumericCore

extension ExactLiteral {
  /// coefficient × 10^exponent.
  fileprivate static func decimal(_ coefficient: UInt64, _ exponent: Int = 0) -> ExactLiteral {
    ExactLiteral(coefficient: .word(coefficient), exponent: exponent)
  }
}

private let si = "SI Brochure, 9th edition"
private let nist = "NIST SP 811, appendix B"

extension Units {
  /// All units.
  public static let table: [UnitRow] = [
    UnitRow("metre", ["m", "meter"], .length, .decimal(1), source: si),
    UnitRow("kilometre", ["km"], .length, .decimal(1000), source: si),
    UnitRow("centimetre", ["cm"], .length, .decimal(1, -2), source: si),
    UnitRow("millimetre", ["mm"], .length, .decimal(1, -3), source: si),
    UnitRow("inch", ["in"], .length, .decimal(254, -4), source: nist),
    UnitRow("foot", ["ft"], .length, .decimal(3048, -4), source: nist),
    UnitRow("yard", ["yd"], .length, .decimal(9144, -4), source: nist),
    UnitRow("mile", ["mi"], .length, .decimal(1_609_344, -3), source: nist),
    UnitRow("nautical mile", ["nmi"], .length, .decimal(1852), source: si),
    UnitRow("astronomical unit", ["au"], .length, .decimal(149_597_870_700), source: si),
    UnitRow(
      "parsec", ["pc"], .length, .decimal(648_000 * 149_597_870_700), piPower: -1,
      source: "IAU 2015 resolution B2"),
    UnitRow("square metre", ["m2"], .area, .decimal(1), source: si),
    UnitRow("hectare", ["ha"], .area, .decimal(10_000), source: si),
    UnitRow("acre", [], .area, .decimal(40_468_564_224, -7), source: nist),
    UnitRow("cubic metre", ["m3"], .volume, .decimal(1), source: si),
    UnitRow("litre", ["L", "l"], .volume, .decimal(1, -3), source: si),
    UnitRow("US gallon", ["gal_us"], .volume, .decimal(3_785_411_784, -12), source: nist),
    UnitRow("UK gallon", ["gal_uk"], .volume, .decimal(454_609, -8), source: nist),
    UnitRow("kilogram", ["kg"], .mass, .decimal(1), source: si),
    UnitRow("gram", ["g"], .mass, .decimal(1, -3), source: si),
    UnitRow("tonne", ["t"], .mass, .decimal(1000), source: si),
    UnitRow("pound", ["lb"], .mass, .decimal(45_359_237, -8), source: nist),
    UnitRow("ounce", ["oz"], .mass, .decimal(28_349_523_125, -12), source: nist),
    UnitRow("second", ["s"], .time, .decimal(1), source: si),
    UnitRow("minute", ["min"], .time, .decimal(60), source: si),
    UnitRow("hour", ["h"], .time, .decimal(3600), source: si),
    UnitRow("day", ["d"], .time, .decimal(86_400), source: si),
    UnitRow("metre per second", ["m/s"], .speed, .decimal(1), source: si),
    UnitRow("kilometre per hour", ["km/h"], .speed, .decimal(5), per: .decimal(18), source: si),
    UnitRow("mile per hour", ["mph"], .speed, .decimal(44_704, -5), source: nist),
    UnitRow("knot", ["kn"], .speed, .decimal(463), per: .decimal(900), source: nist),
    UnitRow("joule", ["J"], .energy, .decimal(1), source: si),
    UnitRow("calorie", ["cal"], .energy, .decimal(4184, -3), source: nist),
    UnitRow("kilowatt hour", ["kWh"], .energy, .decimal(36, 5), source: nist),
    UnitRow("electronvolt", ["eV"], .energy, .decimal(1_602_176_634, -28), source: si),
    UnitRow("pascal", ["Pa"], .pressure, .decimal(1), source: si),
    UnitRow("atmosphere", ["atm"], .pressure, .decimal(101_325), source: nist),
    UnitRow("torr", ["Torr"], .pressure, .decimal(101_325), per: .decimal(760), source: nist),
    UnitRow("radian", ["rad"], .angle, .decimal(1), source: si),
    UnitRow(
      "degree", ["deg", "°"], .angle, .decimal(1), per: .decimal(180), piPower: 1, source: si),
    UnitRow("gradian", ["gon"], .angle, .decimal(1), per: .decimal(200), piPower: 1, source: si),
    UnitRow("turn", [], .angle, .decimal(2), piPower: 1, source: "definition"),
  ]
}
