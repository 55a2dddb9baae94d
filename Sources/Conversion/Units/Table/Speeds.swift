extension Units {
  static let speeds: [UnitRow] = [
    UnitRow("mile_per_hour", ["mph"], "mi/h", in: .speed, source: .nist),
    UnitRow(
      "kilometre_per_hour", ["kph", "kmh", "kmph"], "km/h", aliases: ["kilometer_per_hour"],
      in: .speed, source: .definition),
    UnitRow(
      "metre_per_second", ["mps"], "m/s", aliases: ["meter_per_second"], in: .speed, source: .si),
    UnitRow(
      "foot_per_second", ["fps"], "ft/s", plural: "feet_per_second", in: .speed, source: .nist),
    UnitRow(
      "foot_per_minute", ["fpm"], "ft/min", plural: "feet_per_minute", in: .speed, source: .nist),
    UnitRow(
      "inch_per_second", ["ips"], "in/s", plural: "inches_per_second", in: .speed, source: .nist),
    UnitRow(
      "knot", ["kn", "kt"], "nmi/h", in: .speed, source: .si8, note: "the kilotonne is written Gg"),
    UnitRow("admiralty_knot", ["kn_uk"], "nmi_uk/h", in: .speed, source: .custom),
    UnitRow(
      "speed_of_light", ["c"], "299792458 m/s", plural: "speeds_of_light", in: .speed, source: .si),
  ]
}
