public import NumericCore

// Functions of lists on intervals. They stand above finance, because functions of finance are among them.
extension BigInterval {
  /// The range of a function of a list of independent numbers, enclosed. That there are as many as it takes is a
  /// precondition. Where some arguments of a function of finance lie outside of the domain, or several rates may solve
  /// an equation, there are no bounds.
  ///
  /// - Throws: `LimitExceeded` where a bound on the cost is exceeded.
  public static func compute(
    _ function: ListFunction, _ terms: [BigInterval], precision: Precision,
    limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    precondition(!terms.isEmpty, "\(function) of no intervals")
    return try enclosed(terms, precision, limits) { outward throws(LimitExceeded) in
      try outward.compute(function, terms)
    }
  }

  /// The range of a function of as many independent numbers as it takes, enclosed.
  ///
  /// - Throws: `LimitExceeded` where a bound on the cost is exceeded.
  public static func compute(
    _ function: Function, _ x: [BigInterval], precision: Precision, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInterval {
    switch function {
    case .unary(let function):
      try compute(function, x[0], precision: precision, limits: limits)
    case .binary(let function):
      try compute(function, x[0], x[1], precision: precision, limits: limits)
    case .list(let function): try compute(function, x, precision: precision, limits: limits)
    }
  }
}

extension OutwardContext {
  /// How each kind of enclosure that a page names is carried out.
  fileprivate func compute(
    _ f: ListFunction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval {
    switch f.page.enclosure {
    case .productAndTerm(let isSum):
      return fusedMultiplyAdd(x[0], x[1], isSum ? x[2] : negate(x[2]))
    case .angle: return try atan2(y: x[0], x: x[1], units: x[2])
    case .products(let isSum): return sumOfProducts(x[0], x[1], isSum ? x[2] : negate(x[2]), x[3])
    case .increasing: return try increasing(f, x)
    case .dot:
      let half = x.count / 2
      return dot(Array(x[..<half]), Array(x[half...]))
    case .variance(let isSample): return try variance(f, x, isSample: isSample)
    case .deviation(let isSample): return try deviation(f, x, isSample: isSample)
    case .financial: return try financial(f, x)
    case .polynomialRoot: return try polynomialRoot(f, x)
    case .distribution: return try distribution(f, x)
    case .matrixExponential: return try exponential(x)
    case .whole: return try whole(f, x)
    }
  }

  /// An element of the exponential of a matrix; without bounds where an interval is wide.
  private func exponential(_ x: [BigInterval]) throws(LimitExceeded) -> BigInterval {
    do throws(ComputationFailure) { return try matrixExponential(x) } catch {
      if case .limit(let limit) = error { throw limit }
      return BigInterval.entire.flagged()
    }
  }

  /// The value at whole numbers; an interval of several numbers may contain one that is not whole.
  private func whole(
    _ f: ListFunction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval {
    if x.contains(where: { $0.isEmpty || $0.isWithoutWholeNumber }) { return .undefined }
    guard x.allSatisfy(\.isPoint), x.allSatisfy(\.lower.isInteger) else {
      return BigInterval.entire.flagged()
    }
    for number in x { try limits.checkSize(number.lower.binaryExponent ?? 0) }
    do throws(ComputationFailure) {
      let value = try WholeValues.value(of: f, x.map { BigInteger(whole: $0.lower) }, limits)
      return BigInterval(value, precision: precision)
    } catch {
      if case .limit(let limit) = error { throw limit }
      return .undefined
    }
  }
}
