// Functions come from the platform, are computed exactly and rounded once, or come from the
// provider.
extension DoubleBackend: NumericBackend {
  /// Computes a function of one number.
  ///
  /// - Throws: a function that libm lacks and no provider computes.
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

  /// Computes a function of two numbers.
  ///
  /// - Throws: a function that libm lacks and no provider computes, and orders of Bessel functions
  ///   above 2¹⁷.
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

  /// Computes a function of a list.
  ///
  /// - Throws: a function that is not computed exactly and that no provider computes.
  public func compute(
    _ function: ListFunction, _ x: Registers<Double>, into result: inout Double
  ) throws(ComputationFailure) {
    if function.isPolynomialRoot {
      result = root(function, x)
    } else if let value = platform(function, x) ?? exactValue(function, x) {
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
      if case .list(let function) = function, function.isOfWholeNumbers {
        throw .wholeNumbersMissing("\(function)")
      }
      throw .inapplicable("\(function.caseName) is not in this platform's libm")
    }
    return try provider.compute(function, at: x)
  }

  /// The primes of a whole number, from the provider.
  public func factors(of x: Double) throws(ComputationFailure) -> WholeFactors<Double> {
    guard let provider else { throw .wholeNumbersMissing("primes") }
    return try provider.factors(ofWhole: x)
  }

  /// The positive divisors of a whole number, from the provider.
  public func divisors(of x: Double) throws(ComputationFailure) -> [Double] {
    guard let provider else { throw .wholeNumbersMissing("divisors") }
    return try provider.divisors(ofWhole: x)
  }

  /// The irreducible factors of a polynomial, from the provider.
  public func polynomialFactors(
    of coefficients: [Double]
  ) throws(ComputationFailure) -> PolynomialFactors {
    guard let provider else { throw .wholeNumbersMissing("factors of polynomials") }
    return try provider.polynomialFactors(ofDoubles: coefficients)
  }

  /// The greatest common divisor of two polynomials, from the provider.
  public func polynomialDivisor(
    of a: [Double], _ b: [Double]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    guard let provider else { throw .wholeNumbersMissing("divisors of polynomials") }
    return try provider.polynomialDivisor(ofDoubles: a, b)
  }

  /// Runs `body`; whether its double arithmetic was exact is unknown, so `isExact` is nil.
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
    /// The hardware or the platform's libm.
    case platform
    /// The exact value, which is computed and rounded once.
    case exactValue
    /// A provider, if the backend has one.
    case provider
  }

  /// Where the values of a function come from on this platform.
  public static func source(of function: Function) -> Source {
    let backend = DoubleBackend()
    // The platform computes a function for all arguments or for none, except for Bessel functions
    // of large orders.
    switch function {
    case .unary(let function): return backend.platform(function, 0.5) == nil ? .provider : .platform
    case .binary(let function):
      return backend.platform(function, 1, 0.5) == nil ? .provider : .platform
    case .list(let function) where function.isPolynomialRoot: return .platform
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
