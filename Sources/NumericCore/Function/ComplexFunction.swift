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

  /// The number of complex operands.
  public var operandCount: Int {
    switch self {
    case .product, .quotient, .power: 2
    default: 1
    }
  }

  /// Where the function jumps; nil if it does not.
  ///
  /// On a cut the sign of the part that is zero chooses the side; exact numbers have +0 alone.
  public var cut: BranchCut? {
    switch self {
    case .sqrt, .cbrt, .log, .log2, .log10, .logGamma: .negativeRealAxis
    case .power: .negativeRealAxisOfBase
    case .logOnePlus: .realAxisBelowMinusOne
    case .acosh: .realAxisBelowOne
    case .asin, .acos, .atanh: .realAxisBeyondOne
    case .asinh, .atan: .imaginaryAxisBeyondI
    case .product, .quotient, .exp, .expMinusOne, .sin, .cos, .tan, .sec, .csc, .cot, .sinh, .cosh,
      .tanh, .sech, .csch, .coth, .gamma, .digamma:
      nil
    }
  }

  /// The real function of which this is the continuation, where the parts are not composed of real functions; nil where they are.
  public var realForm: UnaryFunction? {
    switch self {
    case .gamma: .gamma
    case .logGamma: .logGamma
    case .digamma: .digamma
    default: nil
    }
  }
}

/// A line at which a function of a complex number jumps.
public enum BranchCut: Hashable, Sendable {
  case negativeRealAxis, negativeRealAxisOfBase
  case realAxisBelowMinusOne, realAxisBelowOne
  /// Below −1 and above 1.
  case realAxisBeyondOne
  /// Below −i and above i.
  case imaginaryAxisBeyondI
}

/// One part of a function of complex numbers: a real function of the parts of its operands, each of which is a real part
/// followed by an imaginary part.
public struct PartFunction: Hashable, Sendable {
  /// A part of a complex number.
  public enum Part: UInt8, CaseIterable, Hashable, Sendable {
    case real, imaginary
  }

  /// The function of complex numbers.
  public var function: ComplexFunction
  /// Which of its parts it is.
  public var part: Part

  /// Creates the part of a function.
  public init(_ function: ComplexFunction, _ part: Part) {
    (self.function, self.part) = (function, part)
  }

  /// Both parts of all functions whose parts are not composed of real functions.
  public static let uncomposed = ComplexFunction.allCases.filter { $0.realForm != nil }.flatMap {
    [PartFunction($0, .real), PartFunction($0, .imaginary)]
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
  /// Such as `re exp`.
  public var description: String { "\(part == .real ? "re" : "im") \(function)" }
}
