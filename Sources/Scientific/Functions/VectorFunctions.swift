// Functions of lists as vectors.
extension Catalogue {
  static let vectors: [FunctionRow] = [
    FunctionRow(
      name: "len", aliases: ["length"], parameters: ["v"], form: .vector(.length),
      domain: "a list", special: "known before anything is computed", units: .cancelled,
      accuracy: [.correctlyRounded], complexity: Complexity("O(1)"),
      summary: "number of elements of a list",
      example: ("len([5, 7, 9])", "3"), source: "definition"),
    FunctionRow(
      name: "norm", parameters: ["v"], form: .formula("sqrt(sum(v .^ 2))"), domain: "a list",
      special: SpecialValues.ofOperations, units: .formula, accuracy: [.eachStep],
      complexity: .sumOfProducts, summary: "length of a vector, √(v₁² + … + vₙ²)",
      example: ("norm([2, 3, 6])", "7"), source: "definition"),
    FunctionRow(
      name: "cross", parameters: ["a", "b"], form: .vector(.crossProduct),
      domain: "two lists of three elements", special: SpecialValues.ofOperations,
      units: .product, accuracy: [.eachStep], complexity: .multiplication,
      summary: "vector product of two lists of three",
      example: ("cross([1, 2, 3], [4, 5, 6])", "[-3, 6, -3]"), source: "definition"),
    FunctionRow(
      name: "cumsum", parameters: ["v"], form: .vector(.cumulativeSum), domain: "a list",
      special: "∞ − ∞ is NaN; NaN after NaN", units: .kept(points: false),
      accuracy: [.eachStep], complexity: Complexity("O(n·p) for n numbers"),
      summary: "sums of the first elements, from left to right",
      example: ("cumsum([1, 2, 4])", "[1, 3, 7]"), source: "definition"),
    FunctionRow(
      name: "reverse", parameters: ["v"], form: .vector(.reverse), domain: "a list",
      special: "elements are kept as they are", units: .kept(points: true),
      accuracy: [.correctlyRounded],
      complexity: Complexity("O(n) for n numbers"),
      summary: "the elements from the last to the first",
      example: ("reverse([1, 2, 4])", "[4, 2, 1]"), source: "definition"),
  ]
}
