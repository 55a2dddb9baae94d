import NumericCore

extension ExactBackend {
  /// The values of a program of literals and the four operations on fractions, complex ones among them, if they and all numbers
  /// on the way to them are short fractions, and the program is short; else nil.
  ///
  /// Fractions are cheaper than enclosures, which do not tell 0.3 from its neighbours, and continuing from one is cheaper than
  /// repeating the steps that led to it for every later result.
  func fractions(_ program: Program, _ inputs: [ExactReal]) -> [ExactReal]? {
    guard program.outputs.count <= 2,
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
      // The opposite of 0 is −0 for programs on signed zeros.
      case .function(.unary(.negate)):
        let x = registers[Int(step.a)]
        value = isZero(x) ? nil : -x
      case .function(.binary(let function)):
        value = .compute(function, registers[Int(step.a)], registers[Int(step.b)])
      case .part(let part):
        value = Self.part(part, program.lists[Int(step.a)..<Int(step.b)].map { registers[Int($0)] })
      default: value = nil
      }
      guard let value, value.graph == nil else { return nil }
      registers[Int(step.destination)] = value
    }
    return program.outputs.map { registers[Int($0)] }
  }

  /// A part of (a + bi)·(c + di), or of the quotient (a + bi)·(c − di)/(c² + d²).
  private static func part(_ part: PartFunction, _ x: [ExactReal]) -> ExactReal? {
    let (a, b, c) = (x[0], x[1], x[2])
    guard part.function == .quotient else {
      return part.part == .real ? a * c - b * x[3] : a * x[3] + b * c
    }
    let d = -x[3]
    return (part.part == .real ? a * c - b * d : a * d + b * c) / (c * c + d * d)
  }
}

extension Operation {
  fileprivate var keepsFractions: Bool {
    switch self {
    case .literal, .function(.binary(.add)), .function(.binary(.subtract)),
      .function(.binary(.multiply)), .function(.binary(.divide)), .function(.unary(.negate)):
      true
    case .part(let part):
      (part.function == .product || part.function == .quotient) && part.part != .realValue
    default: false
    }
  }
}
