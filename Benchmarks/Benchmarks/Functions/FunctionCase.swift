import BigNumbers
import NumericCore

/// One function on one backend, with the tuples of operands of a pass.
struct FunctionCase<Backend: NumericBackend> {
  /// The number of tuples in one pass.
  static var count: Int { 10 }

  let backend: Backend
  let function: Function
  /// The operands as exact literals.
  let literals: [[ExactLiteral]]
  private let operands: [[Backend.Number]]

  init(_ function: Function, on backend: Backend, bits: Int) throws {
    self.backend = backend
    self.function = function
    literals = try FunctionOperands(bits: bits)
      .tuples(of: function, on: backend, count: Self.count)
    operands = try literals.map { try $0.map { try backend.number($0) } }
  }

  /// Computes all tuples `passes` times into a register, as a program does.
  @inline(never)
  func run(passes: Int) throws -> Backend.Number {
    var result = backend.zero
    for _ in 0..<passes {
      for x in operands {
        switch function {
        case .unary(let function): try backend.compute(function, x[0], into: &result)
        case .binary(let function): try backend.compute(function, x[0], x[1], into: &result)
        case .list(let function):
          try x.withRegisters { x in try backend.compute(function, x, into: &result) }
        }
      }
    }
    return result
  }

  /// The value for one tuple, with all its bits.
  func value(_ index: Int, precision: Precision) throws -> BigFloat {
    let bits = try backend.bits(of: backend.compute(function, operands[index]))
    return try BigFloat(bits.text(as: .hex), precision: precision)
  }
}
