import BigNumbers
public import ComplexModule
public import NumericCore

// swift-numerics' complex numbers as a field. Its functions are those of that package, computed from the real ones at the same
// precision: some lose digits of the smaller part, such as the imaginary part of tanh(200 + i).
extension Complex: Field where RealType: Field {
  /// The larger one of the parts' ranks.
  public var pivotRank: Double? { rankOfParts(real.pivotRank, imaginary.pivotRank) }
}

extension Complex: ElementaryField where RealType: ElementaryField {
  /// The principal value of an elementary function.
  public static func elementary(_ function: ElementaryFunction, _ x: Complex) -> Complex {
    switch function {
    case .sqrt: sqrt(x)
    case .exp: exp(x)
    case .expMinusOne: expMinusOne(x)
    case .log: log(x)
    case .logOnePlus: log(onePlus: x)
    case .sin: sin(x)
    case .cos: cos(x)
    case .tan: tan(x)
    case .asin: asin(x)
    case .acos: acos(x)
    case .atan: atan(x)
    case .sinh: sinh(x)
    case .cosh: cosh(x)
    case .tanh: tanh(x)
    case .asinh: asinh(x)
    case .acosh: acosh(x)
    case .atanh: atanh(x)
    }
  }
  /// The principal value of x to the power y.
  public static func power(_ x: Complex, _ y: Complex) -> Complex { pow(x, y) }
  /// π as a complex number.
  public static var pi: Complex { Complex(RealType.pi) }
}
