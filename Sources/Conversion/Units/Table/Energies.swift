extension Units {
  static let energies: [UnitRow] = [
    UnitRow("joule", ["J"], "N*m", prefixes: .decimal, in: .energy, source: .si),
    UnitRow("erg", ["erg"], "1e-7 J", prefixes: .decimal, in: .energy, source: .si8),
    UnitRow(
      "electronvolt", ["eV"], "1.602176634e-19 J", prefixes: .decimal, in: .energy, source: .si),
    UnitRow("watt_hour", ["Wh"], "3600 J", prefixes: .decimal, in: .energy, source: .nist),
    UnitRow(
      "thermochemical_calorie", ["cal", "cal_th"], "4.184 J", aliases: ["calorie_th"],
      prefixes: .decimal, in: .energy, source: .nist),
    UnitRow(
      "international_calorie", ["cal_it", "cal_IT"], "4.1868 J", aliases: ["calorie_it"],
      prefixes: .decimal, in: .energy, source: .nist,
      note: "of the International Table of steam, 1956"),
    UnitRow(
      "calorie_15", ["cal_15"], "4.1855 J", plural: "calories_15", in: .energy,
      source: "CIPM, 1950", note: .measured),
    UnitRow(
      "food_calorie", ["Cal"], "4184 J", aliases: ["Calorie", "large_calorie"], in: .energy,
      source: .nist),
    UnitRow("thermie", [], "1e6 cal_15", in: .energy, source: .custom, note: .measured),
    UnitRow(
      "btu_it", ["Btu_IT", "Btu_it", "BTU_IT"], "1055.05585262 J", plural: "btu_it", in: .energy,
      source: .nist),
    UnitRow(
      "btu_th", ["Btu_th", "BTU_th"], "4184 J/kg lb 5/9", plural: "btu_th", in: .energy,
      source: .nist, note: "heats a pound of water by a Fahrenheit degree"),
    UnitRow(
      "btu_mean", ["Btu_mean"], "1055.87 J", plural: "btu_mean", in: .energy, source: .nist,
      note: .measured),
    UnitRow(
      "btu_39", ["Btu_39"], "1059.67 J", plural: "btu_39", in: .energy, source: .nist,
      note: .measured),
    UnitRow(
      "btu_59", ["Btu_59"], "1054.80 J", plural: "btu_59", in: .energy, source: .nist,
      note: .measured),
    UnitRow(
      "btu_60", ["Btu_60"], "1054.68 J", plural: "btu_60", in: .energy, source: .nist,
      note: .measured),
    UnitRow("us_therm", ["therm_us"], "1.054804e8 J", in: .energy, source: .nist),
    UnitRow("ec_therm", ["therm_ec"], "1.05506e8 J", in: .energy, source: .nist),
    UnitRow("quad", [], "1e15 Btu_IT", in: .energy, source: .nist),
    UnitRow(
      "celsius_heat_unit", ["CHU"], "4186.8 J/kg lb", in: .energy, source: .custom),
    UnitRow(
      "foot_pound", ["ft_lbf", "ftlbf", "ft_lb", "ftlb"], "ft*lbf", in: .energy,
      source: .nist),
    UnitRow(
      "inch_pound", ["in_lbf", "inlbf", "in_lb", "inlb"], "in*lbf", in: .energy, source: .nist),
    UnitRow("foot_poundal", ["ft_pdl"], "ft*pdl", in: .energy, source: .nist),
    UnitRow(
      "litre_atmosphere", ["L_atm"], "L*atm", aliases: ["liter_atmosphere"], in: .energy,
      source: .definition),
    UnitRow(
      "ton_of_tnt", ["tTNT"], "1e9 cal_th", prefixes: .decimal, in: .energy,
      source: .nist),
    UnitRow(
      "tonne_of_oil_equivalent", ["toe"], "41.868e9 J",
      prefixes: .decimal, in: .energy, source: "IEA and OECD, 10 Gcal_IT"),
    UnitRow(
      "tonne_of_coal_equivalent", ["tce"], "29.3076e9 J",
      prefixes: .decimal, in: .energy, source: "IEA, 7 Gcal_IT"),
    UnitRow(
      "barrel_of_oil_equivalent", ["boe"], "5.8e6 Btu_IT",
      prefixes: .decimal, in: .energy, source: "26 U.S.C. § 45K(d)(5)",
      note: "the law says 5.8 million Btu; the Btu_IT is taken here"),
    UnitRow(
      "hartree", ["E_h"], "4.3597447222060e-18 J", in: .energy, source: .codata, note: .measured),
    UnitRow(
      "rydberg", ["Ry"], "2.1798723611030e-18 J", in: .energy, source: .codata, note: .measured),
    UnitRow("foe", [], "1e44 J", in: .energy, source: .custom),
  ]
}
