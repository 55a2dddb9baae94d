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

  /// The number of complex operands.
  public var operandCount: Int {
    switch self {
    case .product, .quotient, .power: 2
    default: 1
    }
  }

  /// Whether the function jumps where its operand crosses a branch cut.
  public var hasCut: Bool {
    switch self {
    case .power, .sqrt, .cbrt, .log, .log2, .log10, .logOnePlus, .asin, .acos, .atan, .asinh,
      .acosh,
      .atanh:
      true
    case .product, .quotient, .exp, .expMinusOne, .sin, .cos, .tan, .sec, .csc, .cot, .sinh, .cosh,
      .tanh, .sech, .csch, .coth:
      false
    }
  }
}

/// One part of a function of complex numbers: a real function of the parts of its operands, each of which is a real part
/// followed by an imaginary part.
public struct PartFunction: Hashable, Sendable, CaseIterable {
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

  /// The number of real operands.
  public var operandCount: Int { 2 * function.operandCount }

  /// All parts of all functions.
  public static let allCases: [PartFunction] = ComplexFunction.allCases.flatMap { function in
    Part.allCases.map { PartFunction(function, $0) }
  }
}

extension PartFunction: CustomStringConvertible {
  /// Such as `re exp`.
  public var description: String { "\(part == .real ? "re" : "im") \(function)" }
}
