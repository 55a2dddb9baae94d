/// The one vocabulary of the whole project: what can be computed at numbers, whatever their type.
///
/// Every backend computes all of these by one verb, ``NumericBackend/compute(_:_:into:)``. Names, domains,
/// special values, examples and sources are the rows of the catalogue in `Scientific`.
public enum Function: Hashable, Sendable, CaseIterable {
  /// A function of one number.
  case unary(UnaryFunction)
  /// A function of two numbers.
  case binary(BinaryFunction)
  /// A function of a list.
  case list(ListFunction)

  /// All of them.
  public static let allCases: [Function] =
    UnaryFunction.allCases.map(unary) + BinaryFunction.allCases.map(binary)
    + ListFunction.allCases.map(list)

  /// The name of its case.
  public var caseName: String {
    switch self {
    case .unary(let function): "\(function)"
    case .binary(let function): "\(function)"
    case .list(let function): "\(function)"
    }
  }
}
