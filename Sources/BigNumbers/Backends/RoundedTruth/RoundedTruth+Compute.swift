public import NumericCore

extension RoundedTruth {
  public var zero: BigFloat { backend.zero }
  public func isRegular(_ x: BigFloat) -> Bool { backend.isRegular(x) }
  public func isNaN(_ x: BigFloat) -> Bool { x.isNaN }
  public func isInfinite(_ x: BigFloat) -> Bool { x.isInfinite }
  public func isZero(_ x: BigFloat) -> Bool { x.isZero }
  public func isInteger(_ x: BigFloat) -> Bool { x.isInteger }
  public func compare(_ a: BigFloat, _ b: BigFloat) -> Ordering { BigFloat.ordering(a, b) }

  public func compute(
    _ function: UnaryFunction, _ x: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) {
    guard case .coded(let format, _) = destination else {
      try backend.compute(function, x, into: &result)
      return
    }
    switch function {
    case .nextAbove: result = format.neighbor(of: x, .up)
    case .nextBelow: result = format.neighbor(of: x, .down)
    // The direction is that of this backend, not of those which enclose.
    case .roundInDirection: try compute(.roundEven, x, into: &result)
    default:
      result = try rounded { (backend) throws(LimitExceeded) in try backend.compute(function, x) }
    }
  }

  public func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) {
    guard case .coded(let format, _) = destination else {
      try backend.compute(function, x, y, into: &result)
      return
    }
    if function == .nextToward, x != y, !x.isNaN, !y.isNaN {
      result = format.neighbor(of: x, x < y ? .up : .down)
    } else {
      result = try rounded { (backend) throws(LimitExceeded) in
        try backend.compute(function, x, y)
      }
    }
  }

  public func compute(
    _ function: ListFunction, _ x: Registers<BigFloat>, into result: inout BigFloat
  ) throws(LimitExceeded) {
    result = try roundedInPlace { (backend, value) throws(LimitExceeded) in
      try backend.compute(function, x, into: &value)
    }
  }

  public func compute(
    _ part: PartFunction, _ x: Registers<BigFloat>, into result: inout BigFloat
  ) throws(LimitExceeded) {
    result = try roundedInPlace { (backend, value) throws(LimitExceeded) in
      try backend.compute(part, x, into: &value)
    }
  }

  private func roundedInPlace(
    _ compute: (BigFloatBackend, inout BigFloat) throws(LimitExceeded) -> Void
  ) throws(LimitExceeded) -> BigFloat {
    try rounded { (backend) throws(LimitExceeded) in
      var value = backend.zero
      try compute(backend, &value)
      return value
    }
  }

  public func constant(_ constant: Constant) throws(LimitExceeded) -> BigFloat {
    try rounded { (backend) throws(LimitExceeded) in try backend.constant(constant) }
  }
  public func scaled(_ x: BigFloat, by ratio: ExactRatio) throws(LimitExceeded) -> BigFloat {
    try rounded { (backend) throws(LimitExceeded) in try backend.scaled(x, by: ratio) }
  }
  public func number(_ literal: ExactLiteral) throws(LimitExceeded) -> BigFloat {
    try rounded { (backend) throws(LimitExceeded) in backend.number(literal) }
  }

  public func exception(
    of operation: Operation, operands: [BigFloat], result: BigFloat
  ) -> ArithmeticException? {
    guard case .coded(let format, _) = destination, case .function(let function) = operation,
      result.isNaN, let value = try? backend.compute(function, operands)
    else { return backend.exception(of: operation, operands: operands, result: result) }
    guard value.isFinite else {
      return backend.exception(of: operation, operands: operands, result: value)
    }
    // What has a value, and no number of the format for it, is beyond the largest or has a sign that the format lacks.
    return value > 0 || format.hasSign ? .overflow : .domain
  }

  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    if case .binary = destination { return try backend.recordingExactness(body) }
    return (try body(), nil)
  }
}
