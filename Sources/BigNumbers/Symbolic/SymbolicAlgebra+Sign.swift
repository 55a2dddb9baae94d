import NumericCore

// Functions that depend on a sign or on an order, which are known if the sign is proven.
extension SymbolicAlgebra {
  /// |x|, where factors of known sign are moved out of the magnitude.
  mutating func magnitude(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let sign = x.sign { return sign < 0 ? -x : x }
    guard x.terms.count == 1 else {
      let (factor, primitive) = try content(x, ofPositiveAtoms: true)
      let canonical = primitive.isLeadingNegative ? -primitive : primitive
      return try multiply(factor, opaque(.magnitude, canonical))
    }
    let term = x.terms[0]
    var result = SymbolicForm(term.coefficient.magnitude)
    for factor in term.monomial.factors {
      if factor.sign != .unknown {
        result = try multiply(result, power(SymbolicForm(factor.atom), factor.exponent))
      } else {
        result = try multiply(result, power(magnitude(factor.atom), factor.exponent))
      }
    }
    return result
  }

  /// |a| for an atom whose sign is unknown.
  mutating func magnitude(_ atom: SymbolicAtom) throws(SymbolicLimit) -> SymbolicForm {
    if case .node(let node) = atom, node.head == .quantity {
      return try magnitude(node.operands[0])
    }
    return try opaque(.magnitude, SymbolicForm(atom))
  }

  mutating func sign(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let sign = x.sign { return SymbolicForm(BigRational(sign)) }
    return x.isLeadingNegative ? -(try opaque(.sign, -x)) : try opaque(.sign, x)
  }

  /// The sign of x − y, if it is proven; else nil.
  mutating func order(_ x: SymbolicForm, _ y: SymbolicForm) -> Int? {
    if x == y { return 0 }
    return (try? subtract(x, y))?.sign
  }

  mutating func positiveDifference(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    let difference = try subtract(x, y)
    if let sign = difference.sign { return sign > 0 ? difference : .zero }
    // max(d, 0)
    return try scale(add(difference, magnitude(difference)), by: .half)
  }

  mutating func relativeDifference(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    let difference = try subtract(x, y)
    return difference.isZero ? .zero : try divide(magnitude(difference), x)
  }

  /// |x| with the sign of y; there is no negative zero.
  mutating func copySign(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    let size = try magnitude(x)
    if let sign = y.sign { return sign < 0 ? -size : size }
    if x == y { return x }
    return try opaque(.copySign, size, y)
  }

  /// The smaller or the larger of two numbers: one of them if their order is proven, else an
  /// expression with a magnitude.
  mutating func extreme(
    _ x: SymbolicForm, _ y: SymbolicForm, isGreatest: Bool
  ) throws(SymbolicLimit) -> SymbolicForm {
    let difference = try subtract(x, y)
    if let sign = difference.sign { return (sign > 0) == isGreatest ? x : y }
    let spread = try magnitude(difference)
    let doubled = try add(add(x, y), isGreatest ? spread : -spread)
    return try scale(doubled, by: .half)
  }
}
