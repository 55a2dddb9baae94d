/// The functions that backends compute, whatever the type of the numbers.
///
/// Every backend computes all of them by `compute` of ``NumericBackend``. Names, domains, special
/// values, examples and sources are in the rows of the catalogue in `Scientific`.
public enum Function: Hashable, Sendable, CaseIterable {
  /// A function of one number.
  case unary(UnaryFunction)
  /// A function of two numbers.
  case binary(BinaryFunction)
  /// A function of a list of numbers.
  case list(ListFunction)

  /// All functions.
  public static let allCases: [Function] =
    UnaryFunction.allCases.map(unary) + BinaryFunction.allCases.map(binary)
    + ListFunction.allCases.map(list)

  /// The name of the enumeration case.
  public var caseName: String {
    switch self {
    case .unary(let function): "\(function)"
    case .binary(let function): "\(function)"
    case .list(let function): "\(function)"
    }
  }
}
