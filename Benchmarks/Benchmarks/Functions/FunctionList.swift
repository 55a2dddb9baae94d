import NumericCore
import Scientific

/// The functions of the catalogue, each once, with a name.
///
/// Functions of finance and of whole numbers are excluded, because their operands are not arbitrary numbers.
enum FunctionList {
  static let functions: [(name: String, function: Function)] = {
    var seen: Set<Function> = []
    return Catalogue.functions.flatMap(\.form.functions)
      .filter { $0.takesAnyNumbers && seen.insert($0).inserted }
      .map { ($0.caseName, $0) }
  }()
}

extension Function {
  /// Whether its operands may be any numbers of its domain.
  fileprivate var takesAnyNumbers: Bool {
    guard case .list(let function) = self else { return true }
    return !function.isFinancial && !function.isOfWholeNumbers
  }

  /// The number of operands; for functions of lists, the number used for timing.
  var operandCount: Int {
    switch self {
    case .unary: 1
    case .binary: 2
    case .list(.fusedMultiplyAdd), .list(.fusedMultiplySubtract), .list(.atan2Units): 3
    case .list(.sumOfProducts), .list(.differenceOfProducts): 4
    case .list: 8
    }
  }
}
