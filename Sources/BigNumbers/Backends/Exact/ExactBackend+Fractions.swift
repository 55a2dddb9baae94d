import NumericCore

extension ExactBackend {
  /// The values of a program of literals, the four operations and small powers of fractions, complex ones among them, if they and all numbers
  /// on the way to them are short fractions, and the program is short; else nil.
  ///
  /// Fractions are cheaper than enclosures, which do not tell 0.3 from its neighbours, and continuing from one is cheaper than
  /// repeating the steps that led to it for every later result.
  func fractions(_ program: Program, _ inputs: [ExactReal]) -> [ExactReal]? {
    guard program.outputs.count <= EnclosedProgram.mostOutputs,
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
    if part.function == .power { return power(part, x) }
    let (a, b, c) = (x[0], x[1], x[2])
    guard part.function == .quotient else {
      return product([a, b], [c, x[3]])[part.part == .real ? 0 : 1]
    }
    let d = -x[3]
    return (part.part == .real ? a * c - b * d : a * d + b * c) / (c * c + d * d)
  }
}

extension ExactBackend {
  /// The largest exponent of a power that is multiplied out.
  private static let mostFactors = 1 << 10

  /// A part of (a + bi)ⁿ for a small whole n.
  private static func power(_ part: PartFunction, _ x: [ExactReal]) -> ExactReal? {
    guard case .rational(let exponent) = x[2].storage, case .rational(let zero) = x[3].storage,
      zero.isZero, exponent.isInteger, let n = Int(exactly: exponent.numerator),
      n.magnitude <= mostFactors
    else { return nil }
    var result: [ExactReal] = [1, 0]
    var (square, rest) = ([x[0], x[1]], n.magnitude)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square) }
      rest >>= 1
      if rest > 0 { square = product(square, square) }
      // Too long for fractions.
      if (result + square).contains(where: { $0.graph != nil }) { return nil }
    }
    if n < 0 { return Self.part(PartFunction(.quotient, part.part), [1, 0] + result) }
    return part.part == .real ? result[0] : result[1]
  }

  private static func product(_ x: [ExactReal], _ y: [ExactReal]) -> [ExactReal] {
    [x[0] * y[0] - x[1] * y[1], x[0] * y[1] + x[1] * y[0]]
  }
}

extension Operation {
  fileprivate var keepsFractions: Bool {
    switch self {
    case .literal, .function(.binary(.add)), .function(.binary(.subtract)),
      .function(.binary(.multiply)), .function(.binary(.divide)), .function(.unary(.negate)):
      true
    case .part(let part):
      (part.function == .product || part.function == .quotient || part.function == .power)
        && part.part != .realValue
    default: false
    }
  }
}
