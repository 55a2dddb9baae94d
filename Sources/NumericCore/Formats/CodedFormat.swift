/// A format whose numbers are bit patterns of a fixed width, described as data: posits, fixed-point numbers, floats
/// whose largest exponent is not set aside for infinities.
///
/// Of the numbers that are not negative the k-th, counted from zero, has the pattern k. The pattern 2k + 1 of the format
/// that is one bit wider lies between k and k + 1, and is the border where rounding changes from the one to the other:
/// their middle in floats and in fixed-point numbers, and what the standard of posits says of these.
///
/// - Source: Posit Working Group, Standard for Posit Arithmetic (2022), 3 and 4.1; Open Compute Project, 8-bit Floating
///   Point Specification (2023), 5.
public struct CodedFormat: Hashable, Sendable {
  /// How patterns stand for numbers.
  public enum Coding: Hashable, Sendable {
    /// A sign, an exponent and a significand with a hidden bit; subnormal numbers at the least exponent.
    case float(precision: Int, leastExponent: Int)
    /// A sign, a run of equal bits that tells the power of 2^(2^e), an exponent of e bits, and a fraction.
    case posit(exponentBits: Int)
    /// A whole number of units of 2^(−f), in two's complement.
    case fixedPoint(fractionBits: Int)
  }

  /// What becomes of a number beyond the largest.
  public enum Overflow: Hashable, Sendable {
    /// The largest number.
    case saturates
    /// NaN.
    case isNaN
  }

  /// What people call it.
  public let name: String
  /// Bits of a pattern, the sign among them: 2 to 62.
  public let width: Int
  /// How patterns stand for numbers.
  public let coding: Coding
  /// The pattern of the largest number.
  public let greatestPattern: Int
  /// What becomes of a number beyond the largest.
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

  /// Posits of 3 to 62 bits; the standard's have two bits of exponent. One pattern is NaR, which is NaN here; a number
  /// other than zero never rounds to zero, and none beyond the largest.
  public static func posit(_ width: Int, exponentBits: Int = 2) -> CodedFormat {
    precondition((0...4).contains(exponentBits) && (3...62).contains(width))
    return CodedFormat(
      "posit\(width)" + (exponentBits == 2 ? "" : ":\(exponentBits)"), width: width,
      .posit(exponentBits: exponentBits), .saturates)
  }

  /// Whole numbers of units of 2^(−f) in two's complement; those beyond the ends are the ends.
  public static func fixedPoint(_ width: Int, fractionBits: Int) -> CodedFormat {
    CodedFormat(
      "fixed\(width):\(fractionBits)", width: width, .fixedPoint(fractionBits: fractionBits),
      .saturates)
  }

  /// Eight bits, four of them the exponent: to ±448, without infinities. What is beyond is NaN.
  public static let float8E4M3 = CodedFormat(
    "e4m3", width: 8, .float(precision: 4, leastExponent: -6), greatestPattern: 0x7e, .isNaN)
}

// MARK: - Patterns and numbers

extension CodedFormat {
  /// Bits of significand that no number of the format, and no border between two, exceeds.
  public var mostSignificandBits: Int {
    switch coding {
    case .float(let precision, _): precision + 1
    case .posit, .fixedPoint: width + 1
    }
  }

  /// Whether a number other than zero may round to zero.
  public var roundsToZero: Bool { if case .posit = coding { false } else { true } }

  /// How many units below zero numbers reach further than above.
  public var hasLowerEnd: Bool { if case .fixedPoint = coding { true } else { false } }

  /// Whether there are zeros of both signs.
  public var hasSignedZero: Bool { if case .float = coding { true } else { false } }

  /// significand · 2^exponent, for the pattern of a number that is not negative; or for a pattern of one bit more.
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

  /// The sign bit is left out: what follows is a run of r equal bits, its end, e bits of exponent and the fraction. A run
  /// of ones means 2^((r − 1)·2^e), one of zeros 2^(−r·2^e). Bits beyond the end are zeros.
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
