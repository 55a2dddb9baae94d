extension Units {
  static let temperatures: [UnitRow] = [
    UnitRow(
      "degree_celsius", ["degC", "°C", "℃", "deg_C"], "K", aliases: ["celsius", "centigrade"],
      plural: "degrees_celsius", offset: .celsius, in: .temperature, source: .si,
      note: "a point of a scale; differences are in delta_degC"),
    UnitRow(
      "degree_fahrenheit", ["degF", "°F", "℉", "deg_F"], "5/9 K", aliases: ["fahrenheit"],
      plural: "degrees_fahrenheit", offset: .fahrenheit, in: .temperature, source: .nist,
      note: "a point of a scale; differences are in delta_degF"),
    UnitRow(
      "degree_rankine", ["degR", "°R"], "5/9 K", aliases: ["rankine"], plural: "degrees_rankine",
      in: .temperature, source: .nist, note: "counted from absolute zero"),
    UnitRow(
      "degree_reaumur", ["degRe", "°Ré"], "1.25 K", aliases: ["reaumur", "réaumur"],
      plural: "degrees_reaumur", offset: .reaumur, in: .temperature, source: .custom,
      note: "water freezes at 0 and boils at 80"),
    UnitRow(
      "degree_roemer", ["degRo", "°Rø"], "40/21 K", aliases: ["roemer", "rømer"],
      plural: "degrees_roemer", offset: .roemer, in: .temperature, source: .custom,
      note: "water freezes at 7.5 and boils at 60"),
    UnitRow(
      "degree_newton", ["degN", "°N"], "100/33 K", plural: "degrees_newton", offset: .newton,
      in: .temperature, source: .custom, note: "water freezes at 0 and boils at 33"),
    UnitRow(
      "celsius_difference", ["delta_degC"], "K", aliases: ["delta_celsius"],
      isDifference: true, in: .temperature, source: .si),
    UnitRow(
      "fahrenheit_difference", ["delta_degF"], "5/9 K", aliases: ["delta_fahrenheit"],
      isDifference: true, in: .temperature, source: .nist),
  ]
}
