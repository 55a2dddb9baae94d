public import NumericCore

/// A program over intervals: the values of its outputs if its inputs are any numbers of given
/// intervals.
///
///     let program = try IntervalProgram(program, precision: .bits(64))
///     let extent = try program.extents(over: [BigInterval(lower: 1, upper: 2)])[0]
///     extent.range                // contains every value
///     extent.isContinuous         // and there is no jump and no pole between them
///
/// Operands are treated as independent, so that x − x is wider than zero; narrower inputs give
/// narrower ranges.
public struct IntervalProgram: Sendable {
  /// The values of an output.
  public struct Extent: Sendable {
    /// An enclosure of all values, with the fact whether some inputs have none.
    public let range: BigInterval
    /// Whether the output is proven to depend continuously on the inputs: each operation is defined
    /// for all of its operands, and none of them jumps.
    public let isContinuous: Bool
  }

  let program: Program
  let precision: Precision
  let limits: Limits

  /// Creates a program whose intervals have bounds of a given precision.
  public init(_ program: Program, precision: Precision, limits: Limits = Limits()) {
    self.program = program
    self.precision = precision
    self.limits = limits
  }

  /// The outputs for inputs anywhere in given intervals.
  ///
  /// - Throws: `LimitExceeded` where a limit of the cost is exceeded.
  public func extents(over inputs: [BigInterval]) throws(LimitExceeded) -> [Extent] {
    precondition(
      inputs.count == program.inputs.count,
      "the program has \(program.inputs.count) inputs, not \(inputs.count)")
    var registers = [BigInterval](repeating: .empty, count: program.registerCount)
    var isContinuous = [Bool](repeating: true, count: program.registerCount)
    for (register, input) in zip(program.inputs, inputs) { registers[Int(register)] = input }
    for step in program.instructions {
      let operands = program.operands(of: step).map { Int($0) }
      let x = operands.map { registers[$0] }
      let result = try value(step, x)
      let place = Int(step.destination)
      registers[place] = result
      isContinuous[place] =
        operands.allSatisfy { isContinuous[$0] } && result.isBounded && !result.isErrorPossible
      if isContinuous[place] {
        isContinuous[place] = try isWithoutJump(step, x, result)
      }
    }
    return program.outputs.map {
      Extent(range: registers[Int($0)], isContinuous: isContinuous[Int($0)])
    }
  }

  private func value(
    _ step: Program.Instruction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval {
    switch step.operation {
    case .literal: BigInterval(program.literals[Int(step.a)], precision: precision)
    case .constant(let constant):
      try BigInterval.constant(constant, precision: precision, limits: limits)
    case .function(let function):
      try BigInterval.compute(function, x, precision: precision, limits: limits)
    case .part(let part):
      try BigInterval.compute(part, x, precision: precision, limits: limits)
    case .scale:
      try rescaled(x[0], by: program.rescalings[Int(step.b)])
    }
  }

  private func rescaled(
    _ x: BigInterval, by rescaling: Rescaling
  ) throws(LimitExceeded) -> BigInterval {
    let one = BigInterval(ExactLiteral(1), precision: precision)
    func scaled(_ x: BigInterval, _ ratio: ExactRatio) throws(LimitExceeded) -> BigInterval {
      try x.scaled(by: ratio, precision: precision, limits: limits)
    }
    var result = x
    for step in rescaling.steps {
      switch step {
      case .multiply(let ratio): result = try scaled(result, ratio)
      case .reciprocal:
        result = try .compute(.divide, one, result, precision: precision, limits: limits)
      case .remainder(let ratio):
        result = try .compute(
          .truncatingRemainder, result, try scaled(one, ratio), precision: precision,
          limits: limits)
      case .trunc: result = try .compute(.trunc, result, precision: precision, limits: limits)
      }
    }
    return result
  }
}
