public import NumericCore

extension ExactReal {
  /// An interval that contains the value, also where that is beyond the exponents of a ``BigFloat``.
  ///
  /// For a number such as e^(10²⁴) it has an end at infinity, for e^(−10²⁴) an end at zero: the other end is the largest or the smallest
  /// number of its sign. All other numbers have their ``enclosure(_:limits:)``.
  ///
  /// - Throws: what ``enclosure(_:limits:)`` throws, but `.exception(.overflow)` and the limit `.range` only where the value
  ///   was not found.
  public func bounds(
    _ precision: Precision, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigInterval {
    do throws(ComputationFailure) {
      return try enclosure(precision, limits: limits)
    } catch {
      guard error.isBeyondRange else { throw error }
      let isNegative = try sign(limits: limits) < 0
      let magnitudes =
        error == .exception(.overflow)
        ? BigInterval(lower: .greatestFiniteMagnitude, upper: .infinity)
        : BigInterval(lower: .zero, upper: .leastNonzeroMagnitude)
      return isNegative ? -magnitudes : magnitudes
    }
  }

  /// Whether this number is proven to be larger than every `BigFloat`, or closer to zero without being zero, so that it has
  /// no digits.
  public func isBeyondRange(limits: ExactLimits = ExactLimits()) -> Bool {
    guard let bounds = try? bounds(.bits(32), limits: limits) else { return false }
    return bounds.isVanishing || !bounds.isBounded
  }
}

extension BigInterval {
  /// Whether these are bounds of a number that is closer to zero than every `BigFloat`.
  public var isVanishing: Bool {
    magnitude == .leastNonzeroMagnitude && (lower.isZero || upper.isZero)
  }
}
