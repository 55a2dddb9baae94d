internal import CLibm

// Functions of complex numbers on doubles are C's, or those of the provider.
extension DoubleBackend {
  /// Computes a part of a function of complex numbers as C's `complex.h` does; whole powers up to 100 are computed by products.
  ///
  /// - Throws: a function that C lacks and no provider computes.
  public func compute(
    _ part: PartFunction, _ x: Registers<Double>, into result: inout Double
  ) throws(ComputationFailure) {
    guard let platform = part.function.platform else {
      guard let provider else { throw .missing(part) }
      result = try provider.compute(part, at: Array(x))
      return
    }
    var parts = (0.0, 0.0)
    withUnsafeMutableBytes(of: &parts) { parts in
      ulp_complex(
        platform, Array(x), parts.baseAddress?.assumingMemoryBound(to: Double.self))
    }
    result = part.part == .real ? parts.0 : parts.1
  }
}

extension ComplexFunction {
  /// C's function; nil where C has none.
  fileprivate var platform: ulp_complex_function? {
    switch self {
    case .product: ULP_COMPLEX_PRODUCT
    case .quotient: ULP_COMPLEX_QUOTIENT
    case .power: ULP_COMPLEX_POWER
    case .sqrt: ULP_COMPLEX_SQRT
    case .exp: ULP_COMPLEX_EXP
    case .log: ULP_COMPLEX_LOG
    case .expMinusOne: ULP_COMPLEX_EXPM1
    case .logOnePlus: ULP_COMPLEX_LOG1P
    case .cbrt: ULP_COMPLEX_CBRT
    case .log2: ULP_COMPLEX_LOG2
    case .log10: ULP_COMPLEX_LOG10
    case .sec: ULP_COMPLEX_SEC
    case .csc: ULP_COMPLEX_CSC
    case .cot: ULP_COMPLEX_COT
    case .sech: ULP_COMPLEX_SECH
    case .csch: ULP_COMPLEX_CSCH
    case .coth: ULP_COMPLEX_COTH
    case .sin: ULP_COMPLEX_SIN
    case .cos: ULP_COMPLEX_COS
    case .tan: ULP_COMPLEX_TAN
    case .asin: ULP_COMPLEX_ASIN
    case .acos: ULP_COMPLEX_ACOS
    case .atan: ULP_COMPLEX_ATAN
    case .sinh: ULP_COMPLEX_SINH
    case .cosh: ULP_COMPLEX_COSH
    case .tanh: ULP_COMPLEX_TANH
    case .asinh: ULP_COMPLEX_ASINH
    case .acosh: ULP_COMPLEX_ACOSH
    case .atanh: ULP_COMPLEX_ATANH
    default: nil
    }
  }
}

extension ComputationFailure {
  static func missing(_ part: PartFunction) -> ComputationFailure {
    .inapplicable("\(part.function) of complex numbers is not in this platform's libm")
  }
}
