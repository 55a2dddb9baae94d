internal import CMPFR
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
    /// A number that a computation encloses, without steps of its own.
    case enclosed(EnclosedNumber)
    /// An input of the graph: a number of another graph.
    case input(Int)
    case constant(Constant)
    case unary(UnaryFunction)
    case binary(BinaryFunction)
    case list(ListFunction)
    /// A part of a function of complex numbers that is not composed of real ones.
    case part(PartFunction)
  }

  /// One step in 20 bytes: a sum of a million roots has three million.
  private struct Entry: Sendable {
    /// The places of the operands in `operandList`.
    let operands: Range<Int32>
    /// The index, chosen by the user, of the source from which the step stems.
    let origin: Int32
    var kind: Kind
    /// Whether an enclosure can tell which integer or which operand the value is.
    var isChoice: Bool
  }

  /// The operation of a step, in which numbers are indices.
  private enum Kind: Sendable {
    /// A value, a literal or an enclosed number, by its index in `numbers`.
    case number(Int32)
    case input(Int32)
    case constant(Constant)
    case unary(UnaryFunction)
    case binary(BinaryFunction)
    case list(ListFunction)
    case part(PartFunction)
  }

  /// A number in the source.
  private struct Number: Sendable {
    var step: Step
    /// The value, if it is a whole number of one word: made once, instead of by every evaluation.
    var whole: BigFloat?
  }

  /// The largest number of literals whose values are made beforehand: those of a long tape would take
  /// as much memory as all of its steps, and it is evaluated few times.
  private static let mostWholes = 1 << 12

  // Three arrays and no more: every evaluation holds the tape, and each array costs another
  // reference count.
  private var entries: [Entry] = []
  private var numbers: [Number] = []
  /// The operands of all steps, one after the other.
  private(set) var operandList: [Int32] = []
  /// Whether a step is a number that a computation encloses.
  private(set) var hasEnclosedNumbers = false

  init(capacity: Int = 0) {
    entries.reserveCapacity(capacity)
    operandList.reserveCapacity(capacity)
  }

  var count: Int { entries.count }

  /// The operation of a step.
  @inline(__always)
  subscript(_ step: Int) -> Step {
    switch entries[step].kind {
    case .number(let index): numbers[Int(index)].step
    case .input(let index): .input(Int(index))
    case .constant(let constant): .constant(constant)
    case .unary(let function): .unary(function)
    case .binary(let function): .binary(function)
    case .list(let function): .list(function)
    case .part(let part): .part(part)
    }
  }

  /// The index of the source from which a step stems.
  func origin(of step: Int) -> Int32 { entries[step].origin }

  /// The function of a step that is one of a list, without the step itself, which may hold a long literal.
  func listFunction(_ step: Int) -> ListFunction? {
    guard case .list(let function) = entries[step].kind else { return nil }
    return function
  }

  /// The value of a step, if it is a whole number of one word.
  func whole(_ step: Int) -> BigFloat? {
    guard case .number(let index) = entries[step].kind else { return nil }
    return numbers[Int(index)].whole
  }

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
    let (operands, origin) = (entries[place].operands, entries[place].origin)
    entries[place] = entry(step, operands, origin)
  }

  /// Adds a step whose operands are the end of the list, from `start` on.
  private mutating func close(_ step: consuming Step, from start: Int, _ origin: Int32) -> Int32 {
    let operands = Int32(start)..<Int32(operandList.count)
    let entry = entry(step, operands, origin)
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  private mutating func entry(
    _ step: Step, _ operands: Range<Int32>, _ origin: Int32
  ) -> Entry {
    let isChoice = step.isChoice
    let kind: Kind
    switch step {
    case .value, .literal, .enclosed:
      kind = .number(Int32(numbers.count))
      let whole = numbers.count < Self.mostWholes ? step.whole : nil
      numbers.append(Number(step: step, whole: whole))
      if case .enclosed = step { hasEnclosedNumbers = true }
    case .input(let index): kind = .input(Int32(index))
    case .constant(let constant): kind = .constant(constant)
    case .unary(let function): kind = .unary(function)
    case .binary(let function): kind = .binary(function)
    case .list(let function): kind = .list(function)
    case .part(let part): kind = .part(part)
    }
    return Entry(operands: operands, origin: origin, kind: kind, isChoice: isChoice)
  }
}

extension Tape.Step {
  /// The value of a literal that is a whole number of one word and not zero; else nil.
  var wholeNumber: Int? {
    if case .literal(let literal) = self { literal.wholeNumber } else { nil }
  }

  fileprivate var whole: BigFloat? {
    wholeNumber.map { number in BigFloat.make(bits: 64) { mpfr_set_si($0, number, MPFR_RNDN) } }
  }
}
