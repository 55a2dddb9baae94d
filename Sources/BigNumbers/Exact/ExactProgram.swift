public import NumericCore

/// A program that is evaluated exactly at one point after the other.
///
/// It is lowered once, to single assignments and the functions that have enclosures.
///
///     let exact = try ExactProgram(program)
///     for point in points { try exact.values(at: point)[0].rounded(to: .bits(53)) }
public struct ExactProgram: Sendable {
  private let tape: Tape
  /// The steps that represent the inputs.
  private let inputs: [Int32]
  /// The steps that represent the outputs.
  private let outputs: [Int32]

  /// The largest number of outputs that share a graph.
  private static let fewOutputs = 8

  /// Lowers a program.
  ///
  /// - Throws: the instruction that real numbers do not have, such as the next representable
  ///   number, or a literal that is not a real number.
  public init(_ program: borrowing Program) throws(ProgramError<ComputationFailure>) {
    var lowering = Lowering(program)
    for index in program.instructions.indices {
      do throws(ComputationFailure) {
        try lowering.lower(program.instructions[index], of: program, origin: Int32(index))
      } catch {
        throw .failure(error, instruction: index)
      }
    }
    tape = lowering.tape
    inputs = Array(0..<Int32(program.inputs.count))
    outputs = program.outputs.map { lowering.registers[Int($0)] }
  }

  /// The outputs at a point.
  ///
  /// Nothing is computed, and nothing can fail, until a digit, a sign or a comparison of an output
  /// is asked for.
  public func values(at point: [ExactReal]) -> [ExactReal] {
    precondition(
      point.count == inputs.count, "the program has \(inputs.count) inputs, not \(point.count)")
    var tape = tape
    var computed: [ExactReal] = []
    for (place, number) in zip(inputs, point) {
      if case .rational(let value) = number.storage {
        tape.replace(Int(place), by: .value(value))
      } else {
        tape.replace(Int(place), by: .input(computed.count))
        computed.append(number)
      }
    }
    let graph = ExactGraph(tape, inputs: computed)
    if outputs.count > Self.fewOutputs { return outputs.map { graph.part(for: Int($0)) } }
    return outputs.map { ExactReal(graph, Int($0)) }
  }
}

/// The state of lowering a program.
private struct Lowering {
  private(set) var tape: Tape
  /// The steps that hold the current values of the registers.
  private(set) var registers: [Int32]

  /// Starts with the inputs as the first steps.
  init(_ program: borrowing Program) {
    tape = Tape(capacity: program.instructions.count + program.inputs.count)
    registers = Array(filling: -1, count: program.registerCount)
    for (index, register) in program.inputs.enumerated() {
      registers[Int(register)] = tape.append(.input(index), EmptyCollection(), origin: 0)
    }
  }

  mutating func lower(
    _ instruction: Program.Instruction, of program: borrowing Program, origin: Int32
  ) throws(ComputationFailure) {
    try instruction.operation.function?.checkForRealNumbers()
    registers[Int(instruction.destination)] = try append(instruction, of: program, origin)
  }

  private mutating func append(
    _ step: Program.Instruction, of program: borrowing Program, _ origin: Int32
  ) throws(ComputationFailure) -> Int32 {
    let (a, b) = (Int(step.a), Int(step.b))
    switch step.operation {
    case .literal:
      return tape.append(try .exact(program.literals[a]), EmptyCollection(), origin: origin)
    case .constant(let constant):
      return tape.append(.constant(constant), EmptyCollection(), origin: origin)
    case .function(.unary(let function)):
      return tape.append(function, registers[a], origin: origin)
    case .function(.binary(let function)):
      return tape.append(function, registers[a], registers[b], origin: origin)
    case .function(.list(let function)):
      let operands = program.lists[a..<b].map { registers[Int($0)] }
      return tape.append(function, operands, origin: origin)
    case .part(let part):
      let operands = program.lists[a..<b].map { registers[Int($0)] }
      return tape.append(part, operands, origin: origin)
    case .scale: return try rescale(registers[a], by: program.rescalings[b], origin)
    }
  }

  private mutating func rescale(
    _ x: Int32, by rescaling: Rescaling, _ origin: Int32
  ) throws(ComputationFailure) -> Int32 {
    var result = x
    for step in rescaling.steps {
      switch step {
      case .multiply(let ratio): result = try scale(result, by: ratio, origin)
      case .reciprocal:
        let one = tape.integer(1, origin)
        result = tape.append(.binary(.divide), [one, result], origin: origin)
      case .remainder(let ratio):
        let unit = try scale(tape.integer(1, origin), by: ratio, origin)
        result = tape.append(.truncatingRemainder, result, unit, origin: origin)
      case .trunc: result = tape.append(.unary(.trunc), [result], origin: origin)
      }
    }
    return result
  }

  private mutating func scale(
    _ x: Int32, by ratio: ExactRatio, _ origin: Int32
  ) throws(ComputationFailure) -> Int32 {
    func append(_ step: Tape.Step, _ operands: Int32..., to tape: inout Tape) -> Int32 {
      tape.append(step, operands, origin: origin)
    }
    let numerator = append(try .exact(ratio.numerator), to: &tape)
    let denominator = append(try .exact(ratio.denominator), to: &tape)
    var result = append(.binary(.multiply), x, numerator, to: &tape)
    if !ratio.offset.isZero {
      let offset = append(try .exact(ratio.offset), to: &tape)
      result = append(.binary(.add), result, offset, to: &tape)
    }
    result = append(.binary(.divide), result, denominator, to: &tape)
    if ratio.piPower == 0 { return result }
    let pi = append(.constant(.pi), to: &tape)
    let power = append(.binary(.pow), pi, tape.integer(ratio.piPower, origin), to: &tape)
    return append(.binary(.multiply), result, power, to: &tape)
  }
}

extension Tape.Step {
  /// The step of a literal, which must be finite.
  static func exact(_ literal: ExactLiteral) throws(ComputationFailure) -> Tape.Step {
    guard literal.kind == .finite else {
      throw .inapplicable(
        "exact numbers are finite; -b double and -b bigfloat have infinities and NaN")
    }
    return .literal(literal)
  }
}
