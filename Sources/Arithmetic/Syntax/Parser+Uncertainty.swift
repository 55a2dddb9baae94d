import NumericCore

// `±` between factors: 2pi ± 0.1 could mean two things, and neither is chosen.
extension Parser {
  /// Throws where a factor of a product or quotient is a number with an uncertainty that has no
  /// parentheses.
  func refuseUncertainFactor(_ left: Operand, _ right: Operand) throws(TextError) {
    guard left.uncertain != nil || right.uncertain != nil else { return }
    let between = text(SourceSpan(left.span.end, right.span.start))
    let (first, second): (String, String)
    if let parts = right.uncertain {
      first = "(\(text(SourceSpan(left.span.start, parts.value.end)))) ± \(text(parts.spread))"
      second = "\(text(left.span))\(between)(\(text(right.span)))"
    } else {
      let parts = left.uncertain ?? (left.span, left.span)
      first = "(\(text(left.span)))\(between)\(text(right.span))"
      second =
        "\(text(parts.value)) ± (\(text(SourceSpan(parts.spread.start, right.span.end))))"
    }
    throw TextError(
      .misplaced("'±' beside a product needs parentheses: \(first), or \(second)"),
      left.span.union(right.span))
  }
}
