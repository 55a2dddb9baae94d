import BigNumbers
public import NumericCore

extension BigComplex: ElementaryField {
  /// A whole number, exactly.
  public init<Whole: BinaryInteger>(_ value: Whole) { self.init(BigFloat(value)) }

  /// The larger one of the parts' ranks.
  public var pivotRank: Double? { rankOfParts(real.pivotRank, imaginary.pivotRank) }

  /// The principal value of an elementary function, each part rounded once.
  public static func elementary(_ function: ElementaryFunction, _ z: BigComplex) -> BigComplex {
    compute(function.complex, z)
  }
  /// The principal value of z to the power w, each part rounded once.
  public static func power(_ z: BigComplex, _ w: BigComplex) -> BigComplex { pow(z, w) }
  /// π as a complex number.
  public static var pi: BigComplex { BigComplex(BigFloat.pi) }
}

extension ElementaryFunction {
  /// The function of complex numbers.
  fileprivate var complex: ComplexFunction {
    switch self {
    case .sqrt: .sqrt
    case .exp: .exp
    case .expMinusOne: .expMinusOne
    case .log: .log
    case .logOnePlus: .logOnePlus
    case .sin: .sin
    case .cos: .cos
    case .tan: .tan
    case .asin: .asin
    case .acos: .acos
    case .atan: .atan
    case .sinh: .sinh
    case .cosh: .cosh
    case .tanh: .tanh
    case .asinh: .asinh
    case .acosh: .acosh
    case .atanh: .atanh
    }
  }
}

/// The larger one of the ranks of two parts; nil if neither can be divided by.
func rankOfParts(_ re: Double?, _ im: Double?) -> Double? {
  guard let re, let im else { return re ?? im }
  return max(re, im)
}
