extension Units {
  static let volumes: [UnitRow] = [
    UnitRow(
      "litre", ["L", "l"], "0.001 m^3", aliases: ["liter"], prefixes: .decimal, in: .volume,
      source: .si),
    UnitRow("stere", [], "1 m^3", prefixes: .decimal, in: .volume, source: .nist),
    UnitRow("cubic_centimetre", ["cc", "ccm"], "1 cm^3", in: .volume, source: .custom),
    UnitRow("metric_cup", ["cup_metric"], "250 mL", in: .volume, source: .custom),
    UnitRow("metric_tablespoon", ["tbsp_metric"], "15 mL", in: .volume, source: .custom),
    UnitRow("metric_teaspoon", ["tsp_metric"], "5 mL", in: .volume, source: .custom),
    UnitRow("australian_tablespoon", ["tbsp_au"], "20 mL", in: .volume, source: .custom),
    UnitRow("metric_drop", [], "0.05 mL", in: .volume, source: .custom),
    UnitRow("wine_bottle", [], "750 mL", in: .volume, source: .custom),
    UnitRow("magnum", [], "1500 mL", in: .volume, source: .custom),
    UnitRow("board_foot", ["fbm"], "144 in^3", plural: "board_feet", in: .volume, source: .nist44),
    UnitRow("cord", [], "128 ft^3", in: .volume, source: .nist44),
    UnitRow("cord_foot", [], "1/8 cord", plural: "cord_feet", in: .volume, source: .custom),
    UnitRow("register_ton", ["GRT"], "100 ft^3", in: .volume, source: .nist),
    UnitRow("freight_ton", [], "40 ft^3", in: .volume, source: .custom),
    UnitRow(
      "twenty_foot_equivalent", ["TEU"], "1360 ft^3", in: .volume, source: .custom,
      note: "a container of 20 ft × 8 ft × 8.5 ft"),
    UnitRow(
      "acre_foot", ["acft"], "43560 ft^3", plural: "acre_feet", in: .volume, source: .nist44,
      note: "of the international foot"),
    UnitRow("acre_inch", [], "3630 ft^3", plural: "acre_inches", in: .volume, source: .custom),
    UnitRow("oil_barrel", ["bbl"], "9702 in^3", in: .volume, source: .nist),
    UnitRow("sho_jp", [], "2401/1331000 m^3", in: .volume, source: .japan),
    UnitRow("go_jp", [], "0.1 sho_jp", in: .volume, source: .japan),
    UnitRow("koku_jp", [], "100 sho_jp", in: .volume, source: .japan),
  ]
}
