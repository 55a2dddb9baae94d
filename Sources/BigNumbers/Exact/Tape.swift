import NumericCore

/// An arena of instructions in single-assignment form: every step writes a place of its own, and its
/// operands are earlier steps. What exact evaluation runs, however the numbers came about.
///
/// Flat arrays of indices instead of a graph of objects: a chain of a million operations is walked,
/// planned and freed without recursion.
struct Tape: Sendable {
  /// What one step computes. Whatever the catalogue composes from simpler functions is composed here
  /// too, so that few of them need an enclosure.
  enum Step: Sendable {
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
  }

  private(set) var steps: [Step] = []
  /// The operands of all steps, one after the other; those of step i start at `starts[i]`.
  private var operandList: [Int32] = []
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

  /// Adds a step and answers its index.
  mutating func append(_ step: Step, _ operands: some Collection<Int32>, origin: Int32) -> Int32 {
    steps.append(step)
    operandList += operands
    starts.append(Int32(operandList.count))
    origins.append(origin)
    return Int32(steps.count - 1)
  }

  /// The last step that reads each step; `count` for those in `kept`.
  func lastUses(keeping kept: [Int]) -> [Int32] {
    var last = [Int32](repeating: -1, count: count)
    for step in 0..<count {
      for operand in operands(of: step) { last[Int(operand)] = Int32(step) }
    }
    for index in kept { last[index] = Int32(count) }
    return last
  }
}
