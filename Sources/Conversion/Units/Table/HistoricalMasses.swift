extension Units {
  static let historicalMasses: [UnitRow] = [
    UnitRow(
      "tola", [], "180 gr", in: .mass, source: "Standards of Weights and Measures Act, India"),
    UnitRow("russian_pound", ["funt"], "0.40951241 kg", in: .mass, source: .russia),
    UnitRow("zolotnik", [], "1/96 funt", in: .mass, source: .russia),
    UnitRow("pood", [], "40 funt", in: .mass, source: .russia),
    UnitRow("catty", [], "4/3 lb", plural: "catties", in: .mass, source: .custom),
    UnitRow("tael", [], "1/16 catty", in: .mass, source: .custom),
    UnitRow("picul", [], "100 catty", in: .mass, source: .custom),
    UnitRow("jin_cn", [], "0.5 kg", in: .mass, source: .china),
    UnitRow("liang_cn", [], "50 g", in: .mass, source: .china, note: "a tenth of a jin since 1959"),
    UnitRow("momme", [], "3.75 g", in: .mass, source: .japan),
    UnitRow("kin_jp", [], "160 momme", in: .mass, source: .japan),
    UnitRow("kan_jp", [], "1000 momme", in: .mass, source: .japan),
    UnitRow("zentner", [], "50 kg", in: .mass, source: "German customs union, 1840"),
  ]
}
