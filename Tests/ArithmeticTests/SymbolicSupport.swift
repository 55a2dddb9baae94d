import NumericCore

@testable import Arithmetic
@testable import BigNumbers

/// Evaluates expressions of the calculator on symbolic forms.
///
/// The variables x, y and z are unknown real numbers.
struct SymbolicCalculator {
  var bounds = SymbolicBounds()

  static let unknowns: [String: UInt64] = ["x": 1, "y": 2, "z": 3]

  /// The form of an expression; nil if an operation has no form.
  func form(_ text: String) throws -> SymbolicForm? {
    var environment = Environment()
    for name in Self.unknowns.keys { environment.variables[name] = .number }
    let (statements, _) = try environment.parse(Array(text.utf8), Limits())
    guard case .expression(let expression) = statements[0] else { return nil }
    let compiled = try environment.compile(expression, .radians, Limits())
    return run(compiled.program, inputs: compiled.inputs.map(\.name))
  }

  private func run(_ program: Program, inputs: [String]) -> SymbolicForm? {
    var registers = [SymbolicForm](repeating: .zero, count: program.registerCount)
    for (register, name) in zip(program.inputs, inputs) {
      registers[Int(register)] = .unknown(Self.unknowns[name] ?? 0)
    }
    for step in program.instructions {
      let (a, b) = (Int(step.a), Int(step.b))
      let result: SymbolicForm?
      switch step.operation {
      case .literal: result = .literal(program.literals[a], bounds)
      case .constant(let constant): result = .constant(constant)
      case .function(.unary(let function)): result = .compute(function, registers[a], bounds)
      case .function(.binary(let function)):
        result = .compute(function, registers[a], registers[b], bounds)
      case .function(.list(let function)):
        result = .compute(function, program.lists[a..<b].map { registers[Int($0)] }, bounds)
      case .part: return nil
      case .scale:
        // Symbolic forms support only multiplication by a factor.
        guard case .multiple(let ratio) = program.rescalings[b] else { return nil }
        result = .scaled(registers[a], by: ratio, bounds)
      }
      guard let result else { return nil }
      registers[Int(step.destination)] = result
    }
    return registers[Int(program.outputs[0])]
  }
}

extension SymbolicForm {
  /// A function of a list within bounds.
  static func compute(
    _ function: ListFunction, _ terms: [SymbolicForm], _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return compute(function, terms, in: &algebra)
  }
}
