extension Units {
  static let baseUnits: [UnitRow] = [
    UnitRow(
      "metre", ["m"], "1", aliases: ["meter"], base: .length, prefixes: .decimal, in: .length,
      source: .si),
    UnitRow(
      "gram", ["g"], "0.001", aliases: ["gramme"], base: .mass, prefixes: .decimal, in: .mass,
      source: .si),
    UnitRow(
      "second", ["s"], "1", aliases: ["sec"], base: .time, prefixes: .decimal, in: .time,
      source: .si),
    UnitRow(
      "ampere", ["A"], "1", aliases: ["amp"], base: .current, prefixes: .decimal, in: .current,
      source: .si),
    UnitRow(
      "kelvin", ["K"], "1", base: .temperature, prefixes: .decimal, in: .temperature, source: .si),
    UnitRow("mole", ["mol"], "1", base: .amount, prefixes: .decimal, in: .amount, source: .si),
    UnitRow(
      "candela", ["cd"], "1", base: .luminousIntensity, prefixes: .decimal, in: .luminousIntensity,
      source: .si),
    UnitRow("radian", ["rad"], "1", base: .angle, prefixes: .decimal, in: .angle, source: .si),
    UnitRow("bit", ["bit"], "1", base: .information, prefixes: .binary, in: .data, source: .iec),
  ]
}
