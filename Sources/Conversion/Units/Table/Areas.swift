extension Units {
  static let areas: [UnitRow] = [
    UnitRow(
      "are", [], "100 m^2", in: .area, source: .nist,
      note: "its symbol, the letter a, is left to variables"),
    UnitRow("hectare", ["ha"], "10000 m^2", in: .area, source: .si),
    UnitRow("acre", ["ac"], "4840 yd^2", in: .area, source: .nist44),
    UnitRow(
      "survey_acre", ["ac_survey"], "10 ch_survey^2", in: .area, source: .nist,
      note: "withdrawn at the end of 2022"),
    UnitRow("rood", [], "1/4 acre", in: .area, source: .ukWeights),
    UnitRow("section", [], "1 mi_survey^2", in: .area, source: .nist44),
    UnitRow("township", [], "36 mi_survey^2", in: .area, source: .nist44),
    UnitRow("homestead", [], "160 ac_survey", in: .area, source: "Homestead Act of 1862"),
    UnitRow("roofing_square", [], "100 ft^2", in: .area, source: .custom),
    UnitRow("barn", ["barn"], "1e-28 m^2", prefixes: .decimal, in: .area, source: .si8),
    UnitRow(
      "circular_inch", [], "1/4 pi in^2", plural: "circular_inches", in: .area, source: .custom),
    UnitRow("circular_mil", ["cmil"], "1/4 pi mil^2", in: .area, source: .nist),
    UnitRow("dunam", [], "1000 m^2", in: .area, source: .custom),
    UnitRow("stremma", [], "1000 m^2", in: .area, source: .custom),
    UnitRow("tsubo", [], "1 ken_jp^2", in: .area, source: .japan),
    UnitRow("tan_jp", [], "300 tsubo", in: .area, source: .japan),
    UnitRow("mu_cn", [], "2000/3 m^2", in: .area, source: .china),
    UnitRow("qing_cn", [], "100 mu_cn", in: .area, source: .china),
    UnitRow("dessiatin", [], "2400 sazhen^2", in: .area, source: .russia),
  ]
}
