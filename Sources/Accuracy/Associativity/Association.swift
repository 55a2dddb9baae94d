public import NumericCore

/// An operation that is associative for real numbers.
public enum Association: String, CaseIterable, Sendable {
  case addition, multiplication

  /// Both results of one triple.
  @inlinable
  func bothOrders<Backend: NumericBackend>(
    _ backend: Backend, _ a: Backend.Number, _ b: Backend.Number, _ c: Backend.Number
  ) throws(Backend.Failure) -> (left: Backend.Number, right: Backend.Number) {
    switch self {
    case .addition:
      (try backend.add(backend.add(a, b), c), try backend.add(a, backend.add(b, c)))
    case .multiplication:
      (
        try backend.multiply(backend.multiply(a, b), c),
        try backend.multiply(a, backend.multiply(b, c))
      )
    }
  }
}

/// Three operands of one backend.
public struct Triple<Number: Sendable>: Sendable {
  @usableFromInline let a: Number
  @usableFromInline let b: Number
  @usableFromInline let c: Number
}
