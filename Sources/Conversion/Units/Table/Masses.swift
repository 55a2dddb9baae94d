extension Units {
  static let masses: [UnitRow] = [
    UnitRow(
      "tonne", ["t"], "1000 kg", aliases: ["metric_ton"], prefixes: .decimal, in: .mass,
      source: .si),
    UnitRow("quintal", [], "100 kg", in: .mass, source: .custom),
    UnitRow("metric_pound", [], "0.5 kg", in: .mass, source: .custom, note: "Pfund, livre usuelle"),
    UnitRow("carat", ["ct"], "0.2 g", aliases: ["metric_carat"], in: .mass, source: .nist),
    UnitRow("pound", ["lb", "lbs", "lbm"], "0.45359237 kg", in: .mass, source: .nist44),
    UnitRow("ounce", ["oz"], "1/16 lb", in: .mass, source: .nist44, note: "avoirdupois"),
    UnitRow("dram", ["dr"], "1/16 oz", in: .mass, source: .nist44, note: "avoirdupois"),
    UnitRow("grain", ["gr"], "1/7000 lb", in: .mass, source: .nist44),
    UnitRow("stone", ["st"], "14 lb", plural: "stone", in: .mass, source: .ukWeights),
    UnitRow("uk_quarterweight", ["quarterweight_uk"], "28 lb", in: .mass, source: .ukWeights),
    UnitRow(
      "us_hundredweight", ["cwt_us"], "100 lb", aliases: ["short_hundredweight"], in: .mass,
      source: .nist44),
    UnitRow(
      "uk_hundredweight", ["cwt_uk"], "112 lb", aliases: ["long_hundredweight"], in: .mass,
      source: .nist44),
    UnitRow("us_ton", ["ton_us"], "2000 lb", aliases: ["short_ton"], in: .mass, source: .nist44),
    UnitRow("uk_ton", ["ton_uk"], "2240 lb", aliases: ["long_ton"], in: .mass, source: .nist44),
    UnitRow(
      "slug", [], "lb 9.80665 m/s^2 s^2/ft", in: .mass, source: .nist,
      note: "a pound-force moves it at one foot per second squared"),
    UnitRow(
      "slinch", [], "lb 9.80665 m/s^2 s^2/in", plural: "slinches", in: .mass, source: .custom),
    UnitRow("hyl", [], "9.80665 kg", in: .mass, source: .custom, note: "the metric slug"),
    UnitRow(
      "dalton", ["Da"], "1.66053906892e-27 kg", aliases: ["atomic_mass_unit", "amu"],
      prefixes: .decimal, in: .mass, source: .codata, note: .measured),
    UnitRow(
      "electron_mass", ["m_e"], "9.1093837139e-31 kg", plural: "electron_masses", in: .mass,
      source: .codata, note: .measured),
    UnitRow(
      "solar_mass", ["M_sun"], "1.3271244e20/6.67430e-11 kg", plural: "solar_masses", in: .mass,
      source: .iau2015Masses, note: .nominalMass),
    UnitRow(
      "earth_mass", ["M_earth"], "3.986004e14/6.67430e-11 kg", plural: "earth_masses", in: .mass,
      source: .iau2015Masses, note: .nominalMass),
    UnitRow(
      "jupiter_mass", ["M_jupiter"], "1.2668653e17/6.67430e-11 kg", plural: "jupiter_masses",
      in: .mass, source: .iau2015Masses, note: .nominalMass),
    UnitRow(
      "troy_ounce", ["ozt", "oz_t"], "480 gr", aliases: ["ounce_troy"], in: .mass, source: .nist44),
    UnitRow("troy_pound", ["lbt", "lb_t"], "12 ozt", in: .mass, source: .nist44),
    UnitRow("pennyweight", ["dwt"], "24 gr", in: .mass, source: .nist44),
    UnitRow("apothecaries_scruple", ["scruple"], "20 gr", in: .mass, source: .nist44),
    UnitRow("apothecaries_dram", ["dr_ap"], "60 gr", in: .mass, source: .nist44),
    UnitRow("apothecaries_ounce", ["oz_ap"], "480 gr", in: .mass, source: .nist44),
    UnitRow("apothecaries_pound", ["lb_ap"], "5760 gr", in: .mass, source: .nist44),
    UnitRow("us_assay_ton", ["assay_ton_us"], "175/6 g", in: .mass, source: .nist44),
    UnitRow("uk_assay_ton", ["assay_ton_uk"], "98/3 g", in: .mass, source: .custom),
  ]
}
