/// A format whose numbers are bit patterns of a fixed width, described as data: posits, fixed-point
/// numbers, and floats whose largest exponent is not reserved for infinities.
///
/// The nonnegative numbers in ascending order, counted from zero, have the patterns 0, 1, 2, … In
/// the format with one more bit, the pattern 2k + 1 lies between the numbers with the patterns k
/// and k + 1; it is the boundary at which rounding changes from the one to the other. In floats and
/// fixed-point numbers it is their midpoint, and for posits the standard defines it.
///
/// - Source: Posit Working Group, Standard for Posit Arithmetic (2022), 3 and 4.1; Open Compute Project, 8-bit Floating
///   Point Specification (2023), 5.
public struct CodedFormat: Hashable, Sendable {
  /// The meaning of patterns.
  public enum Coding: Hashable, Sendable {
    /// A sign, an exponent and a significand with an implicit leading bit; subnormal numbers have
    /// the smallest exponent.
    case float(precision: Int, leastExponent: Int)
    /// A sign, a run of equal bits that determines the power of 2^(2^e), an exponent of e bits, and
    /// a fraction.
    case posit(exponentBits: Int)
    /// An integer in units of 2^(−f), in two's complement.
    case fixedPoint(fractionBits: Int)
  }

  /// The result for numbers beyond the largest one.
  public enum Overflow: Hashable, Sendable {
    /// The largest number.
    case saturates
    /// NaN.
    case isNaN
  }

  /// The name of the format.
  public let name: String
  /// The bits of a pattern, including the sign: 2 to 62.
  public let width: Int
  /// The meaning of patterns.
  public let coding: Coding
  /// The pattern of the largest number.
  public let greatestPattern: Int
  /// The result for numbers beyond the largest one.
  public let overflow: Overflow

  private init(
    _ name: String, width: Int, _ coding: Coding, greatestPattern: Int? = nil, _ overflow: Overflow
  ) {
    precondition((2...62).contains(width), "\(name) has patterns of 2 to 62 bits")
    self.name = name
    self.width = width
    self.coding = coding
    self.greatestPattern = greatestPattern ?? 1 << (width - 1) - 1
    self.overflow = overflow
  }

  /// Posits of 3 to 62 bits; those of the standard have two bits of exponent.
  ///
  /// The pattern NaR is NaN here. A nonzero number never rounds to zero, and no number rounds
  /// beyond the largest one.
  public static func posit(_ width: Int, exponentBits: Int = 2) -> CodedFormat {
    precondition((0...4).contains(exponentBits) && (3...62).contains(width))
    return CodedFormat(
      "posit\(width)" + (exponentBits == 2 ? "" : ":\(exponentBits)"), width: width,
      .posit(exponentBits: exponentBits), .saturates)
  }

  /// Integers in units of 2^(−f), in two's complement; numbers beyond the ends are rounded to the
  /// ends.
  public static func fixedPoint(_ width: Int, fractionBits: Int) -> CodedFormat {
    CodedFormat(
      "fixed\(width):\(fractionBits)", width: width, .fixedPoint(fractionBits: fractionBits),
      .saturates)
  }

  /// Eight bits, four of which are the exponent: numbers up to ±448, without infinities.
  ///
  /// Larger numbers are rounded to NaN.
  public static let float8E4M3 = CodedFormat(
    "e4m3", width: 8, .float(precision: 4, leastExponent: -6), greatestPattern: 0x7e, .isNaN)
}

// MARK: - Patterns and numbers

extension CodedFormat {
  /// An upper bound of the bits in the significand of any number of the format, and of any boundary
  /// between two numbers.
  public var mostSignificandBits: Int {
    switch coding {
    case .float(let precision, _): precision + 1
    case .posit, .fixedPoint: width + 1
    }
  }

  /// Whether a nonzero number may round to zero.
  public var roundsToZero: Bool { if case .posit = coding { false } else { true } }

  /// Whether the range of negative numbers extends one unit further than that of positive ones.
  public var hasLowerEnd: Bool { if case .fixedPoint = coding { true } else { false } }

  /// Whether there are zeros of both signs.
  public var hasSignedZero: Bool { if case .float = coding { true } else { false } }

  /// The number significand · 2^exponent of a nonnegative pattern, or of a pattern with one more
  /// bit.
  public func magnitude(_ pattern: Int, isWider: Bool = false) -> (significand: Int, exponent: Int)
  {
    let extra = isWider ? 1 : 0
    switch coding {
    case .float(let precision, let leastExponent):
      let place = leastExponent - (precision - 1) - extra
      let unit = 1 << (precision - 1 + extra)
      if pattern < unit { return (pattern, place) }
      return (pattern % unit + unit, place + pattern / unit - 1)
    case .posit(let exponentBits):
      return Self.posit(pattern, width: width + extra, exponentBits)
    case .fixedPoint(let fractionBits):
      return (pattern, -fractionBits - extra)
    }
  }

  /// Decodes a posit without its sign bit: a run of r equal bits, a bit that ends it, e bits of
  /// exponent and the fraction.
  ///
  /// A run of ones means 2^((r − 1)·2^e), a run of zeros 2^(−r·2^e). Bits beyond the end are zeros.
  private static func posit(
    _ pattern: Int, width: Int, _ exponentBits: Int
  ) -> (significand: Int, exponent: Int) {
    if pattern == 0 { return (0, 0) }
    let bits = UInt64(pattern) << UInt64(64 - (width - 1))
    let isHigh = bits >> 63 == 1
    let run = min(isHigh ? (~bits).leadingZeroBitCount : bits.leadingZeroBitCount, width - 1)
    let rest = run + 1 >= 64 ? 0 : bits << UInt64(run + 1)
    let power = exponentBits == 0 ? 0 : Int(rest >> UInt64(64 - exponentBits))
    let fractionBits = max(0, width - 1 - run - 1 - exponentBits)
    let fraction =
      fractionBits == 0 ? 0 : Int((rest << UInt64(exponentBits)) >> UInt64(64 - fractionBits))
    let exponent = (isHigh ? run - 1 : -run) << exponentBits + power
    return (1 << fractionBits | fraction, exponent - fractionBits)
  }
}
