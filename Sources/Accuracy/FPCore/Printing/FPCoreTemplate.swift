import BigNumbers
import NumericCore

/// The FPCore text of the operations of a program; `|a|`, `|b|`, … stand for the operands.
enum FPCoreTemplate {
  /// The text of an operation; nil if FPCore has none, or if it depends on the number of operands.
  static func text(for operation: Operation) -> String? {
    switch operation {
    case .literal, .scale, .part: return nil
    case .constant(let constant): return constants[constant]
    case .function(let function):
      switch function.fpcore {
      case .function(let name):
        let operands = ["|a|", "|b|", "|c|"].prefix(operandCount(function))
        return "(\(name) \(operands.joined(separator: " ")))"
      case .expression(let text): return "\(text)"
      case .folded, .composed, .none: return nil
      }
    }
  }

  private static func operandCount(_ function: Function) -> Int {
    switch function {
    case .unary: 1
    case .binary: 2
    case .list: 3
    }
  }

  private static let constants: [Constant: String] = [
    .pi: "PI", .e: "E", .ln2: "LN2", .tau: "(* 2 PI)", .phi: "(/ (+ 1 (sqrt 5)) 2)",
  ]
}
