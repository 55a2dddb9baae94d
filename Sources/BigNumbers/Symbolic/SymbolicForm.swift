import NumericCore

/// What is known symbolically about a real number: a finite sum of rational multiples of products
/// of powers of atoms.
///
/// Equal forms are equal numbers. Equal numbers may have different forms, but those that the
/// operations recognise have one: √8 is 2·√2, and sin(1) is the same atom wherever it comes from.
struct SymbolicForm: Hashable, Sendable {
  /// Rationals are by far the most frequent forms, and need no list.
  private enum Storage: Hashable, Sendable {
    case rational(BigRational)
    /// The terms in the order of their monomials; at least one monomial is not empty.
    case sum([SymbolicTerm])
  }

  private let storage: Storage

  init(_ value: BigRational) { storage = .rational(value) }

  /// A form of one term.
  init(_ coefficient: BigRational, _ monomial: SymbolicMonomial) {
    self.init(terms: [SymbolicTerm(coefficient, monomial)])
  }

  init(_ atom: SymbolicAtom) {
    self.init(.one, SymbolicMonomial(factors: [SymbolicFactor(atom)]))
  }

  /// A form of ordered and distinct terms without zeros.
  init(terms: [SymbolicTerm]) {
    if terms.isEmpty {
      storage = .rational(.zero)
    } else if terms.count == 1, terms[0].monomial.isOne {
      storage = .rational(terms[0].coefficient)
    } else {
      storage = .sum(terms)
    }
  }

  static let zero = SymbolicForm(BigRational.zero)
  static let one = SymbolicForm(BigRational.one)
  static let pi = SymbolicForm(.pi)

  /// A rational number.
  static func rational(_ value: BigRational) -> SymbolicForm { SymbolicForm(value) }

  /// A real number of which only the identity is known.
  static func unknown(_ id: UInt64) -> SymbolicForm { SymbolicForm(.unknown(id)) }

  /// A mathematical constant.
  static func constant(_ constant: Constant) -> SymbolicForm {
    switch constant {
    case .pi: return .pi
    case .tau: return SymbolicForm(.two, SymbolicForm.pi.terms[0].monomial)
    case .e: return SymbolicForm(.exponential(.one))
    case .ln2: return SymbolicForm(.logarithm(.two))
    case .phi:
      let root = SymbolicMonomial(factors: [SymbolicFactor(.base(5), .half)])
      return SymbolicForm(terms: [SymbolicTerm(.half, root), SymbolicTerm(.half)])
    case .eulerGamma, .catalan, .apery: return SymbolicForm(.constant(constant))
    }
  }

  /// The value, if the form is a rational number; else nil.
  var rational: BigRational? {
    if case .rational(let value) = storage { return value }
    return nil
  }

  /// Whether the value is certainly zero.
  var isZero: Bool { rational?.isZero ?? false }

  /// The terms in order; none for zero.
  var terms: [SymbolicTerm] {
    switch storage {
    case .rational(let value): value.isZero ? [] : [SymbolicTerm(value)]
    case .sum(let terms): terms
    }
  }

  /// The value as an `Int`, if the form is an integer that fits; else nil.
  var word: Int? { rational.flatMap { Int(exactly: $0) } }

  /// The atom, if the form is one atom.
  var atom: SymbolicAtom? {
    guard case .sum(let terms) = storage, terms.count == 1, terms[0].coefficient == .one else {
      return nil
    }
    return terms[0].monomial.atom
  }

  /// The node, if the form is one atom that is made of forms; else nil.
  var node: SymbolicNode? {
    guard case .node(let node) = atom else { return nil }
    return node
  }

  /// The depth of nested forms in atoms.
  var depth: Int {
    guard case .sum(let terms) = storage else { return 0 }
    var depth = 0
    for term in terms {
      for factor in term.monomial.factors { depth = max(depth, factor.atom.depth) }
    }
    return depth
  }

  /// The number of atoms, nested ones included.
  var size: Int {
    guard case .sum(let terms) = storage else { return 1 }
    var size = 0
    for term in terms {
      size += 1
      for factor in term.monomial.factors { size += factor.atom.size }
    }
    return size
  }

  /// Whether the coefficient of the first term is negative, which decides between x and −x as the
  /// argument of an even or odd function.
  var isLeadingNegative: Bool { (terms.first?.coefficient.sign ?? 0) < 0 }

  /// The form of −x.
  static prefix func - (x: SymbolicForm) -> SymbolicForm {
    switch x.storage {
    case .rational(let value): return SymbolicForm(-value)
    case .sum(let terms):
      return SymbolicForm(terms: terms.map { SymbolicTerm(-$0.coefficient, $0.monomial) })
    }
  }
}
