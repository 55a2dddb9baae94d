public import NumericCore

/// What a node or a whole expression became: numbers live in registers, lists are lists of them.
public enum Shape: Hashable, Sendable {
  /// One register.
  case number(UInt32)
  /// A list of registers.
  case list([UInt32])
  /// A comparison of two registers.
  case truth(Relation, UInt32, UInt32)
  /// Words; no register.
  case text(String)

  /// The registers, in order.
  public var registers: [UInt32] {
    switch self {
    case .number(let register): [register]
    case .list(let registers): registers
    case .truth(_, let a, let b): [a, b]
    case .text: []
    }
  }
}

/// An expression ready to run on any backend, any number of times.
public struct CompiledExpression: Sendable {
  /// The straight-line program; its outputs are the registers of `shape`.
  public let program: Program
  /// What the outputs mean.
  public let shape: Shape
  /// The source of each instruction.
  public let spans: [SourceSpan]
  /// The variables that the inputs receive, in order: a name, and which element of a list.
  public let inputs: [(name: String, element: Int)]
}
