import NumericCore

/// A real number that symbolic arithmetic does not decompose.
///
/// Every atom has one value, wherever it occurs. A power of an atom with an exponent p/q in lowest
/// terms is (the real q-th root)^p: for odd q the atom may be negative, for even q it is not.
enum SymbolicAtom: Hashable, Sendable {
  /// An integer of at least 2: a prime, or a product of large primes that is not a perfect power.
  case base(BigRational)
  /// π.
  case pi
  /// The natural logarithm of such a base.
  case logarithm(BigRational)
  /// Euler's, Catalan's or Apéry's constant.
  case constant(Constant)
  /// sin qπ for 0 < q < 1/2, where that is not a short expression in radicals.
  case sinPi(BigRational)
  /// The angle of a Gaussian integer between 0 and π/4.
  case argument(GaussianInteger)
  /// A function or a power of other forms.
  case node(SymbolicNode)
  /// A number of which only the identity is known.
  case unknown(UInt64)

  /// What is known about the sign.
  var sign: SymbolicSign {
    switch self {
    case .node(let node): node.sign
    case .unknown: .unknown
    default: .positive
    }
  }

  /// Whether the value is proven to be positive.
  var isKnownPositive: Bool { sign == .positive }

  /// The depth of nested forms.
  var depth: Int {
    if case .node(let node) = self { return node.depth }
    return 0
  }

  /// The number of atoms, this one and the nested ones.
  var size: Int {
    if case .node(let node) = self { return node.size }
    return 1
  }

  /// e^m for a product m of atoms.
  static func exponential(_ monomial: SymbolicMonomial) -> SymbolicAtom {
    .node(SymbolicNode(.exponential, [SymbolicForm(BigRational.one, monomial)]))
  }
}

/// What is known about the sign of an atom or of a factor.
enum SymbolicSign: Sendable { case positive, nonNegative, unknown }

/// An atom that is made of forms.
///
/// The bound of the depth keeps every recursion over it short.
final class SymbolicNode: Hashable, Sendable {
  /// The operation on the operands.
  enum Head: Hashable, Sendable {
    /// e to the power of a product of atoms.
    case exponential
    /// The operand itself as a whole: a sum to a power, or a product whose factors may be negative.
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
    // These have the sign of their operand, or are positive where the operand is.
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
