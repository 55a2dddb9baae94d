extension SimplestUnit {
  /// The units of the SI in which results are shown, each with its prefixes from small to large.
  ///
  /// Hz, Bq, Gy, Sv, kat and sr are not among them: each shares its dimension with other
  /// quantities.
  static let table: [[String]] = [
    ["fm", "pm", "nm", "µm", "mm", "m", "km"],
    ["as", "fs", "ps", "ns", "µs", "ms", "s"],
    ["fg", "pg", "ng", "µg", "mg", "g", "kg"],
    siPrefixes.map { $0 + "A" }, ["nK", "µK", "mK", "K"], siPrefixes.map { $0 + "mol" },
    siPrefixes.map { $0 + "cd" }, ["bit"], ["rad"],
    siPrefixes.map { $0 + "N" }, siPrefixes.map { $0 + "J" }, siPrefixes.map { $0 + "W" },
    siPrefixes.map { $0 + "Pa" }, siPrefixes.map { $0 + "C" }, siPrefixes.map { $0 + "V" },
    siPrefixes.map { $0 + "Ω" }, siPrefixes.map { $0 + "S" }, siPrefixes.map { $0 + "F" },
    siPrefixes.map { $0 + "H" }, siPrefixes.map { $0 + "Wb" }, siPrefixes.map { $0 + "T" },
    siPrefixes.map { $0 + "lm" }, siPrefixes.map { $0 + "lx" },
  ]

  private static let siPrefixes = [
    "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E",
  ]
}
