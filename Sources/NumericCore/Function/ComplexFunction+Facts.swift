extension ComplexFunction {
  /// Where the function jumps; nil if it does not.
  ///
  /// On a cut the sign of the part that is zero chooses the side; exact numbers have +0 alone.
  public var cut: BranchCut? {
    switch self {
    case .sqrt, .cbrt, .log, .log2, .log10, .logGamma, .incompleteGamma, .generalizedExpIntegral,
      .expIntegral, .cosineIntegral, .hurwitzZeta, .lambertW, .besselJ, .besselY, .besselI,
      .besselK, .hypergeometricU:
      .negativeRealAxis
    case .power: .negativeRealAxisOfBase
    case .logOnePlus: .realAxisBelowMinusOne
    case .acosh: .realAxisBelowOne
    case .asin, .acos, .atanh: .realAxisBeyondOne
    case .polylogarithm, .ellipticK, .ellipticE, .ellipticF, .incompleteEllipticE, .ellipticPi,
      .hypergeometric2F1:
      .realAxisAboveOne
    case .theta1, .theta2: .negativeRealAxis
    case .asinh, .atan: .imaginaryAxisBeyondI
    case .product, .quotient, .exp, .expMinusOne, .sin, .cos, .tan, .sec, .csc, .cot, .sinh, .cosh,
      .tanh, .sech, .csch, .coth, .gamma, .digamma, .erf, .erfc, .erfi, .sineIntegral, .zeta,
      .airyAi, .airyBi, .theta3, .theta4, .weierstrassP, .hypergeometric1F1:
      nil
    }
  }

  /// The place of the operand whose plane has the cut.
  public var cutOperand: Int {
    switch self {
    case .power, .lambertW: 0
    default: operandCount - 1
    }
  }

  /// The real function of which this is the continuation, where the parts are not composed of real functions and there is one;
  /// it has fewer values where real numbers have complex ones.
  public var realForm: UnaryFunction? {
    switch self {
    case .gamma: .gamma
    case .logGamma: .logGamma
    case .digamma: .digamma
    case .erf: .erf
    case .erfc: .erfc
    case .expIntegral: .expIntegral
    case .sineIntegral: .sineIntegral
    case .cosineIntegral: .cosineIntegral
    case .zeta: .zeta
    case .airyAi: .airy
    case .ellipticK: .ellipticK
    case .ellipticE: .ellipticE
    default: nil
    }
  }
}

/// A line at which a function of a complex number jumps.
public enum BranchCut: Hashable, Sendable {
  case negativeRealAxis, negativeRealAxisOfBase
  case realAxisBelowMinusOne, realAxisBelowOne
  case realAxisAboveOne
  /// Below −1 and above 1.
  case realAxisBeyondOne
  /// Below −i and above i.
  case imaginaryAxisBeyondI
}
