import NumericCore

/// Reads the definitions of the table: a number, `a/b`, a power `pi^n`, and a product of units,
/// separated by spaces.
enum UnitDefinition {
  static func value(
    of row: UnitRow, _ known: [(scale: ExactRatio, dimension: Dimension)]
  ) -> (scale: ExactRatio, dimension: Dimension) {
    var scale = ExactRatio.one
    var dimension = row.base.map { Dimension($0) } ?? Dimension.none
    for word in row.definition.split(separator: " ") {
      if let number = number(word) {
        scale = scale * number
      } else if word == "pi" || word.hasPrefix("pi^"),
        let power = Int(word.dropFirst(3).isEmpty ? "1" : word.dropFirst(3))
      {
        scale = scale * ExactRatio(ExactLiteral(1), ExactLiteral(1), piPower: power)
      } else {
        for term in terms(word, in: row) {
          precondition(term.unit.row < known.count, "\(row.name) is defined by later units")
          let (size, measured) = known[term.unit.row]
          guard let power = term.exponent.whole else {
            preconditionFailure("\(row.name) is defined by whole powers of units")
          }
          scale = scale * term.unit.scale(size).power(power)
          dimension = dimension * measured.power(power)
        }
      }
    }
    return (scale, dimension)
  }

  private static func terms(_ text: Substring, in row: UnitRow) -> [Unit.Term] {
    var scanner = UnitScanner(Array(text.utf8), at: 0)
    guard let terms = try? scanner.terms(), scanner.position == text.utf8.count else {
      preconditionFailure("\(row.name): '\(text)' is not a product of units")
    }
    return terms
  }

  /// A number `a` or fraction `a/b`.
  private static func number(_ word: Substring) -> ExactRatio? {
    var parts: [ExactLiteral] = []
    for part in word.split(separator: "/", omittingEmptySubsequences: false) {
      let bytes = Array(part.utf8)
      var scanner = LiteralScanner(bytes)
      guard LiteralScanner.starts(in: bytes, at: 0), let literal = try? scanner.scan(),
        scanner.position == bytes.count
      else { return nil }
      parts.append(literal)
    }
    switch parts.count {
    case 1: return ExactRatio(parts[0], ExactLiteral(1))
    case 2: return ExactRatio(parts[0], parts[1])
    default: return nil
    }
  }
}
