public import NumericCore

extension BigRational: OrderedField, ExactField {
  /// The fraction that a text denotes, as it is written: `"0.1"` is one tenth, `"1/3"` a third.
  ///
  /// **Precondition** The text is a number within the default limits; use ``init(parsing:limits:)`` for texts that may not be.
  public init(stringLiteral text: String) {
    do { try self.init(parsing: text) } catch {
      preconditionFailure("\"\(text)\" is no fraction: \(error)")
    }
  }

  /// The shorter, the better, because the fractions that are divided by it stay short.
  public var pivotRank: Double? { isZero ? nil : -Double(numeratorBits + denominatorBits) }
}
