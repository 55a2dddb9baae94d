public import NumericCore

extension FixedFloat: ExpressibleByIntegerLiteral {
  /// A literal of any size, rounded to nearest if it has more significant bits than the type.
  @inlinable
  public init(integerLiteral literal: StaticBigInt) {
    if literal.bitWidth <= Int.bitWidth {
      self.init(Int(bitPattern: literal[0]))
    } else {
      self.init(BigFloat(integerLiteral: literal))
    }
  }
}

extension FixedFloat: ExpressibleByFloatLiteral {
  #if arch(x86_64) && !os(Windows) && !os(Android)
    /// The widest type in which the compiler passes a literal.
    public typealias FloatLiteralType = Float80
  #else
    /// The widest type in which the compiler passes a literal.
    public typealias FloatLiteralType = Double
  #endif

  /// The decimal as it is written, rounded once: `0.1` is the number nearest to one tenth.
  ///
  /// The compiler rounds a literal to ``FloatLiteralType`` before this initialiser receives it. The
  /// shortest decimal that reads back as that value is the written one if that has at most 18
  /// significant digits (15 where the type is `Double`) and an exponent that the type can
  /// represent. For longer ones use ``init(_:rounding:)-(String,_)``. Hexadecimal literals that are
  /// not integers should be written as text as well: they, too, are taken as their shortest
  /// decimal.
  @inlinable
  public init(floatLiteral literal: FloatLiteralType) {
    // A multiple of 1/1024 below 2¹⁶ has at most five digits before the point and ten behind it,
    // and is its own shortest decimal.
    let scaled = literal * 1024
    if scaled.magnitude < 0x1p26, scaled == scaled.rounded(.towardZero) {
      self.init(Double(literal))
    } else {
      self.init(shortestDecimalOf: literal.description)
    }
  }

  @usableFromInline
  init(shortestDecimalOf description: String) {
    do throws(LiteralError) {
      try self.init(description)
    } catch {
      preconditionFailure("\(description) is the description of a number")
    }
  }
}

extension FixedFloat {
  /// A literal, rounded once.
  ///
  /// Overflow gives an infinity, underflow a zero, by IEEE 754's rules.
  public init(_ literal: ExactLiteral, rounding: Rounding = .nearestEven) {
    self = Self.make { FixedCall.write(literal, $0, rounding) }
  }

  /// A number in any notation of `ExactLiteral`, rounded once.
  ///
  /// - Throws: `LiteralError` with the position of the fault where the text is not a number.
  public init(_ text: String, rounding: Rounding = .nearestEven) throws(LiteralError) {
    self.init(try ExactLiteral(text), rounding: rounding)
  }

  /// A number in a radix from 2 to 62, rounded once; see
  /// ``BigFloat/init(_:radix:precision:rounding:)``.
  public init(
    _ text: String, radix: Int, rounding: Rounding = .nearestEven
  ) throws(LiteralError) {
    self.init(try BigFloat(text, radix: radix, precision: Self.precision, rounding: rounding))
  }
}
