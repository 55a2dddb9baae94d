import FuzzSupport

// Matrices and polynomials.
extension ExpressionGrammar {
  /// Two rows of two numbers, as one of the values of matrices.
  mutating func putMatrix(_ s: inout Sentence, _ depth: Int) {
    if s.oneIn(8) {
      s.putOne(of: ["lu(", "qr("])
      putMatrix(&s, depth + 1)
      return s.put(")[\(1 + s.choose(3))]")
    }
    s.put("[")
    for place in 0..<4 {
      if place > 0 { s.put(place == 2 ? "; " : ", ") }
      putExpression(&s, depth + 4)
    }
    s.put("]")
    if s.oneIn(4) { s.putOne(of: ["'", "^2", "^-1", "[:, 1]'", "*[1, 2; 3, 4]", " .* 2"]) }
  }

  /// An expression in an unknown.
  mutating func putPolynomial(_ s: inout Sentence, _ depth: Int) {
    s.put("(")
    s.putOne(of: ["t", "3 t", "-t", "t^2", "(t + 1)^3", "prod(t - k, k = 1..3)"])
    s.put(") ")
    s.putOne(of: ["+ ", "- ", "* "])
    putExpression(&s, depth + 4)
    if s.oneIn(3) { s.putOne(of: [" - t", "*(t - 2)", " + t^3"]) }
  }
}
