/// The functions of complex numbers whose parts are computed as functions of real numbers.
///
/// Values, branch cuts and the sides of the cuts are those of annex G of C, which are Kahan's: the sign of a part that is zero
/// chooses the side. Exact numbers have one zero, which counts as +0.
///
/// **Source.** W. Kahan, Branch cuts for complex elementary functions, in: The State of the Art in Numerical Analysis (1987);
/// ISO/IEC 9899:2018, annex G.
public enum ComplexFunction: UInt8, CaseIterable, Hashable, Sendable {
  /// Of two numbers z and w: z·w, z/w and z to the power w.
  case product, quotient, power
  case sqrt, cbrt, exp, expMinusOne, log, log2, log10, logOnePlus
  case sin, cos, tan, sec, csc, cot, asin, acos, atan
  case sinh, cosh, tanh, sech, csch, coth, asinh, acosh, atanh
  /// Γ; ln Γ, which is real at positive numbers and continuous off its cut, so that it is not always ln(Γ(z)); and Γ′/Γ.
  case gamma, logGamma, digamma
  /// Γ(a, z) and E_n(z), whose order n comes first.
  case incompleteGamma, generalizedExpIntegral
  case erf, erfc, erfi, expIntegral, sineIntegral, cosineIntegral
  /// ζ(s), ζ(s, a) and Li_s(z).
  case zeta, hurwitzZeta, polylogarithm
  /// The branch k of W: the operands are z and k, which is whole.
  case lambertW
  /// Bessel functions; the real order comes first.
  case besselJ, besselY, besselI, besselK
  case airyAi, airyBi
  /// Elliptic integrals of the parameter m = k², which comes last; Π has the characteristic n before it.
  case ellipticK, ellipticE, ellipticF, incompleteEllipticE, ellipticPi
  /// Jacobi's theta functions of z and the nome q.
  case theta1, theta2, theta3, theta4
  /// Weierstrass's ℘ of z, with the periods 1 and τ.
  case weierstrassP
  /// ₂F₁(a, b; c; z), ₁F₁(a; b; z) and U(a, b, z).
  case hypergeometric2F1, hypergeometric1F1, hypergeometricU

  /// The number of complex operands.
  public var operandCount: Int {
    switch self {
    case .product, .quotient, .power, .incompleteGamma, .generalizedExpIntegral, .hurwitzZeta,
      .polylogarithm, .lambertW, .besselJ, .besselY, .besselI, .besselK, .ellipticF,
      .incompleteEllipticE, .ellipticPi, .theta1, .theta2, .theta3, .theta4, .weierstrassP:
      2
    case .hypergeometric1F1, .hypergeometricU: 3
    case .hypergeometric2F1: 4
    default: 1
    }
  }

  /// Whether the parts are composed of real functions.
  public var isComposed: Bool { rawValue < Self.gamma.rawValue }
}

/// One part of a function of complex numbers: a real function of the parts of its operands, each of which is a real part
/// followed by an imaginary part.
public struct PartFunction: Hashable, Sendable {
  /// A part of a complex number.
  public enum Part: UInt8, CaseIterable, Hashable, Sendable {
    case real, imaginary
    /// The value where it is a real number, which has no imaginary part; undefined elsewhere.
    case realValue
  }

  /// The function of complex numbers.
  public var function: ComplexFunction
  /// Which of its parts it is.
  public var part: Part

  /// Creates the part of a function.
  public init(_ function: ComplexFunction, _ part: Part) {
    (self.function, self.part) = (function, part)
  }

  /// All parts of all functions whose parts are not composed of real functions.
  public static let uncomposed = ComplexFunction.allCases.filter { !$0.isComposed }.flatMap {
    (function) in Part.allCases.map { PartFunction(function, $0) }
  }

  /// Whether it is the angle of a number, or a multiple of it, which has a value at 0 too: the signs of both zeros choose it.
  public var isAngle: Bool {
    switch function {
    case .log, .log2, .log10: part == .imaginary
    default: false
    }
  }
}

extension PartFunction: CustomStringConvertible {
  /// Such as `re exp`; of a real value the name alone.
  public var description: String {
    switch part {
    case .real: "re \(function)"
    case .imaginary: "im \(function)"
    case .realValue: "\(function)"
    }
  }
}
