extension Units {
  static let heat: [UnitRow] = [
    UnitRow("clo", [], "0.155 m^2*K/W", plural: "clo", in: .thermalInsulance, source: "ISO 9920"),
    UnitRow("tog", [], "0.1 m^2*K/W", in: .thermalInsulance, source: "BS 4745"),
    UnitRow(
      "us_r_value", ["R_us"], "ft^2*delta_degF*h/Btu_IT", in: .thermalInsulance, source: .nist,
      note: "of insulation in the United States"),
  ]
}
