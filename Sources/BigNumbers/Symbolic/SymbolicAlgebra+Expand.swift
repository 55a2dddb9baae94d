import NumericCore

// Powers of nodes, and products of two nodes, as forms without the node.
extension SymbolicAlgebra {
  /// A power of a node as a form, and the exponent that remains for the node; nil where no rule
  /// applies.
  mutating func expand(
    _ node: SymbolicNode, _ exponent: BigRational, beside monomial: SymbolicMonomial
  ) throws(SymbolicLimit) -> (rest: BigRational, form: SymbolicForm)? {
    let operand = node.operands[0]
    switch node.head {
    case .quantity:
      let whole = exponent.floor
      guard !whole.isZero, let power = Int(exactly: whole), canExpand(operand, power) else {
        return nil
      }
      try enter()
      defer { leave() }
      return (exponent - whole, try integerPower(operand, power))
    case .unary(.magnitude):
      let even = (exponent / .two).floor * .two
      guard even.sign > 0, let power = Int(exactly: even), canExpand(operand, power) else {
        return nil
      }
      try enter()
      defer { leave() }
      return (exponent - even, try integerPower(operand, power))
    case .unary(.cos):
      guard exponent.isInteger, let power = Int(exactly: exponent), (2...16).contains(power)
      else { return nil }
      return (BigRational(power % 2), try complement(.sin, operand, power / 2))
    case .unary(.sin):
      guard exponent.isInteger, let power = Int(exactly: exponent), (2...16).contains(power),
        let cosine = monomial.factors.first(where: {
          $0.atom == .node(SymbolicNode(.unary(.cos), [operand]))
        }), cosine.exponent.sign < 0, cosine.exponent.isInteger
      else { return nil }
      return (BigRational(power - 2), try complement(.cos, operand, 1))
    default: return nil
    }
  }

  /// (1 − f(x)²)^n.
  private mutating func complement(
    _ function: UnaryFunction, _ x: SymbolicForm, _ n: Int
  ) throws(SymbolicLimit) -> SymbolicForm {
    let atom = try atom(.unary(function), [x])
    let square = SymbolicMonomial(factors: [SymbolicFactor(atom, .two)])
    try enter()
    defer { leave() }
    return try integerPower(
      SymbolicForm(terms: [SymbolicTerm(-.one, square), SymbolicTerm(.one)]), n)
  }

  /// The first pair √(a + b)·√(a − b), replaced by √(a² − b²) where that is the root of a rational;
  /// else nil.
  mutating func conjugates(
    _ factors: [SymbolicFactor]
  ) throws(SymbolicLimit) -> (SymbolicForm, [SymbolicFactor])? {
    guard factors.count > 1 else { return nil }
    for (i, factor) in factors.enumerated() where factor.exponent == .half {
      guard case .node(let node) = factor.atom, node.head == .quantity,
        let (conjugate, norm) = try conjugate(node.operands[0])
      else { continue }
      for (j, other) in factors.enumerated() where j > i && other.exponent == .half {
        guard case .node(let node) = other.atom, node.head == .quantity,
          node.operands[0] == conjugate || node.operands[0] == -conjugate
        else { continue }
        var rest = factors
        rest.remove(at: j)
        rest.remove(at: i)
        // Both roots are defined, so that the product of the radicands is not negative.
        return (try rationalPower(norm.magnitude, .half), rest)
      }
    }
    return nil
  }
}
