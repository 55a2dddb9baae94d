// A total order of atoms, so that equal products and sums are written in the same order. It starts
// with the atoms that are best written first.
extension SymbolicAtom {
  private var rank: Int {
    switch self {
    case .base: 0
    case .pi: 1
    case .node(let node): node.rank
    case .logarithm: 3
    case .constant: 4
    case .sinPi: 5
    case .argument: 6
    case .unknown: 10
    }
  }

  /// The order of two atoms: −1, 0 or 1.
  static func order(_ a: SymbolicAtom, _ b: SymbolicAtom) -> Int {
    switch (a, b) {
    case (.base(let a), .base(let b)), (.logarithm(let a), .logarithm(let b)),
      (.sinPi(let a), .sinPi(let b)):
      return BigRational.order(a, b)
    case (.pi, .pi): return 0
    case (.constant(let a), .constant(let b)):
      return a == b ? 0 : a.rawValue < b.rawValue ? -1 : 1
    case (.argument(let a), .argument(let b)):
      let real = BigRational.order(a.real, b.real)
      return real != 0 ? real : BigRational.order(a.imaginary, b.imaginary)
    case (.unknown(let a), .unknown(let b)): return a == b ? 0 : a < b ? -1 : 1
    case (.node(let a), .node(let b)) where a.rank == b.rank: return SymbolicNode.order(a, b)
    default: return a.rank < b.rank ? -1 : 1
    }
  }
}

extension SymbolicNode {
  fileprivate var rank: Int {
    switch head {
    case .exponential: 2
    case .quantity: 7
    case .unary: 8
    case .binary: 9
    }
  }

  /// The order of two nodes of one rank: −1, 0 or 1.
  fileprivate static func order(_ a: SymbolicNode, _ b: SymbolicNode) -> Int {
    if a == b { return 0 }
    switch (a.head, b.head) {
    case (.unary(let a), .unary(let b)) where a != b: return a.rawValue < b.rawValue ? -1 : 1
    case (.binary(let a), .binary(let b)) where a != b: return a.rawValue < b.rawValue ? -1 : 1
    default: break
    }
    for (x, y) in zip(a.operands, b.operands) {
      let order = SymbolicForm.order(x, y)
      if order != 0 { return order }
    }
    return a.operands.count < b.operands.count ? -1 : 1
  }
}

extension SymbolicForm {
  /// An order of forms, −1, 0 or 1, which says nothing about the numbers.
  static func order(_ a: SymbolicForm, _ b: SymbolicForm) -> Int {
    for (x, y) in zip(a.terms, b.terms) {
      let order = SymbolicMonomial.order(x.monomial, y.monomial)
      if order != 0 { return order }
      let coefficients = BigRational.order(x.coefficient, y.coefficient)
      if coefficients != 0 { return coefficients }
    }
    return a.terms.count == b.terms.count ? 0 : a.terms.count < b.terms.count ? -1 : 1
  }
}

extension BigRational {
  fileprivate static func order(_ a: BigRational, _ b: BigRational) -> Int {
    a == b ? 0 : a < b ? -1 : 1
  }
}
