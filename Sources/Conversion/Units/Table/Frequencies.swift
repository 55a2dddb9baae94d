extension Units {
  static let frequencies: [UnitRow] = [
    UnitRow(
      "hertz", ["Hz"], "1/s", plural: "hertz", prefixes: .decimal, in: .frequency, source: .si),
    UnitRow(
      "cycle_per_second", ["cps"], "1/s", in: .frequency,
      source: .definition),
    UnitRow(
      "beat_per_minute", ["bpm"], "1/min", in: .frequency,
      source: .definition),
    UnitRow(
      "baud", ["Bd"], "1/s", plural: "baud", prefixes: .decimal, in: .frequency, source: .iec,
      note: "symbols a second, of any number of bits"),
    UnitRow(
      "revolution_per_minute", ["rpm"], "turn/min",
      in: .angularVelocity, source: .definition),
    UnitRow(
      "revolution_per_second", ["rps"], "turn/s",
      in: .angularVelocity, source: .definition),
    UnitRow(
      "revolution_per_hour", ["rph"], "turn/h",
      in: .angularVelocity, source: .definition),
    UnitRow(
      "dioptre", ["dpt"], "1/m", aliases: ["diopter"], in: .reciprocalLength, source: .custom),
    UnitRow("kayser", [], "1/cm", prefixes: .decimal, in: .reciprocalLength, source: .iupac),
  ]
}
