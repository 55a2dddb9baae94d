import BigNumbers
import NumericCore

/// The literals of an expression and the values of its inputs as a format holds them.
struct RoundedInputs: Sendable {
  /// The program with the rounded literals, and the same for exact evaluation; nil if the format holds all literals.
  private let program: Program?
  private let exact: TrueProgram?
  /// The rounded values of the inputs that are no variables.
  private let fixed: [ExactReal?]
  /// Whether a literal or such a value was rounded.
  private let isChanged: Bool

  /// Rounds literals and values; nil if one of them is beyond the format.
  init?(
    _ program: Program, _ inputs: [ExpressionProblem.Input], in comparer: Comparer
  ) throws(ComputationFailure) {
    var rounded = program
    var changesLiteral = false
    for (instruction, step) in zip(program.instructions, StepGraph(program).steps) {
      guard let literal = step.literal, literal.kind == .finite else { continue }
      let held = try comparer.backend.run(step, [])
      guard held.isFinite else { return nil }
      rounded.literals[Int(instruction.a)] = held.literal
      let number = try comparer.exact.number(literal)
      if try comparer.differs(number, from: held) { changesLiteral = true }
    }
    let values = inputs.map { input in
      if case .fixed(let value) = input { value } else { ExactReal(0) }
    }
    var fixed = [ExactReal?](repeating: nil, count: inputs.count)
    var isChanged = changesLiteral
    for (index, held) in try comparer.entered(values).enumerated() {
      guard case .fixed(let value) = inputs[index] else { continue }
      guard held.isFinite else { return nil }
      fixed[index] = try comparer.exact.number(held.literal)
      if try comparer.differs(value, from: held) { isChanged = true }
    }
    try self.init(changesLiteral ? rounded : nil, fixed, isChanged, comparer)
  }

  private init(
    _ program: Program?, _ fixed: [ExactReal?], _ isChanged: Bool, _ comparer: Comparer
  ) throws(ComputationFailure) {
    (self.program, self.fixed, self.isChanged) = (program, fixed, isChanged)
    exact = try program.map { program throws(ComputationFailure) in
      try TrueProgram(program, [comparer])
    }
  }

  /// The true values of all results for literals and inputs as the format holds them; nil if none is changed by that.
  ///
  /// `isHeld` says that the format holds the variables, and `own` evaluates the literals as they are written.
  ///
  /// - Throws: if a rounded input is not finite.
  func truths(
    of inputs: [ExactReal], isHeld: Bool, in comparer: Comparer, _ own: TrueProgram
  ) throws(ComputationFailure) -> [ExactReal]? {
    var (numbers, isChanged) = (inputs, isChanged)
    if isHeld, !comparer.hasInputFormats {
      for (index, value) in fixed.enumerated() { if let value { numbers[index] = value } }
    } else {
      for (index, held) in try comparer.entered(inputs).enumerated() {
        guard held.isFinite else { throw .exception(.overflow) }
        numbers[index] = try comparer.exact.number(held.literal)
        if !isChanged { isChanged = try comparer.differs(inputs[index], from: held) }
      }
    }
    return isChanged ? try (exact ?? own).values(at: numbers) : nil
  }

  /// A copy for another thread, which shares no intermediate values with this one.
  func copied(_ comparer: Comparer) throws(ComputationFailure) -> RoundedInputs {
    try RoundedInputs(program, fixed, isChanged, comparer)
  }
}
