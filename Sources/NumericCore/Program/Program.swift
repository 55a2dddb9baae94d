/// A straight-line computation on registers: what an expression is compiled to.
///
/// Inputs are put into registers before the first step. Every instruction writes one register that is none of its own
/// operands, so a backend can compute in place. The same program runs on every backend, at any
/// precision, any number of times.
public struct Program: Hashable, Sendable {
  /// One step.
  public struct Instruction: Hashable, Sendable {
    /// What to compute.
    public var operation: Operation
    /// First operand: a register; for a literal its index; for a function of a list the start in `lists`.
    public var a: UInt32
    /// Second operand: a register; for a scale the index of what it does; for a function of a list the end.
    public var b: UInt32
    /// The register written.
    public var destination: UInt32

    /// Creates a step; operands that the operation lacks stay zero.
    public init(_ operation: Operation, a: UInt32 = 0, b: UInt32 = 0, to: UInt32) {
      self.operation = operation
      self.a = a
      self.b = b
      self.destination = to
    }
  }

  /// The steps in order.
  public var instructions: [Instruction] = []
  /// Literals by index.
  public var literals: [ExactLiteral] = []
  /// What scales do, by index.
  public var rescalings: [Rescaling] = []
  /// Operand registers of functions of lists, one after the other.
  public var lists: [UInt32] = []
  /// The registers that receive the inputs; no instruction writes them.
  public var inputs: [UInt32] = []
  /// How many registers there are.
  public var registerCount = 0
  /// The registers that hold the results.
  public var outputs: [UInt32] = []

  /// An empty program.
  public init() {}
}

extension Program {
  /// The registers that an instruction reads.
  public func operands(of step: Instruction) -> [UInt32] {
    switch step.operation {
    case .literal, .constant: []
    case .function(.unary), .scale: [step.a]
    case .function(.binary): [step.a, step.b]
    case .function(.list): Array(lists[Int(step.a)..<Int(step.b)])
    }
  }

  /// The operands of a function of a list, where they lie in the registers.
  @inlinable @inline(__always)
  func withOperands<Number, Result, Failed: Error>(
    of step: Instruction, in registers: UnsafeMutablePointer<Number>,
    _ body: (Registers<Number>) throws(Failed) -> Result
  ) throws(Failed) -> Result {
    try lists.withUnsafeBufferPointer { (lists) throws(Failed) in
      try body(
        Registers(
          base: UnsafePointer(registers), places: lists.baseAddress.map { $0 + Int(step.a) },
          count: Int(step.b - step.a)))
    }
  }
}

/// Why a program stopped.
public enum ProgramError<Failure: Error>: Error {
  /// An instruction, by index, has no ordinary result.
  case exception(ArithmeticException, instruction: Int)
  /// The backend could not compute an instruction.
  case failure(Failure, instruction: Int)
}
