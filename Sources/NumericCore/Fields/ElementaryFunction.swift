/// The elementary functions of one number, which real and complex types have.
public enum ElementaryFunction: String, CaseIterable, Sendable {
  case sqrt, exp, expMinusOne, log, logOnePlus
  case sin, cos, tan, asin, acos, atan
  case sinh, cosh, tanh, asinh, acosh, atanh

  /// The same function of real numbers.
  public var unary: UnaryFunction {
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
