extension Units {
  static let lengths: [UnitRow] = [
    UnitRow("inch", ["in"], "2.54 cm", plural: "inches", in: .length, source: .nist),
    UnitRow("foot", ["ft"], "12 in", plural: "feet", in: .length, source: .nist),
    UnitRow("yard", ["yd"], "3 ft", in: .length, source: .nist),
    UnitRow("mile", ["mi"], "1760 yd", in: .length, source: .nist),
    UnitRow(
      "thou", ["mil"], "0.001 in", in: .length, source: .nist,
      note: "the angular mil is 'angular_mil'"),
    UnitRow(
      "microinch", ["uin", "µin"], "1e-6 in", plural: "microinches", in: .length, source: .nist),
    UnitRow("micron", [], "1 um", in: .length, source: .nist),
    UnitRow("angstrom", ["Å"], "0.1 nm", aliases: ["ångström"], in: .length, source: .si8),
    UnitRow("fermi", [], "1 fm", in: .length, source: .nist),
    UnitRow("hand", [], "4 in", in: .length, source: .nist44),
    UnitRow("palm", [], "3 in", in: .length, source: .custom),
    UnitRow("span", [], "9 in", in: .length, source: .custom),
    UnitRow("cubit", [], "18 in", in: .length, source: .custom),
    UnitRow("ell", [], "45 in", in: .length, source: .custom, note: "the English ell"),
    UnitRow("nail", [], "2.25 in", in: .length, source: .custom, note: "of cloth"),
    UnitRow("barleycorn", [], "1/3 in", in: .length, source: .custom),
    UnitRow("inch_line", [], "1/12 in", in: .length, source: .custom),
    UnitRow("caliber", [], "0.01 in", aliases: ["calibre"], in: .length, source: .custom),
    UnitRow("pace", [], "30 in", in: .length, source: .custom, note: "the military pace"),
    UnitRow("smoot", [], "67 in", in: .length, source: .custom),
    UnitRow("link", [], "0.66 ft", in: .length, source: .nist44),
    UnitRow("rod", [], "16.5 ft", aliases: ["perch", "pole"], in: .length, source: .nist44),
    UnitRow("chain", ["ch"], "66 ft", in: .length, source: .nist44, note: "Gunter's chain"),
    UnitRow("engineers_link", [], "1 ft", in: .length, source: .custom),
    UnitRow("engineers_chain", [], "100 ft", in: .length, source: .custom),
    UnitRow("furlong", ["fur"], "660 ft", in: .length, source: .nist44),
    UnitRow("league", ["lea"], "3 mi", in: .length, source: .nist44),
    UnitRow("fathom", ["ftm"], "6 ft", in: .length, source: .nist44),
    UnitRow(
      "international_nautical_mile", ["nmi"], "1852 m", in: .length, source: .si8),
    UnitRow("cable", [], "0.1 nmi", in: .length, source: .custom, note: "the international cable"),
    UnitRow("us_cable", ["cable_us"], "720 ft", in: .length, source: .custom),
    UnitRow("nautical_league", [], "3 nmi", in: .length, source: .custom),
    UnitRow(
      "admiralty_mile", ["nmi_uk"], "6080 ft", aliases: ["uk_nautical_mile"], in: .length,
      source: .custom, note: "in force in the United Kingdom until 1970"),
    UnitRow("uk_cable", ["cable_uk"], "608 ft", in: .length, source: .custom),
    UnitRow(
      "survey_foot", ["ft_survey"], "1200/3937 m",
      plural: "survey_feet", in: .length, source: .nist, note: "withdrawn at the end of 2022"),
    UnitRow(
      "survey_link", ["link_survey"], "0.66 ft_survey", in: .length, source: .nist),
    UnitRow(
      "survey_rod", ["rod_survey"], "16.5 ft_survey", aliases: ["survey_pole"], in: .length,
      source: .nist),
    UnitRow("survey_fathom", ["fathom_survey"], "6 ft_survey", in: .length, source: .nist),
    UnitRow("survey_chain", ["ch_survey"], "66 ft_survey", in: .length, source: .nist),
    UnitRow("survey_furlong", ["fur_survey"], "660 ft_survey", in: .length, source: .nist),
    UnitRow("survey_mile", ["mi_survey"], "5280 ft_survey", in: .length, source: .nist),
    UnitRow("survey_league", ["lea_survey"], "3 mi_survey", in: .length, source: .nist),
  ]
}
