import NumericCore

// e^x and ln x. Exponentials of sums are products: a term c·m of the exponent gives (e^m)^c, or a
// power of a number if m is the logarithm of that number.
extension SymbolicAlgebra {
  mutating func exp(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    var factors: [SymbolicFactor] = []
    var result = SymbolicForm.one
    for term in x.terms {
      switch term.monomial.atom {
      case .logarithm(let base): factors.append(SymbolicFactor(.base(base), term.coefficient))
      case .node(let node) where node.head == .unary(.log):
        // A number whose logarithm occurs is positive.
        result = try multiply(result, power(node.operands[0], term.coefficient))
      default:
        let exponent = SymbolicForm(.one, term.monomial)
        factors.append(SymbolicFactor(try atom(.exponential, [exponent]), term.coefficient))
      }
    }
    return try multiply(result, normalized(.one, SymbolicMonomial(sorting: factors)))
  }

  /// x^y, where x ≥ 0 or y is an integer.
  mutating func pow(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if let exponent = y.rational { return try power(x, exponent) }
    if x == .one || (x.isZero && y.sign == 1) { return x }
    guard x.sign == 1 else { return try opaque(.pow, x, y) }
    return try exp(multiply(y, log(x)))
  }

  /// The natural logarithm of a positive number.
  mutating func log(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let rational = x.rational { return try log(rational) }
    guard x.terms.count == 1 else {
      let (factor, primitive) = try content(x, ofPositiveAtoms: true)
      if primitive.terms.count < 2 { return try add(log(factor), log(primitive)) }
      return try add(log(factor), logOfPrimitive(primitive))
    }
    let term = x.terms[0]
    var sum = try [log(term.coefficient.magnitude)]
    var together: [SymbolicFactor] = []
    for factor in term.monomial.factors {
      if factor.sign == .positive {
        sum.append(try scale(log(factor.atom), by: factor.exponent))
      } else {
        together.append(factor)
      }
    }
    let isNegative = term.coefficient.sign < 0
    if together.count == 1, !isNegative {
      sum.append(try logOfPower(together[0]))
    } else if !together.isEmpty {
      let rest = SymbolicForm(isNegative ? -.one : .one, SymbolicMonomial(factors: together))
      sum.append(try opaque(.log, rest))
    } else if isNegative {
      throw SymbolicLimit()
    }
    return try self.sum(sum)
  }

  private mutating func log(_ x: BigRational) throws(SymbolicLimit) -> SymbolicForm {
    guard x.sign > 0 else { throw SymbolicLimit() }
    if x == .one { return .zero }
    try spend(8, bits: x.longerBits)
    var terms: [SymbolicTerm] = []
    for (base, count) in x.factors {
      let atom = SymbolicMonomial(factors: [SymbolicFactor(.logarithm(base))])
      terms.append(SymbolicTerm(BigRational(count), atom))
    }
    return try collect(terms)
  }

  /// ln of an atom that is proven to be positive.
  private mutating func log(_ atom: SymbolicAtom) throws(SymbolicLimit) -> SymbolicForm {
    switch atom {
    case .base(let base): return SymbolicForm(.logarithm(base))
    case .node(let node) where node.head == .exponential: return node.operands[0]
    case .node(let node) where node.head == .quantity:
      return try logOfPrimitive(node.operands[0])
    default: return try opaque(.log, SymbolicForm(atom))
    }
  }

  /// ln(a^e) for a power that is positive: e·ln a, or e·ln|a| where e is even.
  private mutating func logOfPower(
    _ factor: SymbolicFactor
  ) throws(SymbolicLimit) -> SymbolicForm {
    if !factor.exponent.numerator.isOdd {
      return try scale(opaque(.log, magnitude(factor.atom)), by: factor.exponent)
    }
    if case .node(let node) = factor.atom, node.head == .quantity {
      return try scale(opaque(.log, node.operands[0]), by: factor.exponent)
    }
    return try scale(opaque(.log, SymbolicForm(factor.atom)), by: factor.exponent)
  }

  /// ln of a sum without a common factor.
  ///
  /// Of u ± v with rational squares, only that with the plus sign has a logarithm of its own: ln(√2
  /// − 1) = −ln(√2 + 1).
  private mutating func logOfPrimitive(
    _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x.terms.count == 2, x.terms[0].coefficient.sign != x.terms[1].coefficient.sign,
      let (conjugate, norm) = try conjugate(x)
    {
      let positive = conjugate.isLeadingNegative ? -conjugate : conjugate
      return try subtract(log(norm.magnitude), opaque(.log, positive))
    }
    return try opaque(.log, x)
  }
}
