extension Units {
  static let torques: [UnitRow] = [
    UnitRow(
      "newton_metre", ["Nm"], "N*m", aliases: ["newton_meter"], prefixes: .decimal, in: .torque,
      source: .si),
    UnitRow(
      "kilogram_force_metre", ["kgfm"], "kgf*m", aliases: ["kilogram_force_meter"], in: .torque,
      source: .nist),
    UnitRow(
      "pound_force_foot", ["lbf_ft", "lbft"], "lbf*ft", plural: "pound_force_feet", in: .torque,
      source: .nist),
    UnitRow(
      "pound_force_inch", ["lbf_in", "lbin"], "lbf*in", plural: "pound_force_inches", in: .torque,
      source: .nist),
    UnitRow(
      "ounce_force_inch", ["ozf_in", "ozin"], "ozf*in", plural: "ounce_force_inches", in: .torque,
      source: .nist),
    UnitRow("dyne_centimetre", ["dyn_cm"], "dyn*cm", in: .torque, source: .nist),
  ]
}
