import NumericCore

/// The numbers with which cores are evaluated: real numbers, or those of formats.
protocol FPCoreDomain {
  /// The type of the numbers.
  associatedtype Number: Sendable

  /// A number of the file, rounded in a context.
  func number(
    _ number: FPCoreNumber, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number
  /// A constant, rounded in a context.
  func constant(
    _ constant: FPCoreConstant, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number
  /// An integer, exactly: an index or a size.
  func integer(_ value: Int) -> Number
  /// A function, computed exactly and then rounded.
  func apply(
    _ operation: FPCoreOperation, _ x: [Number], _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number
  /// Rounds a number in a context.
  func cast(_ x: Number, _ context: FPCoreContext) throws(ComputationFailure) -> Number
  /// The order of two numbers; throws if it cannot be decided.
  func compare(_ a: Number, _ b: Number) throws(ComputationFailure) -> Ordering
  /// The truth value of a test of a number.
  func answer(
    _ test: FPCoreTest, _ x: Number, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Bool
  /// The number as an index; nil if it is not an index.
  func index(_ x: Number) throws(ComputationFailure) -> Int?
}
