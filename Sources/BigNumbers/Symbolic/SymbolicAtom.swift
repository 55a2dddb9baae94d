import NumericCore

/// A real number that symbolic arithmetic does not take apart.
///
/// Every atom has one value, the same wherever it occurs. Powers of an atom with an exponent p/q in
/// lowest terms are (the real q-th root)^p: for odd q the atom may be negative, for even q it is not.
enum SymbolicAtom: Hashable, Sendable {
  /// An integer from 2 on: a prime, or a product of large primes that is no perfect power.
  case base(BigRational)
  /// The circumference of a circle of diameter 1.
  case pi
  /// The natural logarithm of a base as above.
  case logarithm(BigRational)
  /// Euler's, Catalan's or Apéry's constant.
  case constant(Constant)
  /// sin qπ for 0 < q < 1/2 where that is no short expression in radicals.
  case sinPi(BigRational)
  /// The angle of a Gaussian integer between 0 and π/4.
  case argument(GaussianInteger)
  /// What contains other forms.
  case node(SymbolicNode)
  /// A number of which nothing is known but its identity.
  case unknown(UInt64)

  /// What is known of the sign.
  var sign: SymbolicSign {
    switch self {
    case .node(let node): node.sign
    case .unknown: .unknown
    default: .positive
    }
  }

  /// Whether the value is proven to be positive.
  var isKnownPositive: Bool { sign == .positive }

  /// Levels of forms inside.
  var depth: Int {
    if case .node(let node) = self { return node.depth }
    return 0
  }

  /// Atoms inside, itself included.
  var size: Int {
    if case .node(let node) = self { return node.size }
    return 1
  }

  /// e^m for a product m of atoms.
  static func exponential(_ monomial: SymbolicMonomial) -> SymbolicAtom {
    .node(SymbolicNode(.exponential, [SymbolicForm(BigRational.one, monomial)]))
  }
}

/// What is known of the sign of an atom or of a factor.
enum SymbolicSign: Sendable { case positive, nonNegative, unknown }

/// An atom that is made of forms. The bounds on depth keep every recursion over it short.
final class SymbolicNode: Hashable, Sendable {
  /// What is made of the operands.
  enum Head: Hashable, Sendable {
    /// e to the power of a product of atoms.
    case exponential
    /// The operand itself, as a whole: a sum to a power, or a product whose factors may be negative.
    case quantity
    case unary(UnaryFunction)
    case binary(BinaryFunction)
  }

  let head: Head
  let operands: [SymbolicForm]
  let depth: Int
  let size: Int
  let sign: SymbolicSign
  private let hash: Int

  init(_ head: Head, _ operands: [SymbolicForm]) {
    self.head = head
    self.operands = operands
    depth = 1 + (operands.map(\.depth).max() ?? 0)
    size = operands.reduce(1) { $0 + $1.size }
    sign = Self.sign(head, operands)
    var hasher = Hasher()
    hasher.combine(head)
    hasher.combine(operands)
    hash = hasher.finalize()
  }

  static func == (a: SymbolicNode, b: SymbolicNode) -> Bool {
    a === b || (a.hash == b.hash && a.head == b.head && a.operands == b.operands)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  private static func sign(_ head: Head, _ operands: [SymbolicForm]) -> SymbolicSign {
    switch head {
    case .exponential: return .positive
    case .unary(.magnitude), .unary(.acosh): return .nonNegative
    // These have the sign of their operand, or are positive where it is.
    case .quantity, .unary(.asin), .unary(.atan), .unary(.asinh), .unary(.atanh), .unary(.erf),
      .unary(.gamma), .binary(.arithmeticGeometricMean):
      return operands.allSatisfy { $0.sign == 1 } ? .positive : .unknown
    case .unary(.log):
      var algebra = SymbolicAlgebra(SymbolicBounds())
      return algebra.order(operands[0], .one) == 1 ? .positive : .unknown
    default: return .unknown
    }
  }
}
