import BigNumbers
import NumericCore

/// One operation on one backend, with the tuples of operands that a pass goes through.
struct FunctionCase<Backend: NumericBackend> {
  /// Tuples in one pass.
  static var count: Int { 10 }

  let backend: Backend
  let operation: Operation
  /// The operands as exact literals.
  let literals: [[ExactLiteral]]
  private let operands: [[Backend.Number]]

  init(_ operation: Operation, on backend: Backend, bits: Int) throws {
    self.backend = backend
    self.operation = operation
    literals = try FunctionOperands(bits: bits)
      .tuples(of: operation, on: backend, count: Self.count)
    operands = try literals.map { try $0.map { try backend.number($0) } }
  }

  /// Computes all tuples `passes` times, as a program does: into a register.
  @inline(never)
  func run(passes: Int) throws -> Backend.Number {
    var result = backend.zero
    for _ in 0..<passes {
      for x in operands {
        switch operation {
        case .unary(let function): try backend.apply(function, x[0], into: &result)
        case .binary(let function): try backend.apply(function, x[0], x[1], into: &result)
        case .ternary(let function): try backend.apply(function, x[0], x[1], x[2], into: &result)
        case .quaternary(let function):
          try backend.apply(function, x[0], x[1], x[2], x[3], into: &result)
        case .reduction(let function): try backend.apply(function, x, into: &result)
        case .literal, .constant, .scale, .financial:
          preconditionFailure("\(operation) is no function")
        }
      }
    }
    return result
  }

  /// The value for one tuple, bit for bit.
  func value(_ index: Int, precision: Precision) throws -> BigFloat {
    let bits = try backend.bits(of: backend.compute(operation, operands[index]))
    return try BigFloat(bits.text(as: .hex), precision: precision)
  }
}
