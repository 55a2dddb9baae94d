public import NumericCore

// Numbers and texts that have an exact value. NaN and infinities have none.
extension ExactReal {
  /// The exact value of a `Double`, `Float` or any other binary format; nil for NaN and infinities.
  ///
  /// `ExactReal(exactly: 0.1)` is 3602879701896397/36028797018963968, and not one tenth; that is `ExactReal("0.1")`.
  public init?(exactly value: some BinaryFloatingPoint) {
    guard let value = BigRational(exactly: value) else { return nil }
    self.init(value)
  }

  /// The exact value of a binary number; nil for NaN and infinities.
  ///
  /// A number beyond the limits of fractions is a product with a power of two, which is recorded.
  public init?(exactly value: BigFloat) {
    guard value.isFinite else { return nil }
    if let fraction = try? BigRational(exactly: value) {
      self.init(fraction)
      return
    }
    guard let (odd, exponent) = value.oddParts else { return nil }
    let magnitude = Self.compute(.scaleByPowerOfTwo, ExactReal(odd), ExactReal(exponent))
    self = value.isNegative ? -magnitude : magnitude
  }

  /// The number that ``init(parsing:limits:)`` reads within the default limits; nil for any other text.
  public init?(_ text: String) {
    guard let value = BigRational(text) else { return nil }
    self.init(value)
  }

  /// Reads a number exactly: `0.1` is one tenth, `1/3` a third, `0x1.8p3` twelve.
  ///
  /// **Errors.** `TextError` with the offset of the fault; `LimitExceeded` with the limit `.precision` when the fraction would
  /// have more than `limits.precision` bits.
  public init(parsing text: String, limits: Limits = Limits()) throws {
    self.init(try BigRational(parsing: text, limits: limits))
  }
}

// Powers, and names of Swift's other numbers.
extension ExactReal {
  /// The ratio of a circle's circumference to its diameter.
  public static let pi = ExactReal(.pi)

  /// The absolute value.
  public var magnitude: ExactReal { Self.compute(.magnitude, self) }

  /// x to a power; a negative x has only whole powers and roots of odd index.
  public static func pow(_ x: ExactReal, _ exponent: ExactReal) -> ExactReal {
    compute(.pow, x, exponent)
  }

  /// x to a whole power; 0⁰ is 1.
  public static func pow(_ x: ExactReal, _ exponent: Int) -> ExactReal {
    compute(.pow, x, ExactReal(exponent))
  }

  /// The real root of an index that is not 0.
  public static func root(_ x: ExactReal, _ index: Int) -> ExactReal {
    compute(.root, x, ExactReal(index))
  }
}

/// The absolute value.
public func abs(_ x: ExactReal) -> ExactReal { x.magnitude }
