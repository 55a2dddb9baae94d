import NumericCore

/// A list of instructions in single-assignment form: every step has a place of its own, and its
/// operands are earlier steps.
///
/// Exact evaluation runs tapes, whatever made them.
///
/// The tape consists of flat arrays of indices instead of a graph of objects, so that a chain of a
/// million operations is walked, planned and freed without recursion.
struct Tape: Sendable {
  /// The operation of one step.
  ///
  /// Functions that the catalogue composes of simpler ones are composed here too, so that fewer
  /// functions need an enclosure.
  enum Step: Hashable, Sendable {
    /// A number whose value is known.
    case value(BigRational)
    /// A literal, exact.
    case literal(ExactLiteral)
    /// An input of the graph: a number of another graph.
    case input(Int)
    case constant(Constant)
    case unary(UnaryFunction)
    case binary(BinaryFunction)
    case list(ListFunction)
  }

  /// One step with what is known of it beforehand.
  private struct Entry: Sendable {
    var step: Step
    /// The places of the operands in `operandList`.
    let operands: Range<Int32>
    /// The index, chosen by the user, of the source from which the step stems.
    let origin: Int32
    /// The value, if it is a whole number of one word: made once, instead of by every evaluation.
    var whole: BigFloat?
    /// Whether an enclosure can tell which integer or which operand the value is.
    var isChoice: Bool

    init(_ step: consuming Step, _ operands: Range<Int32>, origin: Int32) {
      (whole, isChoice) = (step.whole, step.isChoice)
      (self.operands, self.origin) = (operands, origin)
      self.step = step
    }
  }

  // Two arrays and no more: every evaluation holds the tape, and each array costs another reference
  // count.
  private var entries: [Entry] = []
  /// The operands of all steps, one after the other.
  private(set) var operandList: [Int32] = []

  init(capacity: Int = 0) {
    entries.reserveCapacity(capacity)
    operandList.reserveCapacity(2 * capacity)
  }

  var count: Int { entries.count }

  /// The operation of a step.
  subscript(_ step: Int) -> Step { entries[step].step }

  /// The index of the source from which a step stems.
  func origin(of step: Int) -> Int32 { entries[step].origin }

  /// The value of a step, if it is a whole number of one word.
  func whole(_ step: Int) -> BigFloat? { entries[step].whole }

  /// Whether an enclosure can tell which integer or which operand the value of a step is.
  func isChoice(_ step: Int) -> Bool { entries[step].isChoice }

  /// The operands of a step: indices of earlier steps.
  func operands(of step: Int) -> ArraySlice<Int32> { operandList[places(of: step)] }

  /// The places of a step's operands in ``operandList``, for loops that need no slice.
  func places(of step: Int) -> Range<Int> {
    let operands = entries[step].operands
    return Int(operands.lowerBound)..<Int(operands.upperBound)
  }

  /// One operand of a step.
  func operand(_ position: Int, of step: Int) -> Int {
    Int(operandList[Int(entries[step].operands.lowerBound) + position])
  }

  /// Adds a step and returns its index.
  mutating func append(
    _ step: consuming Step, _ operands: some Collection<Int32>, origin: Int32
  ) -> Int32 {
    let start = operandList.count
    operandList += operands
    return close(step, from: start, origin)
  }

  /// Adds a step of one or two operands without a collection, and returns its index.
  mutating func append(
    _ step: consuming Step, _ x: Int32, _ y: Int32? = nil, origin: Int32
  ) -> Int32 {
    let start = operandList.count
    operandList.append(x)
    if let y { operandList.append(y) }
    return close(step, from: start, origin)
  }

  /// Replaces a step by one without operands.
  mutating func replace(_ place: Int, by step: Step) {
    entries[place] = Entry(step, entries[place].operands, origin: entries[place].origin)
  }

  /// Adds a step whose operands are the end of the list, from `start` on.
  private mutating func close(_ step: consuming Step, from start: Int, _ origin: Int32) -> Int32 {
    let operands = Int32(start)..<Int32(operandList.count)
    let entry = Entry(consume step, operands, origin: origin)
    entries.append(consume entry)
    return Int32(entries.count - 1)
  }
}

extension Tape.Step {
  /// The value of a literal that is a whole number of one word and not zero; else nil.
  var wholeNumber: Int? {
    guard case .literal(let literal) = self, literal.kind == .finite, literal.exponent == 0,
      case .word(let word) = literal.coefficient, let magnitude = Int(exactly: word), magnitude > 0
    else { return nil }
    return literal.isNegative ? -magnitude : magnitude
  }

  fileprivate var whole: BigFloat? { wholeNumber.map { BigFloat($0, precision: .bits(64)) } }
}
