/// A format whose numbers are bit patterns of a fixed width, described as data: posits, fixed-point
/// numbers, and floats whose largest exponent is not reserved for infinities.
///
/// The nonnegative numbers in ascending order, counted from zero, have the ranks 0, 1, 2, …, which are
/// also their patterns; where no pattern stands for zero, its rank is kept free, and patterns are one
/// less than ranks. In the format with one more bit, the rank 2k + 1 lies between the numbers with the
/// ranks k and k + 1; it is the boundary at which rounding changes from the one to the other. In floats
/// and fixed-point numbers it is their midpoint, and for posits the standard defines it.
///
/// - Source: Posit Working Group, Standard for Posit Arithmetic (2022), 3 and 4.1; Open Compute Project, 8-bit Floating
///   Point Specification (2023), 5, and Microscaling Formats (MX) Specification (2023), 5.3.
public struct CodedFormat: Hashable, Sendable {
  /// The meaning of patterns.
  public enum Coding: Hashable, Sendable {
    /// A sign, an exponent and a significand with an implicit leading bit; subnormal numbers have
    /// the smallest exponent. With a precision of 1 nothing follows the exponent, and no number is subnormal.
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

  /// The signs of numbers.
  public enum Signs: Hashable, Sendable {
    /// Numbers of both signs, and two zeros.
    case both
    /// Numbers of both signs, and one zero.
    case bothButOfZero
    /// Positive numbers only: there is neither a bit for a sign nor a zero.
    case positive
  }

  /// The name of the format.
  public let name: String
  /// The bits of a pattern, including the sign if there is one: 2 to 64.
  public let width: Int
  /// The meaning of patterns.
  public let coding: Coding
  /// The pattern of the largest number.
  public let greatestPattern: UInt64
  /// The result for numbers beyond the largest one.
  public let overflow: Overflow
  /// The signs of numbers.
  public let signs: Signs

  init(
    _ name: String, width: Int, _ coding: Coding, greatestPattern: UInt64? = nil,
    _ overflow: Overflow, _ signs: Signs = .bothButOfZero
  ) {
    precondition((2...64).contains(width), "\(name) has patterns of 2 to 64 bits")
    self.name = name
    self.width = width
    self.coding = coding
    self.greatestPattern = greatestPattern ?? 1 << UInt64(width - 1) - 1
    self.overflow = overflow
    self.signs = signs
  }

  /// Posits of 3 to 64 bits; those of the standard have two bits of exponent.
  ///
  /// The pattern NaR is NaN here. A nonzero number never rounds to zero, and no number rounds
  /// beyond the largest one. The name is `posit16` for a standard posit, else `posit:N:ES`.
  public static func posit(_ width: Int, exponentBits: Int = 2) -> CodedFormat {
    precondition((0...4).contains(exponentBits) && (3...64).contains(width))
    let isStandard = exponentBits == 2 && [8, 16, 32, 64].contains(width)
    return CodedFormat(
      isStandard ? "posit\(width)" : "posit:\(width):\(exponentBits)", width: width,
      .posit(exponentBits: exponentBits), .saturates)
  }

  /// Integers in units of 2^(−f), in two's complement of up to 64 bits; numbers beyond the ends are
  /// rounded to the ends. The name is `fixed:I:F`, with the bits before and after the point.
  public static func fixedPoint(_ width: Int, fractionBits: Int) -> CodedFormat {
    return CodedFormat(
      "fixed:\(width - fractionBits):\(fractionBits)", width: width,
      .fixedPoint(fractionBits: fractionBits), .saturates)
  }
}

// MARK: - Parameters

extension CodedFormat {
  /// The most bits p that the significand of a number has, the leading one included; posits have them around 1.
  public var precision: Int {
    switch coding {
    case .float(let precision, _): precision
    case .posit(let exponentBits): max(1, width - 2 - exponentBits)
    case .fixedPoint: width - 1
    }
  }

  /// The exponent e of the smallest normal number 2^e; of the smallest number where none is subnormal.
  public var leastExponent: Int {
    if case .float(_, let leastExponent) = coding { leastExponent } else { exponent(of: 1) }
  }

  /// The exponent of the largest number.
  public var greatestExponent: Int { exponent(of: greatestRank) }

  private func exponent(of rank: UInt64) -> Int {
    let (significand, exponent) = magnitude(rank)
    return exponent + (63 - significand.leadingZeroBitCount)
  }
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

  /// Whether patterns have a bit for the sign, the first one.
  public var hasSign: Bool { signs != .positive }

  /// Whether zero is a number.
  public var hasZero: Bool { signs != .positive }

  /// Whether there are zeros of both signs.
  public var hasSignedZero: Bool { signs == .both }

  /// The rank of the largest number.
  public var greatestRank: UInt64 { hasZero ? greatestPattern : greatestPattern + 1 }

  /// Whether a nonzero number may round to zero.
  public var roundsToZero: Bool { if case .posit = coding { false } else { hasZero } }

  /// Whether what lies on a boundary is rounded away from zero instead of to the even rank: where a significand has no bit
  /// that could be even.
  public var roundsTiesAway: Bool { if case .float(1, _) = coding { true } else { false } }

  /// Whether the range of negative numbers extends one unit further than that of positive ones.
  public var hasLowerEnd: Bool { if case .fixedPoint = coding { true } else { false } }

  /// The number significand · 2^exponent of a rank that is not negative, or of a rank in the format with one more
  /// bit.
  public func magnitude(
    _ rank: UInt64, isWider: Bool = false
  ) -> (significand: UInt64, exponent: Int) {
    let extra = isWider ? 1 : 0
    switch coding {
    case .float(let precision, let leastExponent):
      let place = leastExponent - (precision - 1) - extra
      let unit: UInt64 = 1 << UInt64(precision - 1 + extra)
      if rank < unit { return (rank, place) }
      return (rank % unit + unit, place + Int(rank / unit) - 1)
    case .posit(let exponentBits):
      return Self.posit(rank, width: width + extra, exponentBits)
    case .fixedPoint(let fractionBits):
      return (rank, -fractionBits - extra)
    }
  }

  /// Decodes a posit without its sign bit: a run of r equal bits, a bit that ends it, e bits of
  /// exponent and the fraction.
  ///
  /// A run of ones means 2^((r − 1)·2^e), a run of zeros 2^(−r·2^e). Bits beyond the end are zeros.
  private static func posit(
    _ pattern: UInt64, width: Int, _ exponentBits: Int
  ) -> (significand: UInt64, exponent: Int) {
    if pattern == 0 { return (0, 0) }
    let bits = pattern << UInt64(64 - (width - 1))
    let isHigh = bits >> 63 == 1
    let run = min(isHigh ? (~bits).leadingZeroBitCount : bits.leadingZeroBitCount, width - 1)
    let rest = run + 1 >= 64 ? 0 : bits << UInt64(run + 1)
    let power = exponentBits == 0 ? 0 : Int(rest >> UInt64(64 - exponentBits))
    let fractionBits = max(0, width - 1 - run - 1 - exponentBits)
    let fraction =
      fractionBits == 0 ? 0 : (rest << UInt64(exponentBits)) >> UInt64(64 - fractionBits)
    let exponent = (isHigh ? run - 1 : -run) << exponentBits + power
    return (1 << UInt64(fractionBits) | fraction, exponent - fractionBits)
  }
}
