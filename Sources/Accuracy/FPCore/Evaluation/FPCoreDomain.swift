import NumericCore

/// Numbers in which cores are evaluated: real ones, or those of formats.
protocol FPCoreDomain {
  /// The numbers.
  associatedtype Number: Sendable

  /// A number of the file, in a rounding context.
  func number(
    _ number: FPCoreNumber, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number
  /// A constant.
  func constant(
    _ constant: FPCoreConstant, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number
  /// A whole number, exactly: an index or a size.
  func integer(_ value: Int) -> Number
  /// A function, exactly and then rounded.
  func apply(
    _ operation: FPCoreOperation, _ x: [Number], _ context: FPCoreContext
  ) throws(ComputationFailure) -> Number
  /// A rounding.
  func cast(_ x: Number, _ context: FPCoreContext) throws(ComputationFailure) -> Number
  /// The order of two numbers; never undecided, which is an error.
  func compare(_ a: Number, _ b: Number) throws(ComputationFailure) -> Ordering
  /// The answer to a question about a number.
  func answer(
    _ test: FPCoreTest, _ x: Number, _ context: FPCoreContext
  ) throws(ComputationFailure) -> Bool
  /// The number as an index; nil where it is none.
  func index(_ x: Number) throws(ComputationFailure) -> Int?
}
