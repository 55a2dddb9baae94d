import NumericCore

// Functions of complex numbers that are not composed of real ones, from their kernels.
extension OutwardContext {
  /// A part of a function that has no composition.
  func special(_ part: PartFunction, _ x: [BigInterval]) throws(LimitExceeded) -> BigInterval {
    let operands = stride(from: 0, to: x.count, by: 2).map { ComplexInterval(x[$0], x[$0 + 1]) }
    if let value = try realValue(part.function, operands) {
      return part.part == .imaginary ? integer(0) : value
    }
    // Bounds do not say that an error is possible.
    let value =
      x.contains(where: \.isErrorPossible)
      ? try kernel(part.function, operands)
      : try KeptValues.rectangles.value(
        part.function, x.flatMap { [$0.lower, $0.upper] }, bits: precision.bits
      ) { () throws(LimitExceeded) in try kernel(part.function, operands) }
    return rounded(value.part(part.part))
  }

  /// The value at real numbers at which the real function has one; nil for others.
  private func realValue(
    _ function: ComplexFunction, _ operands: [ComplexInterval]
  ) throws(LimitExceeded) -> BigInterval? {
    // Of these the value above the axis is another one.
    if function == .logGamma || function == .expIntegral { return nil }
    guard let real = function.realForm, operands[0].isReal else { return nil }
    let value = try BigInterval.compute(
      real, operands[0].re, precision: precision, limits: limits)
    return value.isErrorPossible ? nil : value
  }

  private func kernel(
    _ function: ComplexFunction, _ x: [ComplexInterval]
  ) throws(LimitExceeded) -> ComplexInterval {
    let z = x[x.count - 1]
    switch function {
    case .incompleteGamma: return try incompleteGamma(x[0], z)
    case .generalizedExpIntegral: return try exponentialIntegral(x[0], z)
    case .hypergeometric2F1: return try hypergeometric2F1(x[0], x[1], x[2], z)
    case .hypergeometric1F1: return try hypergeometric1F1(x[0], x[1], z)
    case .hypergeometricU: return try hypergeometricU(x[0], x[1], z)
    case .erf: return try erf(z)
    case .erfc: return try erfc(z)
    case .erfi: return try erfi(z)
    case .expIntegral: return try expIntegral(z)
    case .sineIntegral: return try sineIntegral(z)
    case .cosineIntegral: return try cosineIntegral(z)
    case .zeta: return try zeta(z)
    case .hurwitzZeta: return try zeta(x[0], z)
    case .polylogarithm: return try polylogarithm(x[0], z)
    case .lambertW:
      guard let branch = z.wholeNumber else { return .entire }
      return try lambertW(x[0], branch: branch)
    case .besselJ: return try bessel(.first, x[0].re, z)
    case .besselY: return try bessel(.second, x[0].re, z)
    case .besselI: return try bessel(.modifiedFirst, x[0].re, z)
    case .besselK: return try bessel(.modifiedSecond, x[0].re, z)
    case .airyAi: return try airyAi(z)
    case .airyBi: return try airyBi(z)
    case .ellipticK: return try ellipticK(z)
    case .ellipticE: return try ellipticE(z)
    case .ellipticF: return try ellipticF(x[0], z)
    case .incompleteEllipticE: return try ellipticE(x[0], z)
    case .ellipticPi: return try ellipticPi(x[0], z)
    case .theta1: return try theta(1, x[0], z)
    case .theta2: return try theta(2, x[0], z)
    case .theta3: return try theta(3, x[0], z)
    case .theta4: return try theta(4, x[0], z)
    case .weierstrassP: return try weierstrassP(x[0], z)
    default: return try gammaFunction(function, z)
    }
  }
}
