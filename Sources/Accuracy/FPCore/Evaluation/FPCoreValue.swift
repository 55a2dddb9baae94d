/// The value of a core: a number, a truth value, or an array of values.
public enum FPCoreValue<Number: Sendable>: Sendable {
  /// A number.
  case number(Number)
  /// A truth value.
  case truth(Bool)
  /// An array; a tensor is an array of arrays.
  case array([FPCoreValue])

  /// All numbers in it, in order.
  public var numbers: [Number] {
    switch self {
    case .number(let number): [number]
    case .truth: []
    case .array(let values): values.flatMap(\.numbers)
    }
  }

  /// The same value with its numbers replaced.
  public func mapping<Other: Sendable, Failure: Error>(
    _ transform: (Number) throws(Failure) -> Other
  ) throws(Failure) -> FPCoreValue<Other> {
    switch self {
    case .number(let number): return .number(try transform(number))
    case .truth(let truth): return .truth(truth)
    case .array(let values):
      var result: [FPCoreValue<Other>] = []
      for value in values { result.append(try value.mapping(transform)) }
      return .array(result)
    }
  }
}

extension FPCoreValue: Equatable where Number: Equatable {}
