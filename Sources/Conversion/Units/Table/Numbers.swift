extension Units {
  static let numbers: [UnitRow] = [
    UnitRow("percent", [], "0.01", plural: "percent", in: .number, source: .si),
    UnitRow(
      "permille", [], "0.001", aliases: ["per_mille"], plural: "permille", in: .number,
      source: .definition),
    UnitRow("basis_point", [], "0.0001", in: .number, source: .custom),
    UnitRow(
      "part_per_million", ["ppm"], "1e-6", in: .number, source: .si),
    UnitRow(
      "part_per_billion", ["ppb"], "1e-9", in: .number, source: .nistFractions),
    UnitRow(
      "part_per_trillion", ["ppt"], "1e-12", in: .number,
      source: .nistFractions),
    UnitRow(
      "part_per_quadrillion", ["ppq"], "1e-15", in: .number,
      source: .custom),
    UnitRow("dozen", [], "12", in: .number, source: .definition),
    UnitRow("bakers_dozen", [], "13", in: .number, source: .definition),
    UnitRow("great_gross", [], "1728", plural: "great_gross", in: .number, source: .definition),
  ]
}
