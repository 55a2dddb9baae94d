public import BigNumbers
public import NumericCore

/// The directions in which the parts of a complex number are rounded.
public struct ComplexRounding: Hashable, Sendable {
  /// The direction of the real part.
  public var real: Rounding
  /// The direction of the imaginary part.
  public var imaginary: Rounding

  /// A direction for each part.
  public init(real: Rounding, imaginary: Rounding) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  /// One direction for both parts.
  public init(_ rounding: Rounding) { self.init(real: rounding, imaginary: rounding) }

  /// Both parts to nearest.
  public static let nearestEven = ComplexRounding(.nearestEven)
}

/// A complex result together with how its parts were rounded.
public struct RoundedComplex: Hashable, Sendable {
  /// The result.
  public var value: BigComplex
  /// The sign of (rounded − exact) of the real part; 0 if it is exact.
  public var realTernary: Int
  /// The sign of (rounded − exact) of the imaginary part; 0 if it is exact.
  public var imaginaryTernary: Int
  /// The exceptions that both parts raised.
  public var flags: StatusFlags
}
