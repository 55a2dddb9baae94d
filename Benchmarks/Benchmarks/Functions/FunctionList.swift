import NumericCore
import Scientific

/// The operations of the catalogue, each once, with a name; not those of finance, which take loans and flows
/// rather than any numbers.
enum FunctionList {
  static let operations: [(name: String, operation: Operation)] = {
    var seen: Set<Operation> = []
    return Catalogue.functions.flatMap(\.form.operations)
      .filter { !$0.isFinancial && seen.insert($0).inserted }
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
    case .literal, .constant, .scale, .financial: "\(operation)"
    }
  }
}

extension Operation {
  /// Whether it is one of finance.
  var isFinancial: Bool { if case .financial = self { true } else { false } }

  /// Numbers that it takes; of the functions of lists those that they are timed with.
  var operandCount: Int {
    switch self {
    case .literal, .constant: 0
    case .unary, .scale: 1
    case .binary: 2
    case .ternary: 3
    case .quaternary: 4
    case .reduction, .financial: 8
    }
  }
}
