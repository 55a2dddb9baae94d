/// The value of a core: a number, a truth value, or an array of values.
public enum FPCoreValue<Number: Sendable>: Sendable {
  /// A number.
  case number(Number)
  /// A truth value.
  case truth(Bool)
  /// An array; a tensor is an array of arrays.
  case array([FPCoreValue])

  /// An array of numbers, row by row; a number where there are no sizes.
  ///
  /// - Precondition: there are as many numbers as the product of the sizes.
  public init(_ numbers: ArraySlice<Number>, sizes: ArraySlice<Int>) {
    guard let size = sizes.first else {
      self = .number(numbers[numbers.startIndex])
      return
    }
    let width = size == 0 ? 0 : numbers.count / size
    self = .array(
      (0..<size).map { row in
        FPCoreValue(numbers.dropFirst(row * width).prefix(width), sizes: sizes.dropFirst())
      })
  }

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

extension FPCoreValue {
  /// The number of dimensions, if all elements have the same.
  var rank: Int {
    guard case .array(let values) = self else { return 0 }
    return 1 + (values.first?.rank ?? 0)
  }

  /// Whether there are at most a number of numbers and truth values, found without looking at more.
  func hasNumbers(atMost count: Int) -> Bool {
    var rest = count
    return takeNumbers(from: &rest)
  }

  private func takeNumbers(from rest: inout Int) -> Bool {
    guard case .array(let values) = self else {
      rest -= 1
      return rest >= 0
    }
    for value in values {
      if !value.takeNumbers(from: &rest) { return false }
    }
    return true
  }
}

extension FPCoreValue: Equatable where Number: Equatable {}
