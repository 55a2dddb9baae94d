public import NumericCore

extension BigFloat {
  /// The precision of values that have no operand with a precision: `BigFloat.pi`,
  /// `BigFloat.ulpOfOne`, and the quotient of two integers.
  ///
  /// It is 256 bits unless `withPrecision(_:_:)` sets another one. It is read when such a value is
  /// created, never by an operation on others.
  public static var creationPrecision: Precision { WorkingPrecision.current }
}
