/// Which signs of the argument prove that a function of one number has a value there.
enum Definedness: Sendable {
  /// All.
  case everywhere
  /// Zero and above.
  case nonNegative
  /// Above zero.
  case positive
  /// None: only an enclosure tells.
  case asked
}

/// The same for functions of two numbers x and y.
enum BinaryDefinedness: Sendable {
  case everywhere
  /// y ≠ 0.
  case nonZeroDivisor
  /// x > 0.
  case positiveFirst
  case asked
}

/// Which operand of zero makes an infinite or missing result a division by zero.
enum ZeroDivisor: Sendable {
  case none
  /// The second, whatever the first; or only below a finite first one.
  case second, secondUnderFinite
  /// The first, where the second is not zero.
  case first
  /// A base of zero to a negative power: MPFR's flag of a pole tells.
  case base
}

/// Arguments at which MPFR answers a limit along a line, or a convention, where the function has no value.
enum Convention: Sendable {
  case none
  /// A pole of Γ as either argument.
  case poleOfGamma
  /// The integral from x = 0 on, of an exponent that is not positive.
  case integralFromZero
  /// A negative argument.
  case negativeArgument
}
