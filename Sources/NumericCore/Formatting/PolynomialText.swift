/// Texts of polynomials, from the texts of their coefficients.
public enum PolynomialText {
  /// The sum of the terms from the highest power on, without those that are zero: `x^2 - 3*x + 1/2`.
  public static func descending(_ coefficients: [String], _ unknown: String) -> String {
    var text = ""
    for (power, coefficient) in coefficients.enumerated().reversed()
    where !ComplexText.isZero(coefficient) {
      let isNegative = coefficient.hasPrefix("-") && !ComplexText.isSum(coefficient)
      let size = isNegative ? String(coefficient.dropFirst()) : coefficient
      if text.isEmpty {
        text = isNegative ? "-" : ""
      } else {
        text += isNegative ? " - " : " + "
      }
      text += term(size, unknown, power)
    }
    return text.isEmpty ? "0" : text
  }

  /// One term, such that it can be read again.
  private static func term(_ size: String, _ unknown: String, _ power: Int) -> String {
    if power == 0 { return size }
    let factor = power == 1 ? unknown : "\(unknown)^\(power)"
    if size == "1" { return factor }
    return "\(ComplexText.isSum(size) ? "(\(size))" : size)*\(factor)"
  }
}
