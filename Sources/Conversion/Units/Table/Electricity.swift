extension Units {
  static let electricity: [UnitRow] = [
    UnitRow("coulomb", ["C"], "A*s", prefixes: .decimal, in: .charge, source: .si),
    UnitRow("volt", ["V"], "W/A", prefixes: .decimal, in: .voltage, source: .si),
    UnitRow("ohm", ["Ω", "ohm"], "V/A", prefixes: .decimal, in: .resistance, source: .si),
    UnitRow(
      "siemens", ["S"], "A/V", plural: "siemens", prefixes: .decimal, in: .conductance,
      source: .si),
    UnitRow("mho", ["℧", "mho"], "A/V", prefixes: .decimal, in: .conductance, source: .nist),
    UnitRow("farad", ["F"], "C/V", prefixes: .decimal, in: .capacitance, source: .si),
    UnitRow(
      "ampere_hour", ["Ah"], "3600 C", aliases: ["amp_hour"], prefixes: .decimal, in: .charge,
      source: .nist),
    UnitRow(
      "elementary_charge", ["q_e"], "1.602176634e-19 C", in: .charge, source: .si),
    UnitRow(
      "faraday", [], "6.02214076e23 1.602176634e-19 C", in: .charge, source: .codata,
      note: "the charge of a mole of elementary charges, exact since 2019"),
    UnitRow("abampere", ["abA", "Bi"], "10 A", aliases: ["biot"], in: .current, source: .nist),
    UnitRow("abcoulomb", ["abC"], "10 C", in: .charge, source: .nist),
    UnitRow("abvolt", ["abV"], "1e-8 V", in: .voltage, source: .nist),
    UnitRow("abohm", ["abΩ"], "1e-9 ohm", in: .resistance, source: .nist),
    UnitRow("abmho", ["abS"], "1e9 S", in: .conductance, source: .nist),
    UnitRow("abfarad", ["abF"], "1e9 F", in: .capacitance, source: .nist),
    UnitRow(
      "statcoulomb", ["statC", "Fr"], "1/2997924580 C", aliases: ["franklin"], in: .charge,
      source: .nist, note: .conventionalStat),
    UnitRow(
      "statampere", ["statA"], "statC/s", in: .current, source: .nist, note: .conventionalStat),
    UnitRow(
      "statvolt", ["statV"], "299.792458 V", in: .voltage, source: .nist, note: .conventionalStat),
    UnitRow(
      "statohm", ["statΩ"], "statV/statA", in: .resistance, source: .nist, note: .conventionalStat),
    UnitRow(
      "statmho", ["statS"], "statA/statV", in: .conductance, source: .nist, note: .conventionalStat),
    UnitRow(
      "statfarad", ["statF"], "statC/statV", in: .capacitance, source: .nist,
      note: .conventionalStat),
    UnitRow(
      "debye", [], "1e-20 statC*m", in: .dipoleMoment, source: .iupac, note: .conventionalStat),
  ]
}
