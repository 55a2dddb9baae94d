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
    case unary(UnaryFunction)
    case binary(BinaryFunction)
    case list(ListFunction)
  }

  /// One step with all that is known of it beforehand.
  private struct Entry: Sendable {
    var step: Step
    /// Where its operands stand in the list.
    let operands: Range<Int32>
    /// What the user wrote that it stems from: an index of his choice.
    let origin: Int32
    /// The value, where that is a whole number of a word: made once, and not by every evaluation.
    var whole: BigFloat?
  }

  // Two arrays: every evaluation holds the tape, and each array is one more count of references.
  private var entries: [Entry] = []
  /// The operands of all steps, one after the other.
  private(set) var operandList: [Int32] = []

  init(capacity: Int = 0) {
    entries.reserveCapacity(capacity)
    operandList.reserveCapacity(2 * capacity)
  }

  var count: Int { entries.count }

  /// What a step computes.
  subscript(_ step: Int) -> Step { entries[step].step }

  /// What the user wrote that a step stems from.
  func origin(of step: Int) -> Int32 { entries[step].origin }

  /// The value of a step that is a whole number of a word.
  func whole(_ step: Int) -> BigFloat? { entries[step].whole }

  /// The operands of a step: indices of earlier steps.
  func operands(of step: Int) -> ArraySlice<Int32> { operandList[places(of: step)] }

  /// Where the operands of a step stand in ``operandList``: for loops that need no slice.
  func places(of step: Int) -> Range<Int> {
    let operands = entries[step].operands
    return Int(operands.lowerBound)..<Int(operands.upperBound)
  }

  /// One operand of a step.
  func operand(_ position: Int, of step: Int) -> Int {
    Int(operandList[Int(entries[step].operands.lowerBound) + position])
  }

  /// Adds a step and answers its index.
  mutating func append(_ step: Step, _ operands: some Collection<Int32>, origin: Int32) -> Int32 {
    let start = operandList.count
    operandList += operands
    return close(step, from: start, origin)
  }

  /// The same for operands that need no collection.
  mutating func append(_ step: Step, _ x: Int32, _ y: Int32? = nil, origin: Int32) -> Int32 {
    let start = operandList.count
    operandList.append(x)
    if let y { operandList.append(y) }
    return close(step, from: start, origin)
  }

  /// Puts another step without operands into the place of one.
  mutating func replace(_ place: Int, by step: Step) {
    (entries[place].step, entries[place].whole) = (step, step.whole)
  }

  /// Adds a step whose operands are in the list from a place on.
  private mutating func close(_ step: Step, from start: Int, _ origin: Int32) -> Int32 {
    let operands = Int32(start)..<Int32(operandList.count)
    entries.append(Entry(step: step, operands: operands, origin: origin, whole: step.whole))
    return Int32(entries.count - 1)
  }
}

extension Tape.Step {
  /// A literal that is a whole number of a word, and not zero.
  var wholeNumber: Int? {
    guard case .literal(let literal) = self, literal.kind == .finite, literal.exponent == 0,
      case .word(let word) = literal.coefficient, let magnitude = Int(exactly: word), magnitude > 0
    else { return nil }
    return literal.isNegative ? -magnitude : magnitude
  }

  fileprivate var whole: BigFloat? { wholeNumber.map { BigFloat($0, precision: .bits(64)) } }
}
