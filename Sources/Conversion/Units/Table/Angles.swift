extension Units {
  static let angles: [UnitRow] = [
    UnitRow(
      "degree", ["deg", "°"], "1/180 pi rad", aliases: ["arc_degree"], in: .angle, source: .si),
    UnitRow(
      "arc_minute", ["arcmin", "′"], "1/60 deg", aliases: ["arcminute"], in: .angle, source: .si),
    UnitRow(
      "arc_second", ["arcsec", "″"], "1/60 arcmin", aliases: ["arcsecond"], prefixes: .decimal,
      in: .angle, source: .si),
    UnitRow("gradian", ["gon", "grad"], "1/200 pi rad", in: .angle, source: .si8),
    UnitRow("turn", ["rev"], "2 pi rad", aliases: ["revolution"], in: .angle, source: .definition),
    UnitRow(
      "right_angle", [], "1/2 pi rad", aliases: ["quadrant"], in: .angle, source: .definition),
    UnitRow("sextant", [], "1/6 turn", in: .angle, source: .custom),
    UnitRow("hour_angle", [], "1/24 turn", in: .angle, source: .custom),
    UnitRow("compass_point", [], "1/32 turn", in: .angle, source: .custom),
    UnitRow(
      "angular_mil", ["mil_nato"], "1/6400 turn", in: .angle, source: "NATO STANAG 2129"),
    UnitRow("binary_degree", ["brad"], "1/256 turn", in: .angle, source: .custom),
    UnitRow("steradian", ["sr"], "rad^2", prefixes: .decimal, in: .solidAngle, source: .si),
    UnitRow("square_degree", ["sqdeg"], "deg^2", in: .solidAngle, source: .definition),
    UnitRow("spat", [], "4 pi rad^2", in: .solidAngle, source: .custom),
  ]
}
