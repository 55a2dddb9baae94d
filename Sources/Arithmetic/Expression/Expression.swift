public import Conversion
public import NumericCore

/// A parsed expression: an array of nodes in which operands precede their operators.
///
/// Because of this order a loop can process every node after its operands, so the depth of an
/// expression needs no stack. It is also the order of evaluation. A node may be an operand of
/// several others.
public struct Expression: Sendable {
  /// The index of a node.
  public typealias Index = Int32

  /// One node.
  public enum Node: Sendable {
    /// A number, by index into `literals`.
    case literal(Index)
    /// A variable, parameter or constant, by index into `names`.
    case name(Index)
    /// The unknown of a polynomial, by index into `names`.
    case unknown(Index)
    /// A prefix operator; `plus` leaves no node.
    case prefix(PrefixOperator, Index)
    /// An infix operator.
    case infix(InfixOperator, Index, Index)
    /// n!.
    case factorial(Index)
    /// n!!.
    case doubleFactorial(Index)
    /// The condition of a call of `if`; if it does not hold, nodes up to `otherwise` are left out.
    case test(Index, otherwise: Index)
    /// The end of the first branch of a call of `if`; the second one is left out up to `end`.
    case skip(to: Index)
    /// The start of the body of a sum or product over an index, by index into `series`.
    case each(Index)
    /// A sum or product over an index, by index into `series`.
    case series(Index)
    /// A call of `if`: the test, and the branches, of which one is computed.
    case choice(test: Index, then: Index, otherwise: Index)
    /// c%, a hundredth of c.
    case percent(Index)
    /// a·c/100, the second operand of `a + c%`.
    case percentOf(Index, of: Index)
    /// x°, x degrees as an angle.
    case degrees(Index)
    /// A number with a unit, by index into `units`.
    case quantity(Index, unit: Index)
    /// A value converted to other units, by index into `targets`.
    case conversion(Index, target: Index)
    /// A call: the index of the name, and a range of `arguments`.
    case call(name: Index, arguments: Index, count: Index)
    /// A call of a circular function whose argument is in degrees, whatever the angle mode.
    case callInDegrees(name: Index, arguments: Index, count: Index)
    /// A list: a range of `arguments`.
    case list(arguments: Index, count: Index)
    /// The numbers from the first to the second one in steps of the third, or of 1, as a list.
    case range(Index, Index, step: Index?)
    /// Elements of a list, chosen by their numbers from 1.
    case element(of: Index, Index)
    /// Elements of a matrix, chosen by their rows and columns from 1.
    case entry(of: Index, row: Index, column: Index)
    /// All rows, columns or elements: the `:` of `m[2, :]`.
    case all
    /// The rows of a matrix as columns: m'.
    case transpose(Index)
    /// A date or time in digits, by index into `moments`.
    case moment(Index)
    /// A call of a function of dates, by index into `dateCalls`.
    case date(Index)
  }

  /// An argument of a call or an element of a list.
  public struct Argument: Sendable {
    /// The value.
    public var node: Index
    /// Index of the parameter's name, if it was given.
    public var label: Index?
  }

  /// A node with its place in the source and the number of its uses; the root counts as one use.
  public struct Entry: Sendable {
    /// The node.
    public internal(set) var node: Node
    // Places of 32 bits keep a sum of a million terms small; no line is longer.
    private var start: UInt32 = 0
    private var end: UInt32 = 0
    /// The number of nodes that use it; a node without uses is not computed.
    public internal(set) var uses: Int32 = 0

    init(node: Node, span: SourceSpan) {
      self.node = node
      self.span = span
    }

    /// Its place in the source.
    public internal(set) var span: SourceSpan {
      get { SourceSpan(Int(start), Int(end)) }
      set { (start, end) = (UInt32(clamping: newValue.start), UInt32(clamping: newValue.end)) }
    }
  }

  /// The nodes; operands come before the nodes that use them.
  public internal(set) var entries: [Entry] = []
  /// The numbers as they were written.
  public internal(set) var literals: [ExactLiteral] = []
  /// The names as they were written.
  public internal(set) var names: [String] = []
  /// Arguments of calls and elements of lists.
  public internal(set) var arguments: [Argument] = []
  /// Units of quantities.
  public internal(set) var units: [Unit] = []
  /// The targets of conversions.
  public internal(set) var targets: [ConversionTarget] = []
  /// Dates and times as they were written.
  public internal(set) var moments: [DateTime] = []
  /// Calls of functions of dates.
  public internal(set) var dateCalls: [DateCall] = []
  /// Sums and products over an index.
  public internal(set) var series: [Series] = []
  /// The node of the whole expression.
  public internal(set) var root: Index = 0

  /// The node at an index.
  subscript(index: Index) -> Node { entries[Int(index)].node }

  /// Reserves memory for a typical line, so that the arrays are allocated once.
  mutating func reserve() {
    entries.reserveCapacity(16)
    literals.reserveCapacity(8)
  }

  mutating func append(_ node: Node, _ span: SourceSpan) -> Index {
    countUses(of: node, 1)
    entries.append(Entry(node: node, span: span))
    return Index(entries.count - 1)
  }

  mutating func append(_ literal: ExactLiteral, _ span: SourceSpan) -> Index {
    literals.append(literal)
    return append(.literal(Index(literals.count - 1)), span)
  }

  mutating func append(_ x: Index, in unit: Unit, _ span: SourceSpan) -> Index {
    units.append(unit)
    return append(.quantity(x, unit: Index(units.count - 1)), span)
  }

  mutating func append(_ x: Index, to target: ConversionTarget, _ span: SourceSpan) -> Index {
    targets.append(target)
    return append(.conversion(x, target: Index(targets.count - 1)), span)
  }

  mutating func append(_ literal: DateLiteral, _ span: SourceSpan) -> Index {
    moments.append(DateTime(WrittenMoment(literal)))
    return append(.moment(Index(moments.count - 1)), span)
  }

  mutating func append(_ call: DateCall, _ span: SourceSpan) -> Index {
    dateCalls.append(call)
    return append(.date(Index(dateCalls.count - 1)), span)
  }

  /// The notation to which the whole expression is converted.
  var notation: NumberNotation? {
    guard case .conversion(_, let target) = self[root],
      case .notation(let notation) = targets[Int(target)]
    else { return nil }
    return notation
  }

  /// Whether the whole expression is converted to a unit, or to a notation.
  @usableFromInline var isConversion: Bool {
    if case .conversion = self[root] { true } else { false }
  }

  /// Whether it is a variable or a constant by itself.
  @usableFromInline var isName: Bool {
    if case .name = self[root] { true } else { false }
  }

  /// The units of its quantities, and those to which parts of it are converted.
  @usableFromInline var typedUnits: [Unit] {
    targets.isEmpty
      ? units
      : units
        + targets.compactMap { target in
          if case .unit(let unit) = target { unit } else { nil }
        }
  }

  /// Whether the whole expression is a percentage in digits, with or without a sign.
  var isPercentage: Bool {
    switch self[root] {
    case .percent(let x):
      if case .literal = self[x] { true } else { false }
    case .prefix(.minus, let x):
      if case .percent(let c) = self[x], case .literal = self[c] { true } else { false }
    default: false
    }
  }

  /// Whether it is a number with the unit percent, so that a variable with its value is one.
  var holdsPercentage: Bool {
    guard case .quantity(let number, let unit) = self[root], case .literal = self[number] else {
      return false
    }
    return units[Int(unit)].symbol == "percent"
  }

  /// Turns such an expression into a number with the unit percent, so that its value stays one.
  mutating func makePercentage() {
    var percentage = root
    if case .prefix(.minus, let x) = self[root] {
      percentage = x
      entries[Int(x)].uses -= 1
    }
    guard case .percent(let number) = self[percentage], case .literal(let literal) = self[number]
    else { return }
    if percentage != root { literals[Int(literal)].isNegative.toggle() }
    units.append(.named("percent"))
    entries[Int(root)].node = .quantity(number, unit: Index(units.count - 1))
  }

  /// Removes the uses that a node made of its operands, when another node replaces it.
  mutating func discard(_ index: Index) { countUses(of: self[index], -1) }

  /// Makes a node the root of the expression.
  mutating func finish(with root: Index) {
    self.root = root
    entries[Int(root)].uses += 1
  }

  private mutating func countUses(of node: Node, _ change: Int32) {
    switch node {
    case .literal, .name, .unknown, .moment, .all: break
    case .entry(let matrix, let row, let column):
      for operand in [matrix, row, column] { entries[Int(operand)].uses += change }
    case .prefix(_, let x), .transpose(let x), .factorial(let x), .doubleFactorial(let x),
      .percent(let x), .degrees(let x), .quantity(let x, _), .conversion(let x, _), .test(let x, _):
      entries[Int(x)].uses += change
    case .skip: break
    case .each(let number):
      let series = series[Int(number)]
      for bound in [series.start, series.end, series.step] {
        if let bound { entries[Int(bound)].uses += change }
      }
    case .series(let number): entries[Int(series[Int(number)].body)].uses += change
    case .choice(let test, let a, let b):
      entries[Int(test)].uses += change
      entries[Int(a)].uses += change
      entries[Int(b)].uses += change
    case .range(let a, let b, let step):
      for operand in [a, b, step] { if let operand { entries[Int(operand)].uses += change } }
    case .infix(_, let a, let b), .percentOf(let a, of: let b), .element(let a, let b):
      entries[Int(a)].uses += change
      entries[Int(b)].uses += change
    case .call(_, let start, let count), .callInDegrees(_, let start, let count),
      .list(let start, let count):
      for index in Int(start)..<Int(start + count) {
        entries[Int(arguments[index].node)].uses += change
      }
    case .date(let call):
      for case .value(let node) in dateCalls[Int(call)].arguments.map(\.content) {
        entries[Int(node)].uses += change
      }
    }
  }
}

/// One statement of a line.
public enum Statement: Sendable {
  /// An expression to evaluate.
  case expression(Expression)
  /// `name = expression`.
  case assignment(name: String, Expression)
  /// `[name, name] = expression`, whose value is a list.
  case destructuring(TargetList, Expression)
  /// `name(parameters) = expression`.
  case definition(FunctionDefinition)
  /// `unit name = expression`.
  case unit(CustomUnit)
}

extension Statement {
  /// Moves the places of all nodes, for a line that was rewritten before it was parsed.
  mutating func movePlaces(_ place: (SourceSpan) -> SourceSpan) {
    switch self {
    case .expression(var expression):
      expression.movePlaces(place)
      self = .expression(expression)
    case .assignment(let name, var expression):
      expression.movePlaces(place)
      self = .assignment(name: name, expression)
    case .destructuring(var targets, var expression):
      targets.span = place(targets.span)
      expression.movePlaces(place)
      self = .destructuring(targets, expression)
    case .definition(var definition):
      definition.body.movePlaces(place)
      self = .definition(definition)
    case .unit: break
    }
  }
}

extension Expression {
  fileprivate mutating func movePlaces(_ place: (SourceSpan) -> SourceSpan) {
    for index in entries.indices { entries[index].span = place(entries[index].span) }
  }
}

/// A function that the user defined.
public struct FunctionDefinition: Sendable {
  /// Its name.
  public var name: String
  /// Its parameters, in order.
  public var parameters: [String]
  /// Its body.
  public var body: Expression

  /// `name(x, y)`.
  public var signature: String { "\(name)(\(parameters.joined(separator: ", ")))" }
}
