extension Units {
  static let radiation: [UnitRow] = [
    UnitRow("becquerel", ["Bq"], "1/s", prefixes: .decimal, in: .radioactivity, source: .si),
    UnitRow("curie", ["Ci"], "3.7e10 Bq", prefixes: .decimal, in: .radioactivity, source: .nist),
    UnitRow("rutherford", ["Rd"], "1e6 Bq", in: .radioactivity, source: .custom),
    UnitRow("gray", ["Gy"], "J/kg", prefixes: .decimal, in: .absorbedDose, source: .si),
    UnitRow(
      "rad_dose", ["rd"], "0.01 Gy", plural: "rads_dose", prefixes: .decimal, in: .absorbedDose,
      source: .nist, note: "'rad' is the radian"),
    UnitRow("sievert", ["Sv"], "J/kg", prefixes: .decimal, in: .doseEquivalent, source: .si),
    UnitRow("rem", ["rem"], "0.01 Sv", prefixes: .decimal, in: .doseEquivalent, source: .nist),
    UnitRow(
      "roentgen", [], "2.58e-4 C/kg", aliases: ["röntgen"], prefixes: .decimal, in: .exposure,
      source: .nist),
    UnitRow(
      "jansky", ["Jy"], "1e-26 W/m^2 Hz^-1", prefixes: .decimal,
      in: .spectralFlux, source: .iauStyle),
    UnitRow("langley", [], "cal_th/cm^2", in: .radiantExposure, source: .nist),
  ]
}
