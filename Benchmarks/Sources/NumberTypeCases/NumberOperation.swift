internal import CBaseline

/// An operation that is timed for every number type.
public enum NumberOperation: String, CaseIterable, Sendable {
  case add, multiply, divide, squareRoot, exponential, sine

  /// A short name in tables.
  public var name: String {
    switch self {
    case .add: "add"
    case .multiply: "mul"
    case .divide: "div"
    case .squareRoot: "sqrt"
    case .exponential: "exp"
    case .sine: "sin"
    }
  }

  /// Whether its result can be its next operand many times; e^x would overflow.
  public var hasInPlaceForm: Bool { self != .exponential && self != .sine }

  var inC: c_operation {
    switch self {
    case .add: C_ADD
    case .multiply: C_MULTIPLY
    case .divide: C_DIVIDE
    case .squareRoot: C_SQUARE_ROOT
    case .exponential: C_EXPONENTIAL
    case .sine: C_SINE
    }
  }
}
