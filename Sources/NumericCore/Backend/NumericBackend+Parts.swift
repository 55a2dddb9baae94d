// Functions of complex numbers, part by part.
extension NumericBackend {
  /// By default a part is composed of this backend's real functions, and is NaN if it has no composition.
  public func compute(
    _ part: PartFunction, _ x: Registers<Number>, into result: inout Number
  ) throws(Failure) {
    var arithmetic = BackendParts(backend: self)
    result = try arithmetic.compose(part, Array(x))
  }

  /// Computes a part of a function of complex numbers.
  public func compute(_ part: PartFunction, _ x: [Number]) throws(Failure) -> Number {
    var result = zero
    try x.withRegisters { (x) throws(Failure) in try compute(part, x, into: &result) }
    return result
  }
}

/// The arithmetic of a backend, in which parts are composed.
private struct BackendParts<Backend: NumericBackend>: PartArithmetic {
  let backend: Backend

  func compute(
    _ function: UnaryFunction, _ x: Backend.Number
  ) throws(Backend.Failure) -> Backend.Number { try backend.compute(function, x) }

  func compute(
    _ function: BinaryFunction, _ x: Backend.Number, _ y: Backend.Number
  ) throws(Backend.Failure) -> Backend.Number { try backend.compute(function, x, y) }

  func whole(_ number: Int) throws(Backend.Failure) -> Backend.Number {
    try backend.number(ExactLiteral(number))
  }

  func knownWhole(_ x: Backend.Number, halvings: Int) -> Int? { backend.isZero(x) ? 0 : nil }

  func uncomposed(
    _ part: PartFunction, _ x: [Backend.Number]
  ) throws(Backend.Failure) -> Backend.Number {
    try backend.number(.nan)
  }
}
