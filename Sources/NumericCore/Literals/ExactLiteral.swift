/// A number as it was written: coefficient × base^exponent, exact until a backend rounds it.
///
/// `0.1` denotes one tenth. A literal is never expanded: `1e500000000` is stored as a 1 and an
/// exponent.
public struct ExactLiteral: Hashable, Sendable {
  /// The kind of number that the text denotes.
  public enum Kind: Hashable, Sendable {
    case finite
    case infinity
    case nan
  }

  /// The digits of a coefficient, without a point and without leading zeros.
  public enum Coefficient: Hashable, Sendable {
    /// A value that fits into a word.
    case word(UInt64)
    /// ASCII digits, decimal for base 10 and hexadecimal for base 2.
    case digits([UInt8])
  }

  /// Finite, infinite or not a number.
  public var kind: Kind
  /// Whether a minus sign was written.
  public var isNegative: Bool
  /// The digits.
  public var coefficient: Coefficient
  /// 10 for decimals, 2 for everything written in hexadecimal, octal or binary.
  public var base: Int
  /// The exponent of `base`; saturates at ±1.5·2⁶², beyond the range of every backend.
  public var exponent: Int

  /// The largest magnitude of an exponent; see `exponent`.
  public static let greatestExponent = 3 << 61

  /// Creates a finite value from its parts.
  public init(
    isNegative: Bool = false, coefficient: Coefficient, base: Int = 10, exponent: Int = 0
  ) {
    self.kind = .finite
    self.isNegative = isNegative
    self.coefficient = coefficient
    self.base = base
    self.exponent = exponent
  }

  /// Creates an integer.
  public init(_ value: Int) {
    self.init(isNegative: value < 0, coefficient: .word(UInt64(value.magnitude)))
  }

  private init(kind: Kind) {
    self.init(coefficient: .word(0))
    self.kind = kind
  }

  /// Positive infinity.
  public static let infinity = ExactLiteral(kind: .infinity)
  /// Not a number.
  public static let nan = ExactLiteral(kind: .nan)

  /// Whether the value is zero.
  public var isZero: Bool { kind == .finite && coefficient == .word(0) }

  /// The same value in a notation that C's `strtod` and MPFR's `mpfr_strtofr` read.
  public var text: String {
    switch kind {
    case .infinity: return isNegative ? "-inf" : "inf"
    case .nan: return "nan"
    case .finite: break
    }
    let digits =
      switch coefficient {
      case .word(let word): String(word, radix: base == 2 ? 16 : 10)
      case .digits(let digits): String(decoding: digits, as: UTF8.self)
      }
    let sign = isNegative ? "-" : ""
    return base == 2 ? "\(sign)0x\(digits)p\(exponent)" : "\(sign)\(digits)e\(exponent)"
  }
}
