extension PartFunction {
  /// What is wrong at operands where the function has a pole, or a zero divides; nil elsewhere.
  public func pole<Number: Comparable & SignedNumeric>(
    at x: [Number], isWhole: (Number) -> Bool
  ) -> ArithmeticException? {
    switch function {
    case .quotient: x[2] == 0 && x[3] == 0 ? .divisionByZero : nil
    case .power:
      // 0^w has the limit 0 where re w is positive, no limit where it is 0, and 0^0 is 1.
      if x[0] != 0 || x[1] != 0 || x[2] > 0 || (x[2] == 0 && x[3] == 0) {
        nil
      } else {
        x[2] == 0 ? .domain : .divisionByZero
      }
    case .log, .log2, .log10: part == .real && x[0] == 0 && x[1] == 0 ? .domain : nil
    case .logOnePlus: part == .real && x[0] == -1 && x[1] == 0 ? .domain : nil
    case .atanh: (x[0] == 1 || x[0] == -1) && x[1] == 0 ? .domain : nil
    case .atan: x[0] == 0 && (x[1] == 1 || x[1] == -1) ? .domain : nil
    case .cot, .csc, .coth, .csch: x[0] == 0 && x[1] == 0 ? .domain : nil
    case .gamma, .logGamma, .digamma: x[1] == 0 && x[0] <= 0 && isWhole(x[0]) ? .domain : nil
    case .product, .sqrt, .cbrt, .exp, .expMinusOne, .sin, .cos, .tan, .sec, .asin, .acos, .sinh,
      .cosh, .tanh, .sech, .asinh, .acosh:
      nil
    }
  }
}
