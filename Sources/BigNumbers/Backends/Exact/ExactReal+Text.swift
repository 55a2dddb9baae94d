public import NumericCore

extension ExactReal {
  /// The text in a format, its digits rounded once; every digit is proven.
  ///
  /// - Throws: an `EngineError`: a text with more digits than `limits` allow, or what
  ///   ``digits(radix:_:rounding:limits:)`` throws.
  public func text(
    as format: NumberFormat = NumberFormat(), rounding: Rounding = .nearestEven,
    limits: ExactLimits = ExactLimits()
  ) throws(EngineError<ComputationFailure>) -> String {
    try ExactBackend(limits: limits, rounding: rounding)
      .format(self, as: format, limits: limits.sizes).text
  }
}

extension ExactReal: CustomStringConvertible, CustomDebugStringConvertible {
  /// The digits of a decimal that has at most 40 of them, else the first seventeen, without zeros at
  /// their end, and `…`; each is a digit of the number.
  ///
  /// What is not found within a second is a phrase in parentheses that says why, such as `(division by zero)`.
  public var description: String {
    var limits = ExactLimits()
    (limits.digits, limits.wholeDigits, limits.sizes.time) = (17, 40, 1)
    let backend = ExactBackend(limits: limits, rounding: .towardZero)
    do throws(EngineError<ComputationFailure>) {
      let found = try backend.format(self, as: NumberFormat(), limits: limits.sizes)
      if found.isExact == true { return found.text }
      let end = found.text.firstIndex(of: "e") ?? found.text.endIndex
      return found.text[..<end] + "…" + found.text[end...]
    } catch {
      switch error {
      case .mathematics(let failure), .backend(let failure): return "(\(failure))"
      case .limit(let limit): return "(\(limit))"
      case .text(let fault): return "(\(fault.message))"
      }
    }
  }

  /// The description as what it is.
  public var debugDescription: String { "ExactReal(\(description))" }
}
