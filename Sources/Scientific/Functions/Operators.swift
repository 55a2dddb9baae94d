import NumericCore

// Operations that have an operator but no name. Powers, remainders and factorials have both; their
// rows are among the functions.
extension Catalogue {
  /// The operators of sums and products, and the signs.
  public static let operators: [FunctionRow] = [
    FunctionRow(
      name: "+", parameters: ["a", "b"],
      form: .infix(.add), domain: "every a and b",
      special: "∞ − ∞ is NaN; the sum of opposite numbers is +0, or −0 rounded down; NaN for NaN",
      units: .sum, accuracy: [.correctlyRounded], complexity: .linear,
      summary: "sum",
      example: ("0.1 + 0.2", "0.3"),
      source: "MPFR mpfr_add; IEEE 754 addition"),
    FunctionRow(
      name: "-", aliases: ["−", "–"], parameters: ["a", "b"],
      form: .infix(.subtract), domain: "every a and b",
      special: "∞ − ∞ is NaN; x − x is +0, or −0 rounded down; NaN for NaN",
      units: .sum, accuracy: [.correctlyRounded], complexity: .linear,
      summary: "difference",
      example: ("0.3 - 0.1", "0.2"),
      source: "MPFR mpfr_sub; IEEE 754 subtraction"),
    FunctionRow(
      name: "*", aliases: ["×", "·", "⋅", "✕", "✖", "∗"], parameters: ["a", "b"],
      form: .infix(.multiply), domain: "every a and b",
      special: "0·∞ is NaN; NaN for NaN",
      units: .product, accuracy: [.correctlyRounded], complexity: .multiplication,
      summary: "product",
      example: ("1.5 * 2.5", "3.75"),
      source: "MPFR mpfr_mul; IEEE 754 multiplication"),
    FunctionRow(
      name: "/", aliases: ["÷", "∕"], parameters: ["a", "b"],
      form: .infix(.divide), domain: "b ≠ 0",
      special: "x/0 is ±∞; 0/0 and ∞/∞ are NaN; NaN for NaN",
      units: .product, accuracy: [.correctlyRounded], complexity: .multiplication,
      summary: "quotient",
      example: ("1 / 8", "0.125"),
      source: "MPFR mpfr_div; IEEE 754 division"),
    FunctionRow(
      name: "-", aliases: ["−", "–"], parameters: ["x"],
      form: .prefix(.negate), domain: "every x",
      special: "−(+0) is −0; NaN for NaN",
      units: .kept(points: true), accuracy: [.correctlyRounded], complexity: .linear,
      summary: "the same number with the other sign",
      example: ("-(2.5)", "-2.5"),
      source: "MPFR mpfr_neg; IEEE 754 negate"),
  ]
}
