public import NumericCore

/// The arithmetic of a number system on elements of matrices.
public struct BackendArithmetic<Backend: NumericBackend>: ElementArithmetic {
  public typealias Element = Backend.Number
  public typealias Failure = Backend.Failure

  /// The number system.
  public let backend: Backend

  /// The arithmetic of a number system.
  @inlinable public init(_ backend: Backend) { self.backend = backend }

  /// The whole number, rounded where the system rounds.
  @inlinable
  public func whole(_ number: Int) throws(Backend.Failure) -> Backend.Number {
    try backend.number(ExactLiteral(number))
  }

  /// The result of one operation of the system.
  @inlinable
  public func combine(
    _ function: BinaryFunction, _ x: Backend.Number, _ y: Backend.Number
  ) throws(Backend.Failure) -> Backend.Number {
    try backend.compute(function, x, y)
  }

  /// The opposite number.
  @inlinable
  public func negative(_ x: Backend.Number) throws(Backend.Failure) -> Backend.Number {
    try backend.compute(.negate, x)
  }

  /// The square root.
  @inlinable
  public func squareRoot(_ x: Backend.Number) throws(Backend.Failure) -> Backend.Number {
    try backend.compute(.sqrt, x)
  }

  /// The sum of products, rounded once where the system rounds.
  @inlinable
  public func dot(
    _ x: [Backend.Number], _ y: [Backend.Number]
  ) throws(Backend.Failure) -> Backend.Number {
    try backend.compute(.dot, x + y)
  }

  /// The products of all rows with all columns, as the system computes many of them fastest.
  @inlinable
  public func products(
    _ rows: [[Backend.Number]], _ columns: [[Backend.Number]]
  ) throws(Backend.Failure) -> [Backend.Number] {
    try backend.products(of: rows, with: columns)
  }
}
