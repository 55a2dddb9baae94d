import NumericCore

/// Writes a program step by step.
///
/// Every value has its own register.
struct ProgramBuilder {
  /// The register of a value.
  struct Place: Hashable { fileprivate var register: UInt32 }

  private var program = Program()

  private mutating func register() -> UInt32 {
    program.registerCount += 1
    return UInt32(program.registerCount - 1)
  }

  /// An input of the program.
  mutating func input() -> Place {
    let register = register()
    program.inputs.append(register)
    return Place(register: register)
  }

  /// Several inputs of the program.
  mutating func inputs(_ count: Int) -> [Place] { (0..<count).map { _ in input() } }

  /// An integer.
  mutating func integer(_ value: Int) -> Place {
    program.literals.append(ExactLiteral(value))
    return step(.literal, a: UInt32(program.literals.count - 1))
  }

  private mutating func step(
    _ operation: Operation, a: UInt32, b: UInt32 = 0
  ) -> Place {
    let destination = register()
    program.instructions.append(
      Program.Instruction(operation, a: a, b: b, to: destination))
    return Place(register: destination)
  }

  mutating func compute(_ operation: UnaryFunction, _ x: Place) -> Place {
    step(.unary(operation), a: x.register)
  }

  mutating func compute(_ operation: BinaryFunction, _ x: Place, _ y: Place) -> Place {
    step(.binary(operation), a: x.register, b: y.register)
  }

  mutating func compute(_ function: ListFunction, _ terms: [Place]) -> Place {
    let start = program.lists.count
    program.lists += terms.map(\.register)
    return step(.list(function), a: UInt32(start), b: UInt32(program.lists.count))
  }

  mutating func add(_ x: Place, _ y: Place) -> Place { compute(.add, x, y) }
  mutating func subtract(_ x: Place, _ y: Place) -> Place { compute(.subtract, x, y) }
  mutating func multiply(_ x: Place, _ y: Place) -> Place { compute(.multiply, x, y) }
  mutating func divide(_ x: Place, _ y: Place) -> Place { compute(.divide, x, y) }

  /// Σ x[k]·y[k], from left to right, each step rounded.
  mutating func dot(_ x: [Place], _ y: [Place]) -> Place {
    var sum = multiply(x[0], y[0])
    for (a, b) in zip(x, y).dropFirst() { sum = add(sum, multiply(a, b)) }
    return sum
  }

  /// Σ x[k] from left to right.
  mutating func sum(_ x: [Place]) -> Place {
    x.dropFirst().reduce(x[0]) { add($0, $1) }
  }

  /// Σ x[k]/n, added from left to right.
  mutating func mean(_ x: [Place]) -> Place {
    let sum = sum(x)
    return divide(sum, integer(x.count))
  }

  /// The finished program with these results.
  consuming func finished(_ outputs: [Place]) -> Program {
    program.outputs = outputs.map(\.register)
    return program
  }
}
