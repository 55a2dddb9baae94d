extension Units {
  static let data: [UnitRow] = [
    UnitRow("byte", ["B"], "8 bit", prefixes: .binary, in: .data, source: .iec),
    UnitRow("octet", [], "8 bit", prefixes: .binary, in: .data, source: .iec),
    UnitRow("nibble", [], "4 bit", aliases: ["nybble"], in: .data, source: .custom),
    UnitRow(
      "bit_per_second", ["bps"], "bit/s", prefixes: .binary,
      in: .dataRate, source: .iec),
    UnitRow(
      "byte_per_second", ["Bps"], "B/s", prefixes: .binary,
      in: .dataRate, source: .iec),
  ]
}
