extension Units {
  static let volumesUS: [UnitRow] = [
    UnitRow(
      "us_gallon", ["gal_us"], "231 in^3", aliases: ["gallon_us"], in: .volume, source: .nist44),
    UnitRow(
      "us_quart", ["qt_us"], "1/4 gal_us", aliases: ["quart_us"], in: .volume, source: .nist44),
    UnitRow("us_pint", ["pt_us"], "1/2 qt_us", aliases: ["pint_us"], in: .volume, source: .nist44),
    UnitRow("us_cup", ["cup_us"], "1/2 pt_us", in: .volume, source: .nist44),
    UnitRow("us_gill", ["gi_us"], "1/4 pt_us", aliases: ["gill_us"], in: .volume, source: .nist44),
    UnitRow(
      "us_fluid_ounce", ["floz_us", "fl_oz_us"], "1/16 pt_us", aliases: ["fluid_ounce_us"],
      in: .volume, source: .nist44),
    UnitRow(
      "us_tablespoon", ["tbsp_us"], "1/2 floz_us", aliases: ["tablespoon_us"], in: .volume,
      source: .nist44),
    UnitRow(
      "us_teaspoon", ["tsp_us"], "1/3 tbsp_us", aliases: ["teaspoon_us"], in: .volume,
      source: .nist44),
    UnitRow("us_fluid_dram", ["fldr_us"], "1/8 floz_us", in: .volume, source: .nist44),
    UnitRow("us_minim", ["minim_us"], "1/60 fldr_us", in: .volume, source: .nist44),
    UnitRow(
      "us_legal_cup", ["cup_us_legal"], "240 mL", in: .volume, source: "21 CFR 101.9(b)(5)(viii)"),
    UnitRow("us_jigger", ["jigger"], "1.5 floz_us", in: .volume, source: .custom),
    UnitRow("us_fifth", ["fifth_us"], "1/5 gal_us", in: .volume, source: .custom),
    UnitRow("us_liquid_barrel", ["bbl_us"], "31.5 gal_us", in: .volume, source: .nist44),
    UnitRow("us_hogshead", ["hogshead_us"], "63 gal_us", in: .volume, source: .custom),
    UnitRow(
      "us_bushel", ["bu_us"], "2150.42 in^3", aliases: ["bushel_us"],
      in: .volume, source: .nist44),
    UnitRow("us_peck", ["pk_us"], "1/4 bu_us", aliases: ["peck_us"], in: .volume, source: .nist44),
    UnitRow("us_dry_gallon", ["gal_dry_us"], "1/8 bu_us", in: .volume, source: .custom),
    UnitRow("us_dry_quart", ["qt_dry_us"], "1/32 bu_us", in: .volume, source: .nist44),
    UnitRow("us_dry_pint", ["pt_dry_us"], "1/64 bu_us", in: .volume, source: .nist44),
    UnitRow("us_dry_barrel", ["bbl_dry_us"], "7056 in^3", in: .volume, source: .nist44),
    UnitRow(
      "us_cranberry_barrel", ["bbl_cranberry_us"], "5826 in^3", in: .volume, source: .nist44),
  ]
}
