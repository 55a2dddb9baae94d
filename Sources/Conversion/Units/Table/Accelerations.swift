extension Units {
  static let accelerations: [UnitRow] = [
    UnitRow(
      "standard_gravity", ["g_n", "g_0", "g0", "gee"], "9.80665 m/s^2",
      plural: "standard_gravities",
      in: .acceleration, source: .nist),
    UnitRow("galileo", ["Gal"], "1 cm/s^2", prefixes: .decimal, in: .acceleration, source: .si8),
    UnitRow("leo", [], "10 m/s^2", in: .acceleration, source: .custom),
  ]
}
