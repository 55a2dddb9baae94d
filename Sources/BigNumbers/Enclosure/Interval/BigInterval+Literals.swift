import NumericCore

extension BigInterval: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A whole number, exactly.
  public init(integerLiteral value: StaticBigInt) { self.init(BigFloat(integerLiteral: value)) }

  /// A whole number, exactly.
  public init(_ value: some BinaryInteger) { self.init(BigFloat(value)) }

  /// The tightest bounds of a decimal at the precision of `withPrecision(_:_:)`: `"0.1"` encloses one tenth.
  ///
  /// **Precondition** The text is a number; use ``init(_:precision:)-(String,_)`` for texts that may not be.
  public init(stringLiteral text: String) {
    do throws(TextError) {
      try self.init(text, precision: WorkingPrecision.current)
    } catch {
      preconditionFailure("\"\(text)\" is no number: \(error.message)")
    }
  }
}
