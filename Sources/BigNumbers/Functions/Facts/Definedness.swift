/// The signs of the argument which prove that a function of one number has a value.
enum Definedness: Sendable {
  /// Any sign: the function is defined everywhere.
  case everywhere
  /// Zero or positive.
  case nonNegative
  /// Positive.
  case positive
  /// None: only an enclosure decides.
  case asked
}

/// The signs of x and y which prove that a function of two numbers has a value.
enum BinaryDefinedness: Sendable {
  case everywhere
  /// y ≠ 0.
  case nonZeroDivisor
  /// x > 0, or x < 0 and y a whole number.
  case power
  case asked
}

/// Arguments at which MPFR returns a limit along a line, or a convention, although the function has
/// no value.
enum Convention: Sendable {
  case none
  /// A pole of Γ as either argument.
  case poleOfGamma
  /// The integral from x = 0 on, with an exponent that is not positive.
  case integralFromZero
  /// A negative argument.
  case negativeArgument
}
