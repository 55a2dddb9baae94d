// A literal such as 0.1 reaches a type as a Double or Float80, with an error in the seventeenth or twentieth digit that would go
// unnoticed in a result of a thousand digits. No conformance at all would keep such lines from compiling, but with an error that
// does not say what to write; and `BigFloat(0.1)` would still take the value of the Double. FixedFloat, whose precision is known,
// recovers the decimal instead.

/// Float literals do not compile, because the compiler would round them first; the error says what to write.
@available(
  *, unavailable,
  message:
    "the literal would be rounded to a Double first; write try BigFloat(\"0.1\", precision: p) for the decimal, or BigFloat(0.1 as Double) for the value of the Double"
)
extension BigFloat: ExpressibleByFloatLiteral {
  /// Never called.
  public init(floatLiteral value: Double) { self.init(value) }
}

/// Float literals do not compile, because the compiler would round them first; the error says what to write.
@available(
  *, unavailable,
  message:
    "the literal would be rounded to a Double first; write it in quotation marks, \"0.1\", for the decimal, or BigDecimal(0.1 as Double) for the value of the Double"
)
extension BigDecimal: ExpressibleByFloatLiteral {
  /// Never called.
  public init(floatLiteral value: Double) { self.init(value) }
}

/// Float literals do not compile, because the compiler would round them first; the error says what to write.
@available(
  *, unavailable,
  message:
    "the literal would be rounded to a Double first; write it in quotation marks, \"0.1\", for the decimal, or BigInterval(0.1 as Double) for the value of the Double"
)
extension BigInterval: ExpressibleByFloatLiteral {
  /// Never called.
  public init(floatLiteral value: Double) { self.init(value) }
}

/// Float literals do not compile, because the compiler would round them first; the error says what to write.
@available(
  *, unavailable,
  message:
    "the literal would be rounded to a Double first; write it in quotation marks, \"0.1\", for the decimal, or BigRational(exactly: 0.1) for the value of the Double"
)
extension BigRational: ExpressibleByFloatLiteral {
  /// Never called: an infinity or NaN has no fraction.
  public init(floatLiteral value: Double) { self = BigRational(exactly: value) ?? .zero }
}

/// Float literals do not compile, because the compiler would round them first; the error says what to write.
@available(
  *, unavailable,
  message:
    "the literal would be rounded to a Double first; write it in quotation marks, \"0.1\", for the decimal, or ExactReal(exactly: 0.1) for the value of the Double"
)
extension ExactReal: ExpressibleByFloatLiteral {
  /// Never called: an infinity or NaN is no real number.
  public init(floatLiteral value: Double) { self = ExactReal(exactly: value) ?? 0 }
}
