/// A sequence of instructions on registers without branches: the compiled form of an expression.
///
/// Inputs are placed into registers before the first step. Every instruction writes one register
/// that is not among its operands, so that a backend can compute in place. The same program runs on
/// every backend, at any precision, any number of times.
public struct Program: Hashable, Sendable {
  /// One step.
  public struct Instruction: Hashable, Sendable {
    /// The operation to compute.
    public var operation: Operation
    /// The first operand: a register; for a literal its index; for a function of a list or a part the start
    /// in `lists`.
    public var a: UInt32
    /// The second operand: a register; for a scale the index in `rescalings`; for a function of a
    /// list the end in `lists`.
    public var b: UInt32
    /// The register that receives the result.
    public var destination: UInt32

    /// Creates a step; operands that the operation does not have stay zero.
    public init(_ operation: Operation, a: UInt32 = 0, b: UInt32 = 0, to: UInt32) {
      self.operation = operation
      self.a = a
      self.b = b
      self.destination = to
    }
  }

  /// The steps in order.
  public var instructions: [Instruction] = []
  /// The literals that instructions refer to.
  public var literals: [ExactLiteral] = []
  /// The conversions that instructions refer to.
  public var rescalings: [Rescaling] = []
  /// The operand registers of all functions of lists, one list after the other.
  public var lists: [UInt32] = []
  /// The registers that receive the inputs; no instruction writes them.
  public var inputs: [UInt32] = []
  /// The number of registers.
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
    case .function(.list), .part: Array(lists[Int(step.a)..<Int(step.b)])
    }
  }

  /// The operands of a function of a list, read in place.
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
  /// The result of the instruction with this index is exceptional.
  case exception(ArithmeticException, instruction: Int)
  /// The backend could not compute the instruction with this index.
  case failure(Failure, instruction: Int)
}
