import NumericCore

// Functions whose result is a list, circular functions of half turns, and functions of lists.
extension Catalogue {
  static let several: [FunctionRow] = [
    FunctionRow(
      name: "sin_cos", aliases: ["sincos"], parameters: ["x"],
      form: .several([.unary(.sin), .unary(.cos)]), domain: "finite x",
      special: "NaN at ±∞; sin ±0 is ±0; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 1), .libm(ulps: 8)], complexity: .circular,
      summary: "[sin x, cos x]",
      example: ("sin_cos(0)", "[0, 1]"), source: "MPFR mpfr_sin_cos"),
    FunctionRow(
      name: "sinh_cosh", aliases: ["sinhcosh"], parameters: ["x"],
      form: .several([.unary(.sinh), .unary(.cosh)]), domain: "every x",
      special: "sinh keeps ±0 and ±∞; cosh is 1 at ±0 and +∞ at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 2), .libm(ulps: 2)], complexity: .exponential,
      summary: "[sinh x, cosh x]", example: ("sinh_cosh(0)", "[0, 1]"),
      source: "MPFR mpfr_sinh_cosh"),
    FunctionRow(
      name: "modf", parameters: ["x"], form: .several([.unary(.trunc), .unary(.fraction)]),
      domain: "every x",
      special: "±0 and ±∞ have a fraction ±0; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded, .correctlyRounded], complexity: .linear,
      summary: "[integer part, fraction]",
      example: ("modf(-2.5)", "[-2, -0.5]"), source: "MPFR mpfr_modf"),
    FunctionRow(
      name: "frexp", parameters: ["x"],
      form: .several([.unary(.binarySignificand), .unary(.binaryExponent)]), domain: "finite x",
      special: "e is 0 for ±0 and NaN for ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded, .correctlyRounded], complexity: .linear,
      summary: "[m, e] with x = m·2^e and 1/2 ≤ |m| < 1", example: ("frexp(12)", "[0.75, 4]"),
      source: "MPFR mpfr_frexp"),
    FunctionRow(
      name: "fmodquo", parameters: ["x", "y"],
      form: .several([.binary(.truncatingRemainder), .binary(.truncatingQuotient)]),
      domain: "y ≠ 0, x finite",
      special: "NaN for y = 0 or x = ±∞; fmodquo(x, ±∞) is [x, 0]; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded, .roundedTruth], complexity: .remainder,
      summary: "[fmod(x, y), low bits of the quotient]",
      example: ("fmodquo(17, 5)", "[2, 3]"), source: "MPFR mpfr_fmodquo"),
    FunctionRow(
      name: "remquo", parameters: ["x", "y"],
      form: .several([.binary(.remainder), .binary(.remainderQuotient)]),
      domain: "y ≠ 0, x finite",
      special: "NaN for y = 0 or x = ±∞; remquo(x, ±∞) is [x, 0]; NaN for NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded, .roundedTruth], complexity: .remainder,
      summary: "[remainder(x, y), low bits of the quotient]",
      example: ("remquo(7, 4)", "[-1, 2]"), source: "MPFR mpfr_remquo"),
  ]

  static let halfTurns: [FunctionRow] = [
    FunctionRow(
      name: "sinpi", parameters: ["x"], form: .halfTurns(.sinUnits), domain: "finite x",
      special: "exact where the value is 0, ±½ or ±1; NaN at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "sin(πx)", example: ("sinpi(0.5)", "1"), source: "MPFR mpfr_sinpi"),
    FunctionRow(
      name: "cospi", parameters: ["x"], form: .halfTurns(.cosUnits), domain: "finite x",
      special: "exact where the value is 0, ±½ or ±1; NaN at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "cos(πx)", example: ("cospi(0.5)", "0"), source: "MPFR mpfr_cospi"),
    FunctionRow(
      name: "tanpi", parameters: ["x"], form: .halfTurns(.tanUnits),
      domain: "finite x, no odd multiple of 1/2",
      special: "exact where the value is 0 or ±1; ±∞ at the poles; NaN at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "tan(πx)",
      example: ("tanpi(0.25)", "1"), source: "MPFR mpfr_tanpi"),
    FunctionRow(
      name: "asinpi", parameters: ["x"], form: .halfTurns(.asinUnits), domain: "−1 ≤ x ≤ 1",
      special: "exact at 0, ±½ and ±1; NaN outside [−1, 1]; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "asin(x)/π", example: ("asinpi(1)", "0.5"), source: "MPFR mpfr_asinpi"),
    FunctionRow(
      name: "acospi", parameters: ["x"], form: .halfTurns(.acosUnits), domain: "−1 ≤ x ≤ 1",
      special: "exact at 0, ±½ and ±1; NaN outside [−1, 1]; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "acos(x)/π", example: ("acospi(-1)", "1"), source: "MPFR mpfr_acospi"),
    FunctionRow(
      name: "atanpi", parameters: ["x"], form: .halfTurns(.atanUnits), domain: "every x",
      special: "exact at 0, ±1 and ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "atan(x)/π", example: ("atanpi(1)", "0.25"), source: "MPFR mpfr_atanpi"),
    FunctionRow(
      name: "atan2pi", parameters: ["y", "x"], form: .halfTurns2(.atan2Units),
      domain: "every y and x",
      special: "signed zeros and infinities as in atan2; NaN for NaN",
      units: .cancelled, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "atan2(y, x)/π", example: ("atan2pi(1, -1)", "0.75"),
      source: "MPFR mpfr_atan2pi"),
  ]

  static let lists: [FunctionRow] = [
    FunctionRow(
      name: "sum", parameters: ["x"], form: .reduction(.sum), domain: "at least one number",
      special: "∞ − ∞ is NaN; the sum of opposite numbers is +0, or −0 rounded down; NaN with NaN",
      units: .kept(points: false), accuracy: [.correctlyRounded], complexity: .sum,
      summary: "sum of a list, or over an index: sum(1/k, k = 1..9)",
      example: ("sum([1, 2, 4])", "7"),
      source: "MPFR mpfr_sum"),
    FunctionRow(
      name: "prod", parameters: ["x"], form: .product, domain: "at least one number",
      special: "0·∞ is NaN; NaN with NaN",
      units: .product, accuracy: [.eachStep], complexity: Complexity("O(n·M(p)) for n numbers"),
      summary: "product of a list, or over an index: prod(k, k = 1..9)",
      example: ("prod([2, 3, 4])", "24"), source: "definition"),
    FunctionRow(
      name: "dot", parameters: ["a", "b"], form: .pairs(.dot),
      domain: "two lists of the same length",
      special: "0·∞ and ∞ − ∞ are NaN; NaN with NaN",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .sumOfProducts,
      summary: "sum of products of two lists, rounded once",
      example: ("dot([1, 2, 3], [4, 5, 6])", "32"), source: "MPFR mpfr_dot"),
    FunctionRow(
      name: "min", parameters: ["x"], form: .reduction(.minimum), domain: "at least one number",
      special: "a NaN loses against a number; −0 is below +0",
      units: .kept(points: true), accuracy: [.correctlyRounded],
      complexity: Complexity("O(n·p) for n numbers"),
      summary: "smallest of a list", example: ("min(3, 1, 2)", "1"), source: "MPFR mpfr_min"),
    FunctionRow(
      name: "max", parameters: ["x"], form: .reduction(.maximum), domain: "at least one number",
      special: "a NaN loses against a number; +0 is above −0",
      units: .kept(points: true), accuracy: [.correctlyRounded],
      complexity: Complexity("O(n·p) for n numbers"),
      summary: "largest of a list", example: ("max([3, 1, 2])", "3"), source: "MPFR mpfr_max"),
    FunctionRow(
      name: "mean", aliases: ["average", "avg"], parameters: ["x"], form: .reduction(.mean),
      domain: "at least one number",
      special: "∞ − ∞ is NaN; NaN with NaN",
      units: .kept(points: true), accuracy: [.correctlyRounded], complexity: .sum,
      summary: "mean of a list, rounded once",
      example: ("mean([1, 2, 4, 5])", "3"), source: "definition; MPFR mpfr_sum"),
    FunctionRow(
      name: "median", parameters: ["x"], form: .reduction(.median),
      domain: "at least one number",
      special: "NaN with NaN, and where −∞ and +∞ are in the middle",
      units: .kept(points: true), accuracy: [.correctlyRounded],
      complexity: Complexity("O(n·log n·p) for n numbers"),
      summary: "middle of a sorted list",
      example: ("median([5, 1, 4, 2])", "3"), source: "definition"),
    FunctionRow(
      name: "variance", aliases: ["var"], parameters: ["x"], form: .reduction(.variance),
      domain: "at least two numbers",
      special: "NaN for a single number, with ±∞ and with NaN",
      units: .squared, accuracy: [.correctlyRounded], complexity: Complexity("O(n·M(p))"),
      summary: "variance of a sample",
      example: ("variance([1, 2, 4, 5])", "3.3333333333333333333333333333333333333333333333333"),
      source: "definition"),
    FunctionRow(
      name: "stdev", parameters: ["x"], form: .reduction(.standardDeviation),
      domain: "at least two numbers",
      special: "NaN for a single number, with ±∞ and with NaN",
      units: .kept(points: false), accuracy: [.correctlyRounded],
      complexity: Complexity("O(n·M(p))"),
      summary: "standard deviation of a sample",
      example: ("stdev([2, 4])", "1.4142135623730950488016887242096980785696718753769"),
      source: "definition"),
    FunctionRow(
      name: "pvariance", parameters: ["x"], form: .reduction(.populationVariance),
      domain: "at least one number",
      special: "0 for a single finite number; NaN with ±∞ and with NaN",
      units: .squared, accuracy: [.correctlyRounded], complexity: Complexity("O(n·M(p))"),
      summary: "variance of a whole population",
      example: ("pvariance([1, 2, 4, 5])", "2.5"), source: "definition"),
    FunctionRow(
      name: "pstdev", parameters: ["x"], form: .reduction(.populationStandardDeviation),
      domain: "at least one number",
      special: "0 for a single finite number; NaN with ±∞ and with NaN",
      units: .kept(points: false), accuracy: [.correctlyRounded],
      complexity: Complexity("O(n·M(p))"),
      summary: "standard deviation of a whole population",
      example: ("pstdev([2, 4])", "1"), source: "definition"),
  ]
}
