internal import CMPFR
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An upper estimate of the time of one call of MPFR, for functions whose time grows so fast with
/// the precision that a few more bits can take minutes.
///
/// Measured with MPFR 4.2 on one core of a 2020s server at arguments of 0.3 to 30: the slowest of
/// three runs, doubled, and bounded from above by a power of the precision, seconds = scale ·
/// (bits/1000)^power.
enum CallCost: Sendable {
  /// Fast at any precision within the limits: a second for 10⁸ bits.
  case quick
  /// scale · (bits/1000)^power seconds.
  case growing(scale: Double, power: Double)
  /// One cost for arguments of a simple form, another one for all others.
  indirect case simpler(ArgumentForm, CallCost, otherwise: CallCost)

  /// A form of arguments for which a function is quicker than for others.
  enum ArgumentForm: Sendable {
    /// A whole number that is not negative.
    case whole
    /// A whole number from 2 to 64.
    case smallWhole
    /// A whole number from 2 to 9.
    case tinyWhole
    /// 3, or an even number from 2 to 64.
    case threeOrEven
    /// Half of a whole number that is positive, if the result has at most so many bits.
    case half(mostBits: Int)
    /// A number next to a fraction with a small denominator, as the kernel of Γ needs it.
    case nearFraction
    /// A number of which erf takes its series.
    case withinErrorSeries
    /// A number of which erf takes a series of short fractions.
    case nextToErrorFraction
    /// Any number, if the result has more than so many bits.
    case wide(Int)
    /// A number with a binary exponent in a range.
    case size(ClosedRange<Int>)
    /// A number above 0.
    case positive
    /// A number of at most 64 bits of significand.
    case short
  }

  /// Whether arguments of some forms have costs of their own.
  var dependsOnArgument: Bool {
    if case .simpler = self { true } else { false }
  }

  /// The cost for an argument and a result of so many bits.
  func at(_ x: BigFloat, bits: Int) -> CallCost {
    guard case .simpler(let form, let simple, let other) = self else { return self }
    let isSimple =
      switch form {
      case .whole: x.isInteger && !x.isNegative
      case .half(let most): bits <= most && !x.isNegative && x.scaled(1).isInteger
      case .nearFraction: NearFraction(x.magnitude)?.isUseful(bits: bits + 80) ?? false
      case .withinErrorSeries: LongErf.contains(x, bits: bits)
      case .nextToErrorFraction: LongErf.isNextToFraction(x, bits: bits + 80)
      case .wide(let most): bits > most
      case .size(let exponents): x.binaryExponent.map { exponents.contains($0) } ?? false
      case .smallWhole: WholeZeta.contains(x)
      case .tinyWhole: WholeZeta.contains(x) && x <= 9
      case .positive: !x.isNegative
      case .threeOrEven: WholeZeta.contains(x) && (x == 3 || x.scaled(-1).isInteger)
      case .short: x.read { mpfr_min_prec($0) } <= 64
      }
    return (isSimple ? simple : other).at(x, bits: bits)
  }

  /// Logarithms, circular and hyperbolic functions, their inverses and other exponentials: sin, log and acos took 0.8 s for
  /// 10⁶ bits and 16 s for 10⁷, within a fifth, and log₁₀ and exp₁₀ up to 1.6 times as long.
  static let elementary = CallCost.growing(scale: 0.000_11, power: 1.35)
  /// The exponential function, which took 0.4 s for 10⁶ bits and 8.5 s for 10⁷.
  static let exponential = CallCost.growing(scale: 0.000_06, power: 1.35)
  /// Those that call two of them, as powers do.
  static let twiceElementary = CallCost.growing(scale: 0.000_2, power: 1.35)

  /// A product or a square: 2.8 ms for 10⁶ bits, 47 ms for 10⁷, 0.36 s for 6·10⁷.
  static let product = CallCost.growing(scale: 0.000_001_7, power: 1.18)

  /// Γ of more than 1024 bits took 0.02 s for 33 000 bits next to a fraction, 0.28 s for 330 000 and 4.3 s for 3.3·10⁶, and
  /// 0.4 s for 33 000 elsewhere. MPFR computes others, and takes memory for tables besides.
  static let gamma = splitGamma(otherwise: .growing(scale: 0.003, power: 3.1))
  /// ln Γ is found from such a Γ above 0; the others are MPFR's.
  static let logGamma = CallCost.simpler(
    .positive, splitGamma(otherwise: longLogGamma), otherwise: longLogGamma)
  private static let longLogGamma = CallCost.growing(scale: 0.000_5, power: 3.4)
  private static func splitGamma(otherwise: CallCost) -> CallCost {
    .simpler(
      .wide(1024),
      .simpler(
        .size(LongGamma.exponents),
        .simpler(
          .nearFraction, .growing(scale: 0.000_35, power: 1.25),
          otherwise: .growing(scale: 0.000_5, power: 2.2)), otherwise: otherwise),
      otherwise: otherwise)
  }
  /// ζ(3) by its own series and ζ of even numbers from π: ζ(3) took 2 ms for 33 000 bits and 1 s for 3.3·10⁶.
  static let quickZeta = CallCost.growing(scale: 0.000_1, power: 1.25)
  /// ζ of another whole number by splitting. For 33 000, 330 000 and 3.3·10⁶ bits ζ(9) took 0.03, 0.39 and 9.5 s, ζ(63) 0.10,
  /// 1.9 and 47 s.
  static let smallZeta = CallCost.simpler(
    .tinyWhole, .growing(scale: 0.000_25, power: 1.39),
    otherwise: .growing(scale: 0.001_6, power: 1.39))
  /// ζ of a whole number above 64, which took 0.4 s for 10⁵ bits.
  static let wholeZeta = CallCost.growing(scale: 0.000_085, power: 2)
  /// Formulas of finance, with up to six exponentials and logarithms, each rounded in both directions.
  static let formula = CallCost.growing(scale: 0.001, power: 1.35)
  /// Series of a few terms with γ and ζ(2) to ζ(5) as factors, which took 2 s together for 10⁵ bits.
  static let constantsOfSeries = CallCost.growing(scale: 0.000_4, power: 2)

  /// The estimate for a precision; 0 up to 2048 bits, where a call takes milliseconds.
  func seconds(bits: Int) -> Double {
    switch self {
    case .quick: 0
    case .growing(let scale, let power):
      bits > Self.cheapBits ? scale * pow(Double(bits) / 1000, power) : 0
    case .simpler(_, _, let other): other.seconds(bits: bits)
    }
  }

  /// The memory that a call takes: 5 to 11 bytes a bit for elementary functions of 3·10⁶ bits, and up to 0.04 for each bit
  /// squared for gamma functions, ζ and Li₂, which keep tables; rounded up.
  func megabytes(bits: Int) -> Int {
    switch self {
    case .quick: return 0
    case .growing(_, let power):
      let bits = Double(bits)
      return Int(min((power > 2 ? bits * bits / 25 : 16 * bits) / 1e6, 0x1p62))
    case .simpler(_, _, let other): return other.megabytes(bits: bits)
    }
  }

  /// The precision up to which no call takes long, unless its arguments are extreme.
  static let cheapBits = 2048
}
