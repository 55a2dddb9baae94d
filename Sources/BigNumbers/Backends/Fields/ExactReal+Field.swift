public import NumericCore

extension ExactReal: CatalogueField, ExactField {
  /// The number that a text denotes, exactly: `"0.1"` is one tenth, `"1/3"` a third.
  ///
  /// **Precondition** The text is a number within the default limits; use ``init(parsing:limits:)`` for texts that may not be.
  public init(stringLiteral text: String) { self.init(BigRational(stringLiteral: text)) }

  /// log₂|x|, to a bit; −∞ where it is not proven that the number is not zero.
  public var pivotRank: Double? {
    do throws(ComputationFailure) {
      let ball = try ball(.relative(bits: 8), ExactLimits())
      return ball.middle.pivotRank
    } catch { return -.infinity }
  }

  /// The proven order; `.undecided` where a limit ends the search, `.unordered` where a number has no value.
  public static func ordering(_ a: ExactReal, _ b: ExactReal) -> Ordering {
    do throws(ComputationFailure) { return try a.compared(to: b) } catch {
      if case .exception = error { return .unordered }
      return .undecided
    }
  }

  /// The absolute value.
  public var absoluteValue: ExactReal { magnitude }

  /// A function of a list, which is recorded and not computed.
  public static func compute(_ function: ListFunction, _ x: [ExactReal]) -> ExactReal {
    noting(x) { tape, operands in tape.append(function, operands, origin: 0) }
  }
  /// A constant, exactly.
  public static func constant(_ constant: Constant) -> ExactReal { ExactReal(constant) }
}
