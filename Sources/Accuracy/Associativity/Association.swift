public import NumericCore

/// An operation that is associative for real numbers.
public enum Association: String, CaseIterable, Sendable {
  case addition, multiplication

  /// The operator between two operands.
  public var symbol: String {
    switch self {
    case .addition: "+"
    case .multiplication: "*"
    }
  }

  /// a ∘ b, rounded once.
  @inlinable
  func combine<Backend: NumericBackend>(
    _ backend: Backend, _ a: Backend.Number, _ b: Backend.Number
  ) throws(Backend.Failure) -> Backend.Number {
    switch self {
    case .addition: try backend.add(a, b)
    case .multiplication: try backend.multiply(a, b)
    }
  }

  /// Both results of one triple: (a ∘ b) ∘ c and a ∘ (b ∘ c).
  @inlinable
  func bothOrders<Backend: NumericBackend>(
    _ backend: Backend, _ triple: Triple<Backend.Number>
  ) throws(Backend.Failure) -> (left: Backend.Number, right: Backend.Number) {
    let (a, b, c) = (triple.a, triple.b, triple.c)
    return (
      try combine(backend, combine(backend, a, b), c),
      try combine(backend, a, combine(backend, b, c))
    )
  }
}

/// Three operands of one backend.
public struct Triple<Number: Sendable>: Sendable {
  @usableFromInline let a: Number
  @usableFromInline let b: Number
  @usableFromInline let c: Number
}
