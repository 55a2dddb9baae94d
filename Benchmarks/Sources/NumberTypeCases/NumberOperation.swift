internal import CBaseline

/// An operation that is timed on every number type.
public enum NumberOperation: String, CaseIterable, Sendable {
  case add, multiply, divide, squareRoot, exponential, sine

  /// A short name for tables.
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

  /// Whether its result can be its next operand for long; e^x would overflow.
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

/// A way to compute an operation again and again.
public enum NumberForm: String, CaseIterable, Sendable {
  /// C: `mpfr_add(r, a, b)` with one `r`.
  case cResult = "C"
  /// `BigFloat.add(a, b, into: &r)` with one `r`.
  case intoResult = "into"
  /// `r = a + b`, a new number each time.
  case allocating = "allocating"
  /// C: as `cResult`, each pair again and again before the next.
  case cHeld = "C held"
  /// As `intoResult`, with the operands held in variables, each pair again and again before the
  /// next: what remains of the difference to C is not the array's.
  case held = "held"
  /// C: `mpfr_add(x, x, b)`.
  case cAccumulator = "C in place"
  /// `x += b`.
  case inPlace = "in place"

  /// Whether the form exists for an operation.
  public func applies(to operation: NumberOperation) -> Bool {
    switch self {
    case .cResult, .allocating, .intoResult, .cHeld, .held: true
    case .cAccumulator, .inPlace: operation.hasInPlaceForm
    }
  }

  /// The loop in C that makes the same calls.
  public var baseline: NumberForm {
    switch self {
    case .cResult, .intoResult, .allocating: .cResult
    case .cHeld, .held: .cHeld
    case .cAccumulator, .inPlace: .cAccumulator
    }
  }
}
