import NumericCore

/// An arena of instructions in single-assignment form: every step writes a place of its own, and its
/// operands are earlier steps. What exact evaluation runs, however the numbers came about.
///
/// Flat arrays of indices instead of a graph of objects: a chain of a million operations is walked,
/// planned and freed without recursion.
struct Tape: Sendable {
  /// What one step computes. Whatever the catalogue composes from simpler functions is composed here
  /// too, so that few of them need an enclosure.
  enum Step: Hashable, Sendable {
    /// A number whose value is known.
    case value(BigRational)
    /// A literal, exact.
    case literal(ExactLiteral)
    /// A number from outside: one of the inputs of the graph.
    case input(Int)
    case constant(Constant)
    case unary(UnaryOperation)
    case binary(BinaryOperation)
    case ternary(TernaryOperation)
    /// The least or greatest of any count.
    case extremum(isGreatest: Bool)
    case median
    /// A function of finance.
    case financial(FinancialFunction)
  }

  private(set) var steps: [Step] = []
  /// The operands of all steps, one after the other; those of step i start at `starts[i]`.
  private(set) var operandList: [Int32] = []
  private var starts: [Int32] = [0]
  /// What the user wrote that a step stems from: an index of his choice.
  private(set) var origins: [Int32] = []

  init(capacity: Int = 0) {
    steps.reserveCapacity(capacity)
    operandList.reserveCapacity(2 * capacity)
    starts.reserveCapacity(capacity + 1)
    origins.reserveCapacity(capacity)
  }

  var count: Int { steps.count }

  /// The operands of a step: indices of earlier steps.
  func operands(of step: Int) -> ArraySlice<Int32> {
    operandList[Int(starts[step])..<Int(starts[step + 1])]
  }

  /// Where the operands of a step stand in ``operandList``: for loops that need no slice.
  func places(of step: Int) -> Range<Int> { Int(starts[step])..<Int(starts[step + 1]) }

  /// One operand of a step.
  func operand(_ position: Int, of step: Int) -> Int {
    Int(operandList[Int(starts[step]) + position])
  }

  /// Adds a step and answers its index.
  mutating func append(_ step: Step, _ operands: some Collection<Int32>, origin: Int32) -> Int32 {
    operandList += operands
    return close(step, origin)
  }

  /// The same for operands that need no collection.
  mutating func append(_ step: Step, _ x: Int32, _ y: Int32? = nil, origin: Int32) -> Int32 {
    operandList.append(x)
    if let y { operandList.append(y) }
    return close(step, origin)
  }

  /// Puts another step without operands into the place of one.
  mutating func replace(_ place: Int, by step: Step) { steps[place] = step }

  /// Adds a step whose operands are in the list.
  private mutating func close(_ step: Step, _ origin: Int32) -> Int32 {
    steps.append(step)
    starts.append(Int32(operandList.count))
    origins.append(origin)
    return Int32(steps.count - 1)
  }
}
