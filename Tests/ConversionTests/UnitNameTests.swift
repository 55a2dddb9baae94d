import NumericCore
import Testing

@testable import Conversion

/// The units that spellings denote, and the errors for other spellings.
@Suite("names of units")
struct UnitNameTests {
  static let readings: [(String, String)] = [
    ("kilobit", "kilobit"), ("millibar", "millibar"), ("mbar", "millibar"),
    ("Mbit", "megabit"), ("KiB", "kibibyte"), ("kibibytes", "kibibyte"),
    ("gallons_us", "us_gallon"), ("metres of water", "metre_of_water"),
    ("millimetres_of_mercury", "millimetre_of_mercury"), ("mmHg", "millimetre_of_mercury"),
    ("nautical miles", "international_nautical_mile"),
    ("kilocalories", "kilothermochemical_calorie"), ("fluid ounces", "us_fluid_ounce"),
    ("fl oz", "us_fluid_ounce"), ("pt", "us_pint"), ("Mb", "megabit"), ("year", "julian_year"),
    ("Btu", "btu_it"), ("hp", "mechanical_horsepower"), ("µm", "micrometre"), ("um", "micrometre"),
    ("°C", "degree_celsius"), ("deg C", "degree_celsius"), ("Ω", "ohm"), ("kΩ", "kiloohm"),
    ("\u{2126}", "ohm"), ("\u{212B}", "angstrom"), ("Myr_julian", "megajulian_year"),
    ("min", "minute"), ("mins", "minute"), ("h", "hour"), ("lbs", "pound"), ("ton us", "us_ton"),
    ("short tons", "us_ton"), ("metric tons", "tonne"), ("C", "coulomb"), ("F", "farad"),
  ]

  @Test("readings", arguments: readings) func reading(_ text: String, _ name: String) throws {
    #expect(try Unit(parsing: text).single?.name == name)
  }

  @Test("notices only where a name has several readings") func notices() throws {
    for (text, count) in [
      ("gal", 1), ("gal/min", 1), ("cal", 0), ("calorie", 1), ("kilocalorie", 0), ("oz", 0),
      ("lb", 0), ("h", 0),
    ] {
      var scanner = UnitScanner(Array(text.utf8), at: 0)
      _ = try scanner.scanWhole()
      #expect(scanner.notices.count == count, "\(text)")
    }
  }

  @Test(
    "names that others claim, and prefixes that make no sense", arguments: ["e", "dB", "mbit"])
  func unknown(_ text: String) {
    #expect(throws: TextError.self) { try Unit(parsing: text) }
  }

  static let suggestions: [(String, String?)] = [
    ("metr", "meter"), ("kilometr", "kilometer"), ("Km", "km"), ("mbps", "Mbps"), ("Khz", "kHz"),
    ("kw", "kW"), ("secnd", "second"), ("zzzzzz", nil),
    ("KG", "kg"), ("kwh", "kWh"), ("hz", "Hz"), ("Kilometrs", "kilometers"),
  ]

  @Test("suggestions", arguments: suggestions)
  func suggestion(_ text: String, _ near: String?) throws {
    let error = #expect(throws: TextError.self) { try Unit(parsing: text) }
    #expect(error?.suggestion == near)
  }
}
