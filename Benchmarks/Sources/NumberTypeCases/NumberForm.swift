/// A form in which an operation is repeated.
///
/// With operands in variables each pair is repeated before the next one. With operands in arrays
/// the pairs take turns, and Swift counts a reference for each operand that it reads, which
/// accounts for most of the difference; the steps of an accumulator need no such count.
public enum NumberForm: String, CaseIterable, Sendable {
  /// C: `mpfr_add(r, a, b)`, operands in variables.
  case cHeld = "C"
  /// C: the same, operands in arrays.
  case cResult = "C[]"
  /// C: `mpfr_add(x, x, b)`, operand in a variable.
  case cAccumulatorHeld = "C x="
  /// C: the same, operands in an array.
  case cAccumulator = "C x=[]"

  /// `BigFloat.add(a, b, into: &r)`.
  case held = "into"
  /// `BigFloat.add(a[i], b[i], into: &r)`.
  case intoResult = "into[]"
  /// `BigFloat.add(a[i], b[i], into: &r)` on an accumulator.
  case accumulator = "acc[]"
  /// `r = a + b`, a new number each time.
  case allocatingHeld = "new"
  /// `r = a[i] + b[i]`.
  case allocating = "new[]"
  /// `x += b`.
  case inPlaceHeld = "x="
  /// `x += b[i]`.
  case inPlace = "x=[]"
  /// `x.add(b[i])` on an accumulator.
  case accumulating = "acc=[]"

  /// Whether the form exists for an operation.
  public func applies(to operation: NumberOperation) -> Bool {
    switch self {
    case .cHeld, .cResult, .held, .intoResult, .allocatingHeld, .allocating: true
    case .cAccumulatorHeld, .cAccumulator, .inPlaceHeld, .inPlace, .accumulator, .accumulating:
      operation.hasInPlaceForm
    }
  }

  /// The loop in C with the same calls.
  public var baseline: NumberForm {
    switch self {
    case .cHeld, .held, .allocatingHeld: .cHeld
    case .cResult, .intoResult, .allocating, .accumulator: .cResult
    case .cAccumulatorHeld, .inPlaceHeld: .cAccumulatorHeld
    case .cAccumulator, .inPlace, .accumulating: .cAccumulator
    }
  }

  /// Whether each result is an operand of the next operation.
  var isAccumulating: Bool {
    baseline == .cAccumulator || baseline == .cAccumulatorHeld
  }
}
