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
      name: "norm", parameters: ["v", "p"], optional: [.number("p", 2)], form: .vector(.norm),
      domain: "a list and a number p ≥ 1, or inf", special: SpecialValues.ofOperations,
      units: .kept(points: false), accuracy: [.eachStep], complexity: .sumOfProducts,
      summary: "length of a vector, √(v₁² + … + vₙ²), or its p-norm",
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
    FunctionRow(
      name: "covariance", aliases: ["cov"], parameters: ["a", "b"], form: .vector(.covariance),
      domain: "two lists of the same length, of 2 or more plain numbers",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.eachStep],
      complexity: .sumOfProducts, summary: "covariance of two samples, divided by n - 1",
      example: ("covariance([1, 2, 3], [2, 4, 7])", "2.5"),
      source: "definition, by deviations from the means"),
    FunctionRow(
      name: "correlation", aliases: ["cor", "correl"], parameters: ["a", "b"],
      form: .vector(.correlation),
      domain: "two lists of the same length, of 2 or more plain numbers that differ",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.eachStep],
      complexity: .sumOfProducts, summary: "Pearson's correlation coefficient of two samples",
      example: ("correlation([1, 2, 3], [1, 3, 2])", "0.5"),
      source: "definition, by deviations from the means"),
    FunctionRow(
      name: "sort", parameters: ["v"], form: .vector(.sort), domain: "a list",
      special: "equal elements stay in their order; NaN has no place", units: .kept(points: true),
      accuracy: [.correctlyRounded], complexity: Complexity("O(n·log n) comparisons"),
      summary: "the elements in ascending order", example: ("sort([3, 1, 2])", "[1, 2, 3]"),
      source: "definition"),
    FunctionRow(
      name: "unique", parameters: ["v"], form: .vector(.unique), domain: "a list",
      special: "the first of equal elements stays; NaN has no place", units: .kept(points: true),
      accuracy: [.correctlyRounded], complexity: Complexity("O(n·log n) comparisons"),
      summary: "the elements, each once", example: ("unique([3, 1, 3])", "[3, 1]"),
      source: "definition"),
    FunctionRow(
      name: "quantile", parameters: ["v", "q", "type"], optional: [.number("type", 7)],
      form: .vector(.quantile), domain: "a list, 0 ≤ q ≤ 1, and a type from 1 to 9",
      special: "NaN has no place", units: .kept(points: true), accuracy: [.eachStep],
      complexity: Complexity("O(n·log n) comparisons"),
      summary: "number below which the share q of a list lies",
      example: ("quantile([1, 2, 4, 8], 0.25)", "1.75"),
      source: "R. J. Hyndman, Y. Fan, Sample quantiles in statistical packages, 1996"),
    FunctionRow(
      name: "zip", parameters: ["a", "b"], form: .vector(.pair),
      domain: "two lists of the same length", special: "elements are kept as they are",
      units: .plainNumbers, accuracy: [.correctlyRounded],
      complexity: Complexity("O(n) for n numbers"),
      summary: "pairs of elements as rows of a matrix",
      example: ("zip([1, 2], [3, 4])", "[1, 3; 2, 4]"), source: "definition"),
    FunctionRow(
      name: "map", parameters: ["f", "v"], form: .vector(.map),
      domain: "the name of a function of one number, and a list",
      special: "those of the function", units: .formula, accuracy: [.eachStep],
      complexity: Complexity("n calls"), summary: "values of a function at the elements of a list",
      example: ("map(sqrt, [1, 4, 9])", "[1, 2, 3]"), source: "definition"),
    FunctionRow(
      name: "filter", parameters: ["p", "v"], form: .vector(.filter),
      domain: "the name of a function whose value is a comparison, and a list",
      special: "those of the function", units: .formula, accuracy: [.eachStep],
      complexity: Complexity("n calls"), summary: "the elements for which something holds",
      example: ("p(x) = x > 5; filter(p, [4, 6, 7])", "[6, 7]"), source: "definition"),
  ]
}
