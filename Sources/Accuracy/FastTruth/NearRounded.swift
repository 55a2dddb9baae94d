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
    case .erf, .erfc, .besselJ0, .besselJ1, .cosh, .asinh, .exp2, .exp10, .expMinusOne,
      .exp2MinusOne, .exp10MinusOne:
      isInvalid = { _ in false }
    case .gamma, .logGamma: isInvalid = { $0 < 0 && $0 == $0.rounded() }
    case .besselY0, .besselY1, .log2, .log10: isInvalid = { $0 < 0 }
    case .logOnePlus, .log2OnePlus, .log10OnePlus: isInvalid = { $0 < -1 }
    case .acosh: isInvalid = { $0 < 1 }
    case .acos: isInvalid = { $0.magnitude > 1 }
    case .atanh: isInvalid = { $0.magnitude > 1 }
    default: return nil
    }
    self.function = function
  }

  func near(_ x: Double) -> NearTruth {
    if isInvalid(x) { return .invalid }
    if function == .gamma, let value = Self.gamma(x) { return value }
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

extension NearRounded {
  /// Γ of small numbers, and where it is beyond binary32 or too small for it; nil for other numbers.
  private static func gamma(_ x: Double) -> NearTruth? {
    // 35! > 2¹³².
    if x >= 36 { return .huge(.plus) }
    // |Γ(x)| = π/(|sin πx|·Γ(1 − x)) with |sin πx| ≥ 2·2⁻¹⁸, because x is no multiple of its ulp that is whole, and
    // Γ(1 − x) > 52! > 2²²⁵.
    if x < -52 { return .next(to: 0, Int(x.rounded(.down)) & 1 == 0 ? .plus : .minus) }
    guard x != 0, x.magnitude <= 0x1p-27 else { return nil }
    // Γ(x) = 1/x − γ + 0.989·x − …: the next term is below 2⁻⁵⁴, and the rest of the quotient is rounded once more.
    let head = 1 / x
    let tail = (1.0).addingProduct(-head, x) / x + (0.9890559953279725 * x - 0.5772156649015329)
    return NearTruth(head: head, tail: tail, bound: 0x1p-50 + head.magnitude * 0x1p-100)
  }
}

extension UnaryFunction {
  /// The fast truth of the function; nil where only the exact engine has one.
  var near: (any NearFunction)? {
    switch self {
    case .exp: NearExponential()
    case .log: NearLogarithm()
    case .sin: NearSine()
    case .cos: NearCosine()
    case .tan: NearTangent()
    case .asin: NearArcsine()
    case .atan: NearArctangent()
    case .sinh: NearHyperbolicSine()
    case .tanh: NearHyperbolicTangent()
    case .cbrt: NearCubeRoot()
    default: NearRounded(self)
    }
  }
}
