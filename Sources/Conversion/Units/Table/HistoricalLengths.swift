extension Units {
  static let historicalLengths: [UnitRow] = [
    UnitRow(
      "french_foot", [], "144/443.296 m", aliases: ["pied_du_roi"], plural: "french_feet",
      in: .length, source: "law of 19 frimaire an VIII (1799), France"),
    UnitRow(
      "french_inch", [], "1/12 french_foot", aliases: ["pouce"], plural: "french_inches",
      in: .length, source: "law of 19 frimaire an VIII (1799), France"),
    UnitRow(
      "toise", [], "6 french_foot", in: .length,
      source: "law of 19 frimaire an VIII (1799), France"),
    UnitRow("vershok", [], "1.75 in", in: .length, source: .russia),
    UnitRow("arshin", [], "28 in", in: .length, source: .russia),
    UnitRow("sazhen", [], "7 ft", in: .length, source: .russia),
    UnitRow("verst", [], "3500 ft", in: .length, source: .russia),
    UnitRow("vara_texas", [], "100/3 in", in: .length, source: "Texas law of 1919"),
    UnitRow("shaku", [], "10/33 m", in: .length, source: .japan),
    UnitRow("sun_jp", [], "0.1 shaku", in: .length, source: .japan),
    UnitRow("ken_jp", [], "6 shaku", in: .length, source: .japan),
    UnitRow("cho_jp", [], "60 ken_jp", in: .length, source: .japan),
    UnitRow("ri_jp", [], "36 cho_jp", in: .length, source: .japan),
    UnitRow("chi_cn", [], "1/3 m", in: .length, source: .china),
    UnitRow("cun_cn", [], "0.1 chi_cn", in: .length, source: .china),
    UnitRow("zhang_cn", [], "10 chi_cn", in: .length, source: .china),
    UnitRow("li_cn", [], "1500 chi_cn", in: .length, source: .china),
  ]
}
