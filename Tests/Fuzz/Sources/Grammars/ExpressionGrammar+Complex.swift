import FuzzSupport
import NumericCore
import Scientific

// Complex numbers, and real numbers that are taken from them.
extension ExpressionGrammar {
  /// Appends an expression whose value is complex, or a part of one.
  mutating func putComplex(_ s: inout Sentence, _ depth: Int) {
    if depth > 4 || s.isExhausted { return putMultipleOfUnit(&s) }
    switch s.choose(10) {
    case 0: putMultipleOfUnit(&s)
    case 1:
      s.putNumber(sizes)
      s.put("∠")
      s.putNumber(sizes)
      if s.oneIn(2) { s.put("°") }
    case 2, 3, 4:
      putComplexOperand(&s, depth)
      s.putOne(of: [" + ", "-", "*", " / ", " · ", " == "])
      putComplexOperand(&s, depth)
    case 5:
      putComplexOperand(&s, depth)
      s.putOne(of: ["^2", "^-1", "^0.5", "^(1/3)", "^(1-2i)", "^3", "^-2.25", "^i", "^1000", "²"])
    case 6: s.putOne(of: ["-i", "√i", "|3 - 4i|", "i i", "0i", "-0i", "1e300i", "(1 - 0i)"])
    default:
      let row = s.pick(Self.complexFunctions)
      s.put(row.name + "(")
      for place in 0..<row.arity.lowerBound {
        if place > 0 { s.put(", ") }
        if s.oneIn(4) { putExpression(&s, depth + 1) } else { putComplex(&s, depth + 1) }
      }
      s.put(")")
      if s.oneIn(12) { s.putOne(of: [" to polar", " to rect", " to hex", " to fraction"]) }
    }
  }

  private func putMultipleOfUnit(_ s: inout Sentence) {
    if s.oneIn(3) { return s.put("i") }
    s.putNumber(sizes)
    s.putOne(of: ["i", " i", "*i"])
  }

  private mutating func putComplexOperand(_ s: inout Sentence, _ depth: Int) {
    s.put("(")
    if s.oneIn(4) { putExpression(&s, depth + 1) } else { putComplex(&s, depth + 1) }
    s.put(")")
  }

  /// Functions that take complex numbers, and some that do not.
  private static let complexFunctions = Catalogue.functions.filter {
    $0.complexNumbers != nil || ["max", "floor", "beta", "sum", "mean"].contains($0.name)
  }
}
