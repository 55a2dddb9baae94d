internal import BigNumbers
internal import NumericCore

/// A function as the engine of big numbers rounds it to 72 bits, correctly: its kernels take about a microsecond.
struct NearRounded: NearFunction {
  let function: UnaryFunction
  /// Where the function has no value.
  private let isInvalid: @Sendable (Double) -> Bool

  /// Nil for functions that are not known to have irrational values almost everywhere, or whose domain is not listed here.
  init?(_ function: UnaryFunction) {
    switch function {
    case .exp2MinusOne, .exp10MinusOne: isInvalid = { _ in false }
    case .log2OnePlus, .log10OnePlus: isInvalid = { $0 < -1 }
    default: return nil
    }
    self.function = function
  }

  func near(_ x: Double) -> NearTruth {
    isInvalid(x) ? .invalid : Self.value(function, x)
  }

  /// The value of any function at a number of its domain.
  static func value(_ function: UnaryFunction, _ x: Double) -> NearTruth {
    let value = BigFloat.compute(function, BigFloat(x), precision: .bits(72))
    guard value.isFinite, !value.isZero else { return .unknown }
    let exponent = Int(value.exponent)
    if exponent >= 200 { return .huge(value.sign) }
    if exponent < -201 { return .next(to: 0, value.sign) }
    let head = Double(value)
    let tail = Double(value - BigFloat(head))
    return NearTruth(head: head, tail: tail, bound: head.magnitude * 0x1p-71)
  }
}

extension UnaryFunction {
  /// The fast truth of the function; nil where only the exact engine has one.
  var near: (any NearFunction)? {
    switch self {
    case .sqrt: NearSquareRoot()
    case .cbrt: NearCubeRoot()
    case .exp: NearExponential()
    case .exp2: NearExponential(base: 2)
    case .exp10: NearExponential(base: 10)
    case .expMinusOne: NearExponentialMinusOne()
    case .log: NearLogarithm()
    case .log2: NearScaledLogarithm(base: 2)
    case .log10: NearScaledLogarithm(base: 10)
    case .logOnePlus: NearLogarithmOnePlus()
    case .sin: NearSine()
    case .cos: NearCosine()
    case .tan: NearTangent()
    case .asin: NearArcsine()
    case .acos: NearArccosine()
    case .atan: NearArctangent()
    case .sinh: NearHyperbolicSine()
    case .cosh: NearHyperbolicCosine()
    case .tanh: NearHyperbolicTangent()
    case .asinh: NearInverseHyperbolicSine()
    case .acosh: NearInverseHyperbolicCosine()
    case .atanh: NearInverseHyperbolicTangent()
    case .erf: NearErrorFunction()
    case .erfc: NearComplementaryErrorFunction()
    case .gamma: NearGamma()
    case .logGamma: NearLogGamma()
    case .besselJ0: NearBessel(order: 0)
    case .besselJ1: NearBessel(order: 1)
    case .besselY0: NearBesselSecondKind(order: 0)
    case .besselY1: NearBesselSecondKind(order: 1)
    default: NearRounded(self)
    }
  }
}
