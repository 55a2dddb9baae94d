public import NumericCore

/// A prefix: a power of ten of the SI, or of 1024.
public struct UnitPrefix: Hashable, Sendable {
  /// The name, which is combined with names of units.
  public var name: String
  /// The symbols, which are combined with symbols of units; the first one is printed.
  public var symbols: [String]
  /// The factor.
  public var factor: ExactRatio
  /// Whether it is a power of 1024.
  public var isBinary: Bool
  /// Whether it is used with units of data: `kB` and `KiB` are, but `dB` is not a tenth of a byte.
  public var countsData: Bool

  private init(_ name: String, _ symbols: [String], tens: Int) {
    self.name = name
    self.symbols = symbols
    isBinary = false
    countsData = tens >= 3
    factor = ExactRatio(ExactLiteral(coefficient: .word(1), exponent: tens), ExactLiteral(1))
  }

  private init(_ name: String, _ symbol: String, kibi power: Int) {
    self.name = name
    symbols = [symbol]
    isBinary = true
    countsData = true
    factor = ExactRatio(ExactLiteral(1024), ExactLiteral(1)).power(power)
  }

  /// All prefixes (SI Brochure, 9th edition with the resolution of 2022, table 7; IEC 80000-13).
  public static let table: [UnitPrefix] = [
    UnitPrefix("quetta", ["Q"], tens: 30), UnitPrefix("ronna", ["R"], tens: 27),
    UnitPrefix("yotta", ["Y"], tens: 24), UnitPrefix("zetta", ["Z"], tens: 21),
    UnitPrefix("exa", ["E"], tens: 18), UnitPrefix("peta", ["P"], tens: 15),
    UnitPrefix("tera", ["T"], tens: 12), UnitPrefix("giga", ["G"], tens: 9),
    UnitPrefix("mega", ["M"], tens: 6), UnitPrefix("kilo", ["k"], tens: 3),
    UnitPrefix("hecto", ["h"], tens: 2), UnitPrefix("deca", ["da"], tens: 1),
    UnitPrefix("deka", ["da"], tens: 1), UnitPrefix("deci", ["d"], tens: -1),
    UnitPrefix("centi", ["c"], tens: -2), UnitPrefix("milli", ["m"], tens: -3),
    UnitPrefix("micro", ["µ", "μ", "u"], tens: -6), UnitPrefix("nano", ["n"], tens: -9),
    UnitPrefix("pico", ["p"], tens: -12), UnitPrefix("femto", ["f"], tens: -15),
    UnitPrefix("atto", ["a"], tens: -18), UnitPrefix("zepto", ["z"], tens: -21),
    UnitPrefix("yocto", ["y"], tens: -24), UnitPrefix("ronto", ["r"], tens: -27),
    UnitPrefix("quecto", ["q"], tens: -30),
    UnitPrefix("kibi", "Ki", kibi: 1), UnitPrefix("mebi", "Mi", kibi: 2),
    UnitPrefix("gibi", "Gi", kibi: 3), UnitPrefix("tebi", "Ti", kibi: 4),
    UnitPrefix("pebi", "Pi", kibi: 5), UnitPrefix("exbi", "Ei", kibi: 6),
    UnitPrefix("zebi", "Zi", kibi: 7), UnitPrefix("yobi", "Yi", kibi: 8),
  ]
}
