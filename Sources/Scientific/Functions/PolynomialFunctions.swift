// Functions of polynomials in one unknown.
extension Catalogue {
  static let polynomials: [FunctionRow] = [
    FunctionRow(
      name: "poly", parameters: ["c"], form: .polynomial(.coefficients),
      domain: "numbers, or a list of them", special: SpecialValues.ofOperations,
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .linear,
      summary: "the polynomial c₀ + c₁·x + …",
      example: ("poly(6, -5, 1)", "x^2 - 5*x + 6"), source: "definition"),
    FunctionRow(
      name: "expand", parameters: ["p"], form: .polynomial(.expansion),
      domain: "an expression in one unknown", special: SpecialValues.ofOperations,
      units: .plainNumbers, accuracy: [.eachStep], complexity: .linear,
      summary: "an expression as the sum of the powers of its unknown",
      example: ("expand((x + 1)^3)", "x^3 + 3*x^2 + 3*x + 1"), source: "definition"),
    FunctionRow(
      name: "roots", parameters: ["p"], form: .polynomial(.roots),
      domain: "an expression in one unknown, of degree 1 or more",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.correctlyRounded],
      complexity: .elimination,
      summary: "all roots with their multiplicities, the real ones first",
      example: ("roots(x^3 - x^2)", "[0, 0, 1]"),
      source: "O. Aberth, 1973; D. A. Bini, 1996; A. E. Pellet, 1881"),
    FunctionRow(
      name: "resultant", parameters: ["p", "q"], form: .polynomial(.resultant),
      domain: "two expressions in the same unknown",
      special: "0 for polynomials with a common root", units: .plainNumbers,
      accuracy: [.eachStep], complexity: .elimination,
      summary: "resultant of two polynomials, by Sylvester's matrix",
      example: ("resultant(x^2 - 1, x - 3)", "8"), source: "J. J. Sylvester, 1840"),
    FunctionRow(
      name: "interpolate", parameters: ["x", "y"], form: .polynomial(.interpolation),
      domain: "two lists of the same length, the first one without equal elements",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.eachStep],
      complexity: .elimination, summary: "the polynomial of least degree through points",
      example: ("interpolate([0, 1, 2], [1, 2, 5])", "x^2 + 1"),
      source: "I. Newton, divided differences"),
    FunctionRow(
      name: "charpoly", parameters: ["m"], form: .polynomial(.characteristic),
      domain: "a square matrix", special: SpecialValues.ofOperations, units: .plainNumbers,
      accuracy: [.eachStep], complexity: .elimination,
      summary: "characteristic polynomial det(x - m) of a matrix",
      example: ("charpoly([1, 2; 3, 4])", "x^2 - 5*x - 2"),
      source: "P. A. Samuelson, 1942; S. J. Berkowitz, 1984"),
  ]
}
