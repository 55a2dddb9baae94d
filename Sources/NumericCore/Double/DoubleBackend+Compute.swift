// The verb: the platform's function, one that is computed exactly and rounded once, or the provider's.
extension DoubleBackend: NumericBackend {
  @inlinable
  public func compute(
    _ function: UnaryFunction, _ x: Double, into result: inout Double
  ) throws(ComputationFailure) {
    if let value = platform(function, x) {
      result = value
    } else {
      result = try provided(.unary(function), [x])
    }
  }

  @inlinable
  public func compute(
    _ function: BinaryFunction, _ x: Double, _ y: Double, into result: inout Double
  ) throws(ComputationFailure) {
    if let value = platform(function, x, y) {
      result = value
    } else {
      result = try provided(.binary(function), [x, y])
    }
  }

  public func compute(
    _ function: ListFunction, _ x: Registers<Double>, into result: inout Double
  ) throws(ComputationFailure) {
    if let value = platform(function, x) ?? exactValue(function, x) {
      result = value
    } else {
      result = try provided(.list(function), Array(x))
    }
  }

  @usableFromInline
  func provided(_ function: Function, _ x: [Double]) throws(ComputationFailure) -> Double {
    if function.hasOrder, isInteger(x[0]), x[0].magnitude > Libm.greatestOrder {
      throw .inapplicable(
        "libm would take too long: orders are at most \(Int(Libm.greatestOrder)) on doubles")
    }
    guard let provider else {
      throw .inapplicable("\(function.caseName) is not in this platform's libm")
    }
    return try provider.value(of: function, at: x)
  }

  /// Whether double arithmetic was exact is unknown.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    (try body(), nil)
  }
}

// MARK: - Where a function comes from

extension DoubleBackend {
  /// Where the values of a function on doubles come from.
  public enum Source: Hashable, Sendable {
    /// The hardware, or the platform's libm.
    case platform
    /// The exact value, rounded once.
    case exactValue
    /// A provider, if there is one.
    case provider
  }

  /// Where the values of a function come from on this platform.
  public static func source(of function: Function) -> Source {
    let backend = DoubleBackend()
    // Whether there is a function does not depend on the arguments, as far as these are in its domain.
    switch function {
    case .unary(let function): return backend.platform(function, 0.5) == nil ? .provider : .platform
    case .binary(let function):
      return backend.platform(function, 1, 0.5) == nil ? .provider : .platform
    case .list(let function):
      return [1.0, 1, 1, 1].withRegisters { x in
        backend.platform(function, x) != nil
          ? .platform : backend.exactValue(function, x) != nil ? .exactValue : .provider
      }
    }
  }
}

extension Function {
  /// Whether the first argument is the order of a Bessel function.
  fileprivate var hasOrder: Bool { self == .binary(.besselJ) || self == .binary(.besselY) }
}
