extension Units {
  static let flows: [UnitRow] = [
    UnitRow(
      "cubic_foot_per_minute", ["cfm"], "ft^3/min", plural: "cubic_feet_per_minute", in: .flow,
      source: .nist),
    UnitRow(
      "cubic_foot_per_second", ["cfs", "cusec"], "ft^3/s", plural: "cubic_feet_per_second",
      in: .flow, source: .nist),
    UnitRow(
      "cubic_metre_per_second", ["cumec"], "m^3/s", aliases: ["cubic_meter_per_second"], in: .flow,
      source: .si),
    UnitRow(
      "litre_per_minute", ["lpm", "LPM"], "L/min", aliases: ["liter_per_minute"], in: .flow,
      source: .definition),
    UnitRow(
      "us_gallon_per_minute", ["gpm_us"], "gal_us/min", in: .flow,
      source: .nist),
    UnitRow(
      "uk_gallon_per_minute", ["gpm_uk"], "gal_uk/min", in: .flow,
      source: .nist),
    UnitRow(
      "us_gallon_per_hour", ["gph_us"], "gal_us/h", in: .flow,
      source: .definition),
    UnitRow(
      "uk_gallon_per_hour", ["gph_uk"], "gal_uk/h", in: .flow,
      source: .definition),
    UnitRow(
      "million_us_gallons_per_day", ["mgd_us"], "1e6 gal_us/d",
      plural: "million_us_gallons_per_day", in: .flow, source: .definition),
    UnitRow(
      "barrel_per_day", ["bpd"], "bbl/d", in: .flow,
      source: .definition, note: "barrels of oil"),
    UnitRow("sverdrup", [], "1e6 m^3/s", in: .flow, source: .custom),
  ]
}
