import NumericCore

extension ExactBackend {
  /// The value of a program of literals and the four operations on fractions, if it and all numbers on the way to it are short
  /// fractions, and the program is short; else nil.
  ///
  /// Fractions are cheaper than enclosures, which do not tell 0.3 from its neighbours, and continuing from one is cheaper than
  /// repeating the steps that led to it for every later result.
  func fraction(_ program: Program, _ inputs: [ExactReal]) -> ExactReal? {
    guard program.outputs.count == 1,
      program.instructions.count <= EnclosedProgram.mostFractions,
      program.instructions.allSatisfy(\.operation.keepsFractions)
    else { return nil }
    var registers = [ExactReal](filling: zero, count: program.registerCount)
    for (register, number) in zip(program.inputs, inputs) {
      if number.graph != nil { return nil }
      registers[Int(register)] = number
    }
    for step in program.instructions {
      let value: ExactReal?
      switch step.operation {
      case .literal: value = try? number(program.literals[Int(step.a)])
      case .function(.binary(let function)):
        value = .compute(function, registers[Int(step.a)], registers[Int(step.b)])
      default: value = nil
      }
      guard let value, value.graph == nil else { return nil }
      registers[Int(step.destination)] = value
    }
    return registers[Int(program.outputs[0])]
  }
}

extension Operation {
  fileprivate var keepsFractions: Bool {
    switch self {
    case .literal, .function(.binary(.add)), .function(.binary(.subtract)),
      .function(.binary(.multiply)),
      .function(.binary(.divide)):
      true
    default: false
    }
  }
}
