import NumericCore

/// The sources of definitions.
extension String {
  static let si = "SI Brochure, 9th edition"
  static let si8 = "SI Brochure, 8th edition, tables 8 and 9"
  static let nist = "NIST SP 811 (2008), appendix B"
  static let nistFractions = "NIST SP 811 (2008), section 7.10.3"
  static let nist44 = "NIST Handbook 44, appendix C"
  static let ukWeights = "Weights and Measures Act 1985 (UK), schedule 1"
  static let iec = "IEC 80000-13:2008"
  static let iupac = "IUPAC Green Book, 3rd edition"
  static let iau2012 = "IAU 2012 resolution B2"
  static let iau2015 = "IAU 2015 resolution B2"
  static let iau2015Nominal = "IAU 2015 resolution B3, nominal value"
  static let iau2015Masses = "IAU 2015 resolution B3, nominal value, and CODATA 2022"
  static let iauStyle = "IAU Style Manual (1989)"
  static let almanac = "The Astronomical Almanac, mean values"
  static let codata = "CODATA 2022"
  static let definition = "definition"
  static let custom = "customary definition"
  static let japan = "Weights and Measures Act of Japan, 1891"
  static let china = "market system of China, 1929"
  static let russia = "decree of 1835 and law of 1899, Russia"
}

// Notes that the pages of several units share.
extension String {
  static let measured = "the value is measured, not defined, and used as given"
  static let nominalMass =
    "the nominal product with the constant of gravitation, divided by its measured value"
  static let conventionalStat =
    "by the speed of light as before 2019, when the factor became a measured one"
  static let conventionalMercury =
    "conventional density of mercury 13595.1 kg/m³, standard gravity"
  static let conventionalWater = "conventional density of water 1000 kg/m³, standard gravity"
}

// The zeros of temperature scales, counted from absolute zero in degrees of the scale.
extension ExactLiteral {
  static let celsius = ExactLiteral(coefficient: .word(27_315), exponent: -2)
  static let fahrenheit = ExactLiteral(coefficient: .word(45_967), exponent: -2)
  static let reaumur = ExactLiteral(coefficient: .word(21_852), exponent: -2)
  static let roemer = ExactLiteral(coefficient: .word(13_590_375), exponent: -5)
  static let newton = ExactLiteral(coefficient: .word(901_395), exponent: -4)
}
