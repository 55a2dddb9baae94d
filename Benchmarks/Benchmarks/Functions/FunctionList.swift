import NumericCore
import Scientific

/// The operations of the catalogue, each once, with a name.
enum FunctionList {
  static let operations: [(name: String, operation: Operation)] = {
    var seen: Set<Operation> = []
    return Catalogue.functions.flatMap(\.form.operations).filter { seen.insert($0).inserted }
      .map { (name($0), $0) }
  }()

  /// The name of the case: `gamma`, `sinUnits`.
  private static func name(_ operation: Operation) -> String {
    switch operation {
    case .unary(let operation): "\(operation)"
    case .binary(let operation): "\(operation)"
    case .ternary(let operation): "\(operation)"
    case .quaternary(let operation): "\(operation)"
    case .reduction(let operation): "\(operation)"
    case .literal, .constant, .scale: "\(operation)"
    }
  }
}

extension Operation {
  /// Numbers that it takes; of the functions of lists those that they are timed with.
  var operandCount: Int {
    switch self {
    case .literal, .constant: 0
    case .unary, .scale: 1
    case .binary: 2
    case .ternary: 3
    case .quaternary: 4
    case .reduction: 8
    }
  }
}
