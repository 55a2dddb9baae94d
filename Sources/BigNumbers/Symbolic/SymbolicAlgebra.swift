import NumericCore

/// One operation on forms, with a budget: its work is limited, and it throws `SymbolicLimit` where
/// the result would be too large.
///
/// Every function requires that the operation is defined at the values of the operands, and returns
/// a form of exactly the mathematical value.
struct SymbolicAlgebra {
  let bounds: SymbolicBounds
  /// The work that is left.
  private(set) var work: Int
  /// The current depth of nested expansions.
  private var level = 0
  /// Whether sums are searched for sines and cosines that cancel.
  var cancelsAngles = true

  init(_ bounds: SymbolicBounds) {
    self.bounds = bounds
    work = bounds.work
  }

  /// Takes the cost of some operations on numbers of a given size from the budget.
  mutating func spend(_ operations: Int, bits: Int = 0) throws(SymbolicLimit) {
    work -= operations * (1 + bits >> 8)
    if work < 0 { throw SymbolicLimit() }
  }

  mutating func enter() throws(SymbolicLimit) {
    level += 1
    // This keeps recursions short: 10 to 1000 roots inside one another took equally long with 8 to 100 000 levels.
    if level > 24 { throw SymbolicLimit() }
  }
  mutating func leave() { level -= 1 }

  /// The form; throws if it exceeds the bounds.
  func checked(_ form: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let rational = form.rational {
      if rational.longerBits > bounds.bits { throw SymbolicLimit() }
      return form
    }
    let terms = form.terms
    if terms.count > bounds.terms { throw SymbolicLimit() }
    var size = 0
    for term in terms {
      if term.coefficient.longerBits > bounds.bits { throw SymbolicLimit() }
      for factor in term.monomial.factors {
        if factor.exponent.longerBits > bounds.bits || factor.atom.depth > bounds.depth {
          throw SymbolicLimit()
        }
        size += factor.atom.size
      }
    }
    if size > bounds.atoms { throw SymbolicLimit() }
    return form
  }

  /// An atom that stands for a node.
  func atom(
    _ head: SymbolicNode.Head, _ operands: [SymbolicForm]
  ) throws(SymbolicLimit) -> SymbolicAtom {
    var size = 1
    for operand in operands {
      if operand.depth >= bounds.depth { throw SymbolicLimit() }
      size += operand.size
    }
    if size > bounds.atoms { throw SymbolicLimit() }
    return .node(SymbolicNode(head, operands))
  }

  func opaque(
    _ operation: UnaryFunction, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    SymbolicForm(try atom(.unary(operation), [x]))
  }

  func opaque(
    _ operation: BinaryFunction, _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    SymbolicForm(try atom(.binary(operation), [x, y]))
  }
}

// MARK: - Sums

extension SymbolicAlgebra {
  mutating func add(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if let a = x.rational {
      if let b = y.rational { return SymbolicForm(a + b) }
      if a.isZero { return y }
    }
    if y.isZero { return x }
    return try cancelAngles(collect(x.terms + y.terms))
  }

  mutating func subtract(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try add(x, -y)
  }

  mutating func sum(_ forms: [SymbolicForm]) throws(SymbolicLimit) -> SymbolicForm {
    try cancelAngles(collect(forms.flatMap(\.terms)))
  }

  /// The sum of terms in any order.
  mutating func collect(_ terms: [SymbolicTerm]) throws(SymbolicLimit) -> SymbolicForm {
    try spend(terms.count / 4)
    let sorted = terms.sorted { SymbolicMonomial.order($0.monomial, $1.monomial) < 0 }
    var collected: [SymbolicTerm] = []
    collected.reserveCapacity(sorted.count)
    // With a changed coefficient, a power of a base may fit again.
    var changed: [SymbolicTerm] = []
    var index = 0
    while index < sorted.count {
      var term = sorted[index]
      let start = index
      index += 1
      while index < sorted.count, sorted[index].monomial == term.monomial {
        term.coefficient += sorted[index].coefficient
        index += 1
      }
      if term.coefficient.isZero { continue }
      if index > start + 1, term.monomial.hasWidePower {
        changed.append(term)
      } else {
        collected.append(term)
      }
    }
    if !changed.isEmpty {
      try enter()
      defer { leave() }
      var rest: [SymbolicTerm] = []
      for term in changed {
        rest += try normalized(term.coefficient, term.monomial).terms
      }
      return try collect(collected + rest)
    }
    return try checked(cancelQuantities(SymbolicForm(terms: collected)))
  }
}
