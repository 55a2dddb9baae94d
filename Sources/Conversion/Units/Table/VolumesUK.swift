extension Units {
  static let volumesUK: [UnitRow] = [
    UnitRow(
      "uk_gallon", ["gal_uk"], "4.54609 L", aliases: ["gallon_uk", "imperial_gallon"],
      in: .volume, source: .ukWeights),
    UnitRow(
      "uk_quart", ["qt_uk"], "1/4 gal_uk", aliases: ["quart_uk", "imperial_quart"], in: .volume,
      source: .ukWeights),
    UnitRow(
      "uk_pint", ["pt_uk"], "1/2 qt_uk", aliases: ["pint_uk", "imperial_pint"], in: .volume,
      source: .ukWeights),
    UnitRow(
      "uk_cup", ["cup_uk"], "1/2 pt_uk", in: .volume, source: .custom,
      note: "half a pint; recipes in metric units mean cup_metric"),
    UnitRow(
      "uk_gill", ["gi_uk"], "1/4 pt_uk", aliases: ["gill_uk"], in: .volume, source: .ukWeights),
    UnitRow(
      "uk_fluid_ounce", ["floz_uk", "fl_oz_uk"], "1/20 pt_uk",
      aliases: ["fluid_ounce_uk", "imperial_fluid_ounce"], in: .volume, source: .ukWeights),
    UnitRow(
      "uk_tablespoon", ["tbsp_uk"], "15 mL", aliases: ["tablespoon_uk"], in: .volume,
      source: .custom, note: "of today's recipes; older ones mean 5/8 floz_uk"),
    UnitRow(
      "uk_teaspoon", ["tsp_uk"], "1/3 tbsp_uk", aliases: ["teaspoon_uk"], in: .volume,
      source: .custom, note: "of today's recipes; older ones mean 1/24 gi_uk"),
    UnitRow("uk_fluid_dram", ["fldr_uk"], "1/8 floz_uk", in: .volume, source: .custom),
    UnitRow("uk_fluid_scruple", [], "1/3 fldr_uk", in: .volume, source: .custom),
    UnitRow("uk_minim", ["minim_uk"], "1/60 fldr_uk", in: .volume, source: .custom),
    UnitRow("uk_peck", ["pk_uk"], "2 gal_uk", aliases: ["peck_uk"], in: .volume, source: .custom),
    UnitRow(
      "uk_bushel", ["bu_uk"], "8 gal_uk", aliases: ["bushel_uk"], in: .volume, source: .custom),
    UnitRow(
      "uk_quarter", ["quarter_uk"], "8 bu_uk", in: .volume, source: .custom, note: "of grain"),
    UnitRow("uk_chaldron", [], "36 bu_uk", in: .volume, source: .custom),
    UnitRow("uk_firkin", [], "9 gal_uk", in: .volume, source: .custom),
    UnitRow("uk_kilderkin", [], "18 gal_uk", in: .volume, source: .custom),
    UnitRow("uk_barrel", ["bbl_uk"], "36 gal_uk", in: .volume, source: .custom, note: "of beer"),
    UnitRow(
      "uk_hogshead", ["hogshead_uk"], "54 gal_uk", in: .volume, source: .custom, note: "of beer"),
  ]
}
