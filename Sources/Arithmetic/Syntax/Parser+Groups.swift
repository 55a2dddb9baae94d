import NumericCore

// Commas in numbers: `1,234.56` is one number, `1.234,56` and `1,5` are refused.
extension Parser {
  /// Reads a number with commas between groups of three digits; nil for any other number.
  mutating func groupedLiteral(
    _ span: SourceSpan
  ) throws(TextError) -> (literal: ExactLiteral, end: Int)? {
    guard span.end < source.count, source[span.end] == UInt8(ascii: ",") else { return nil }
    let first = source[span.start..<span.end]
    guard first.allSatisfy(Self.isDigit) else {
      try refuseDecimalComma(span)
      return nil
    }
    // Most commas separate arguments: the digits are copied only where they make one number.
    var end = span.end
    while first.count <= 3, let next = groupEnd(end) { end = next }
    guard end > span.end else {
      try refuseDecimalComma(span)
      return nil
    }
    let whole = SourceSpan(span.start, end)
    if isInsideArguments {
      let group = source[(span.end + 1)..<(span.end + 4)]
      if group.allSatisfy({ $0 == UInt8(ascii: "0") }) {
        let (a, b) = (text(span), text(SourceSpan(span.end + 1, span.end + 4)))
        throw TextError(
          .misplaced(
            "a comma separates arguments: write \(a)\(b) for one number, \(a), 0 for two"), whole)
      }
      note(.groupedArgument, whole)
      return nil
    }
    guard first.first != UInt8(ascii: "0") else {
      throw TextError(
        .misplaced(
          "decimals stand behind a point: \(text(span)).\(text(SourceSpan(span.end + 1, end)))"),
        whole)
    }
    var digits = source[span.start..<end].filter(Self.isDigit)
    if end < source.count, source[end] == UInt8(ascii: ".") {
      digits.append(source[end])
      end += 1
      while end < source.count, Self.isDigit(source[end]) {
        digits.append(source[end])
        end += 1
      }
    }
    note(.thousands, whole)
    return Self.literal(digits).map { ($0, end) }
  }

  /// The end of a comma and three digits at a place; nil if they do not stand there.
  private func groupEnd(_ start: Int) -> Int? {
    let end = start + 4
    guard end <= source.count, source[start] == UInt8(ascii: ","),
      source[(start + 1)..<end].allSatisfy(Self.isDigit),
      end == source.count || !Self.isDigit(source[end])
    else { return nil }
    return end
  }

  /// Refuses `1,5` and `1.234,56`, in which a comma separates decimals.
  private func refuseDecimalComma(_ span: SourceSpan) throws(TextError) {
    var end = span.end + 1
    while end < source.count, Self.isDigit(source[end]) { end += 1 }
    guard !isInsideArguments, end > span.end + 1 else { return }
    let digits = text(span).filter { $0 != "." }
    throw TextError(
      .misplaced(
        "decimals stand behind a point: write \(digits).\(text(SourceSpan(span.end + 1, end)))"),
      SourceSpan(span.start, end))
  }

  /// Whether the innermost bracket encloses arguments or elements.
  private var isInsideArguments: Bool {
    for entry in stack.reversed() {
      switch entry {
      case .call, .list, .label, .dateArgument, .series: return true
      case .group, .bars: return false
      case .prefix, .infix, .function: continue
      }
    }
    return false
  }
}
