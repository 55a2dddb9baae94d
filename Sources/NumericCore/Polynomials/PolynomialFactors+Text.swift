extension PolynomialFactors {
  /// The product of the constant and the powers of the factors, as an expression: `2 * (x - 1)^2 * (x^2 + 1)`.
  public func product(_ unknown: String) -> String {
    var texts: [String] = []
    for factor in factors {
      let text = PolynomialText.descending(factor.coefficients.map(\.wholeText), unknown)
      let power = factor.multiplicity == 1 ? "" : "^\(factor.multiplicity)"
      texts.append(text == unknown ? text + power : "(\(text))\(power)")
    }
    let constant =
      unit.denominator == ExactLiteral(1)
      ? unit.numerator.wholeText : "\(unit.numerator.wholeText)/\(unit.denominator.wholeText)"
    if texts.isEmpty { return constant }
    if constant == "1", factors.count == 1, factors[0].multiplicity == 1 {
      return PolynomialText.descending(factors[0].coefficients.map(\.wholeText), unknown)
    }
    // A minus sign binds less than a product: it stands alone before the factors.
    if constant == "-1" { return "-" + texts.joined(separator: " * ") }
    return (constant == "1" ? texts : [constant] + texts).joined(separator: " * ")
  }
}

extension ExactLiteral {
  /// The digits of a whole number.
  fileprivate var wholeText: String { String(text.prefix { $0 != "e" }) }
}
