public import NumericCore

extension FixedFloat: ExpressibleByIntegerLiteral {
  /// A literal of any size; one of more significant bits than the type has is rounded to nearest.
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
    /// The widest type that the compiler hands a literal over in.
    public typealias FloatLiteralType = Float80
  #else
    /// The widest type that the compiler hands a literal over in.
    public typealias FloatLiteralType = Double
  #endif

  /// The decimal that was written, rounded once: `0.1` is the number nearest to one tenth.
  ///
  /// The compiler rounds a literal to ``FloatLiteralType`` before anything here sees it. The shortest
  /// decimal that reads back as that value is the one that was written if it had at most 18 significant
  /// digits (15 where the type is `Double`) and an exponent that the type holds. For longer ones there
  /// is ``init(_:rounding:)-(String,_)``. Hexadecimal literals of up to 64 (53) bits that are no
  /// integers should be written as text as well: they too arrive as their shortest decimal.
  @inlinable
  public init(floatLiteral literal: FloatLiteralType) {
    // Up to five digits before the point and ten behind it are their own shortest decimal.
    let scaled = literal * 1024
    if scaled.magnitude < 0x1p26, scaled == scaled.rounded(.towardZero) {
      self.init(Double(literal))
    } else {
      self.init(shortestDecimalOf: literal.description)
    }
  }

  @usableFromInline
  init(shortestDecimalOf description: String) {
    do throws(TextError) {
      try self.init(description)
    } catch {
      preconditionFailure("\(description) is the description of a number")
    }
  }
}

extension FixedFloat {
  /// A literal, rounded once. Overflow gives an infinity, underflow a zero, by IEEE 754's rules.
  public init(_ literal: ExactLiteral, rounding: Rounding = .nearestEven) {
    self = Self.make { FixedCall.write(literal, $0, rounding) }
  }

  /// A number in any notation of `ExactLiteral`, rounded once.
  ///
  /// - Throws: the fault and its place, where the text is no number.
  public init(_ text: String, rounding: Rounding = .nearestEven) throws(TextError) {
    self.init(try ExactLiteral(text), rounding: rounding)
  }

  /// A number in a radix from 2 to 62, rounded once; see
  /// ``BigFloat/init(_:radix:precision:rounding:)``.
  public init(
    _ text: String, radix: Int, rounding: Rounding = .nearestEven
  ) throws(TextError) {
    self.init(try BigFloat(text, radix: radix, precision: Self.precision, rounding: rounding))
  }
}
