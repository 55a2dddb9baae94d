import BigNumbers
import NumericCore

/// An expression with the literals that a format holds in their places.
struct RoundedProgram: Sendable {
  private let exact: ExactProgram
  /// Whether a literal was rounded.
  private let isChanged: Bool

  /// Rounds the literals of a program; nil if one of them is beyond the format.
  init?(_ program: Program, in comparer: Comparer) throws(ComputationFailure) {
    var rounded = program
    var isChanged = false
    for (instruction, step) in zip(program.instructions, StepGraph(program).steps) {
      guard let literal = step.literal, literal.kind == .finite else { continue }
      let held = try comparer.backend.run(step, [])
      guard held.isFinite else { return nil }
      rounded.literals[Int(instruction.a)] = held.literal
      let numbers = [try comparer.exact.number(literal), try comparer.exact.number(held.literal)]
      if try comparer.exact.compare(numbers[0], numbers[1]) != .equal { isChanged = true }
    }
    exact = try ExactProgram(lowering: rounded)
    self.isChanged = isChanged
  }

  /// The true value for inputs that were rounded; nil if neither they nor literals were changed by that.
  ///
  /// - Throws: if a rounded input is not finite.
  func truth(
    of inputs: [ExactReal], rounded: [FormatValue], _ backend: ExactBackend
  ) throws(ComputationFailure) -> ExactReal? {
    var isChanged = isChanged
    var numbers: [ExactReal] = []
    for (input, held) in zip(inputs, rounded) {
      guard held.isFinite else { throw .exception(.overflow) }
      let number = try backend.number(held.literal)
      numbers.append(number)
      if !isChanged { isChanged = try backend.compare(input, number) != .equal }
    }
    return isChanged ? exact.values(at: numbers)[0] : nil
  }
}
