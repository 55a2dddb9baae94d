extension Units {
  static let times: [UnitRow] = [
    UnitRow("minute", ["min"], "60 s", aliases: ["min"], in: .time, source: .si),
    UnitRow("hour", ["h"], "60 min", aliases: ["hr"], in: .time, source: .si),
    UnitRow("day", ["d"], "24 h", in: .time, source: .si),
    UnitRow("week", ["wk"], "7 d", in: .time, source: .definition),
    UnitRow("fortnight", [], "14 d", in: .time, source: .definition),
    UnitRow(
      "julian_year", ["yr_julian"], "365.25 d", prefixes: .decimal, in: .time, source: .iauStyle),
    UnitRow("julian_month", [], "1/12 yr_julian", in: .time, source: .definition),
    UnitRow("decade", [], "10 yr_julian", in: .time, source: .definition, note: "of Julian years"),
    UnitRow(
      "century", [], "100 yr_julian", plural: "centuries", in: .time,
      source: .iauStyle, note: "of Julian years"),
    UnitRow(
      "millennium", [], "1000 yr_julian", plural: "millennia", in: .time, source: .definition,
      note: "of Julian years"),
    UnitRow(
      "gregorian_year", ["yr_gregorian"], "365.2425 d", in: .time,
      source: "Inter gravissimas, 1582",
      note: "the mean of 400 years"),
    UnitRow("gregorian_month", [], "1/12 yr_gregorian", in: .time, source: .definition),
    UnitRow("common_year", [], "365 d", in: .time, source: .definition),
    UnitRow("leap_year", [], "366 d", in: .time, source: .definition),
    UnitRow(
      "tropical_year", ["yr_tropical"], "365.242190 d", in: .time, source: .almanac,
      note: .measured),
    UnitRow(
      "sidereal_year", ["yr_sidereal"], "365.256363 d", in: .time, source: .almanac,
      note: .measured),
    UnitRow(
      "anomalistic_year", [], "365.259636 d", in: .time, source: .almanac, note: .measured),
    UnitRow("sidereal_day", [], "86164.0905 s", in: .time, source: .almanac, note: .measured),
    UnitRow(
      "synodic_month", ["lunation"], "29.530589 d", in: .time, source: .almanac,
      note: .measured),
    UnitRow("shake", [], "10 ns", in: .time, source: .nist),
    UnitRow("svedberg", [], "1e-13 s", in: .time, source: .iupac),
  ]
}
