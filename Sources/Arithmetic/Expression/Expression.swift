public import NumericCore

/// A parsed expression: an arena of nodes in which operands precede their operators.
///
/// The order makes every walk a loop, so that depth costs no stack; it is also the order of
/// evaluation. A node may be the operand of several others.
public struct Expression: Sendable {
  /// The index of a node.
  public typealias Index = Int32

  /// One node.
  public enum Node: Sendable {
    /// A number, by index into `literals`.
    case literal(Index)
    /// A variable, parameter or constant, by index into `names`.
    case name(Index)
    /// An operator before its operand; `plus` leaves no node.
    case prefix(PrefixOperator, Index)
    /// An operator between operands.
    case infix(InfixOperator, Index, Index)
    /// n!.
    case factorial(Index)
    /// c%, a hundredth of c.
    case percent(Index)
    /// a·c/100, the second operand of `a + c%`.
    case percentOf(Index, of: Index)
    /// x°, x degrees as an angle.
    case degrees(Index)
    /// A call: the name, and a range of `arguments`.
    case call(name: Index, arguments: Index, count: Index)
    /// A call of a circular function whose argument is in degrees whatever the angle mode.
    case callInDegrees(name: Index, arguments: Index, count: Index)
    /// A list: a range of `arguments`.
    case list(arguments: Index, count: Index)
  }

  /// An argument of a call or an element of a list.
  public struct Argument: Sendable {
    /// The value.
    public var node: Index
    /// Index of the parameter's name, if it was given.
    public var label: Index?
  }

  /// Operands first; the last node is the whole expression.
  public internal(set) var nodes: [Node] = []
  /// Where each node stands in the source.
  public internal(set) var spans: [SourceSpan] = []
  /// How many nodes use each node; 1 for the root.
  public internal(set) var useCounts: [Int32] = []
  /// Numbers as they were written.
  public internal(set) var literals: [ExactLiteral] = []
  /// Names as they were written.
  public internal(set) var names: [String] = []
  /// Arguments of calls and elements of lists.
  public internal(set) var arguments: [Argument] = []
  /// The node that is the whole expression.
  public internal(set) var root: Index = 0

  /// Room for a typical line, so that its arrays are allocated once.
  mutating func reserve() {
    nodes.reserveCapacity(16)
    spans.reserveCapacity(16)
    literals.reserveCapacity(8)
  }

  mutating func append(_ node: Node, _ span: SourceSpan) -> Index {
    nodes.append(node)
    spans.append(span)
    return Index(nodes.count - 1)
  }

  /// Counts uses from the root down: operands come first, so one backward pass does it.
  mutating func countUses() {
    var counts = [Int32](repeating: 0, count: nodes.count)
    counts[Int(root)] = 1
    for index in stride(from: nodes.count - 1, through: 0, by: -1) where counts[index] > 0 {
      switch nodes[index] {
      case .literal, .name: break
      case .prefix(_, let x), .factorial(let x), .percent(let x), .degrees(let x):
        counts[Int(x)] += 1
      case .infix(_, let a, let b), .percentOf(let a, of: let b):
        counts[Int(a)] += 1
        counts[Int(b)] += 1
      case .call(_, let start, let count), .callInDegrees(_, let start, let count),
        .list(let start, let count):
        for argument in arguments[Int(start)..<Int(start + count)] {
          counts[Int(argument.node)] += 1
        }
      }
    }
    useCounts = counts
  }
}

/// One statement of a line.
public enum Statement: Sendable {
  /// An expression to evaluate.
  case expression(Expression)
  /// `name = expression`.
  case assignment(name: String, span: SourceSpan, Expression)
  /// `name(parameters) = expression`.
  case definition(FunctionDefinition)
}

/// A function that the user defined.
public struct FunctionDefinition: Sendable {
  /// Its name.
  public var name: String
  /// Its parameters, in order.
  public var parameters: [String]
  /// Its body.
  public var body: Expression
  /// The source of the body.
  public var span: SourceSpan

  /// `name(x, y)`.
  public var signature: String { "\(name)(\(parameters.joined(separator: ", ")))" }
}
