import NumericCore

/// How the operations of the catalogue are written in FPCore; `a`, `b`, … between bars are the operands.
///
/// What FPCore lacks is written out where a short definition has the same real value on the whole domain of the operation.
enum FPCoreTemplate {
  /// The text for an operation; nil where FPCore has none.
  static func text(for operation: Operation) -> String? {
    if let name = names[operation] {
      let count = operandCount(operation)
      return "(\(name) \(["|a|", "|b|", "|c|"].prefix(count).joined(separator: " ")))"
    }
    switch operation {
    case .constant(let constant): return constants[constant]
    case .unary(let function): return unary[function]
    case .binary(let function): return binary[function]
    case .ternary(.fusedMultiplySubtract): return "(fma |a| |b| (- |c|))"
    case .ternary(.atan2Units): return "(/ (* (atan2 |a| |b|) |c|) (* 2 PI))"
    case .quaternary(.sumOfProducts): return "(+ (* |a| |b|) (* |c| |d|))"
    case .quaternary(.differenceOfProducts): return "(- (* |a| |b|) (* |c| |d|))"
    default: return nil
    }
  }

  private static func operandCount(_ operation: Operation) -> Int {
    switch operation {
    case .unary: 1
    case .binary: 2
    default: 3
    }
  }

  /// FPCore's own functions. A rounding to even needs a context of its own.
  private static let names: [Operation: String] = {
    var names: [Operation: String] = [.unary(.negate): "-"]
    for operation in FPCoreOperation.allCases
    where operation != .nearbyint && operation != .fmin && operation != .fmax {
      names[operation.operation(.nearestEven)] = operation.rawValue
    }
    return names
  }()

  private static let constants: [Constant: String] = [
    .pi: "PI", .e: "E", .ln2: "LN2", .tau: "(* 2 PI)", .phi: "(/ (+ 1 (sqrt 5)) 2)",
  ]

  private static let unary: [UnaryOperation: String] = [
    .square: "(* |a| |a|)", .sign: "(if (> |a| 0) 1 (if (< |a| 0) -1 0))",
    .roundEven: "(! :round nearestEven (nearbyint |a|))", .fraction: "(- |a| (trunc |a|))",
    .reciprocalSqrt: "(/ 1 (sqrt |a|))", .exp10: "(pow 10 |a|)",
    .exp2MinusOne: "(expm1 (* |a| LN2))", .exp10MinusOne: "(expm1 (* |a| LN10))",
    .log2OnePlus: "(/ (log1p |a|) LN2)", .log10OnePlus: "(/ (log1p |a|) LN10)",
    .sec: "(/ 1 (cos |a|))", .csc: "(/ 1 (sin |a|))", .cot: "(/ (cos |a|) (sin |a|))",
    .sech: "(/ 1 (cosh |a|))", .csch: "(/ 1 (sinh |a|))", .coth: "(/ 1 (tanh |a|))",
    .lnGamma: "(log (tgamma |a|))", .factorial: "(tgamma (+ |a| 1))",
  ]

  private static let binary: [BinaryOperation: String] = [
    .relativeDifference: "(/ (fabs (- |a| |b|)) |a|)",
    .modulo: "(- |a| (* |b| (floor (/ |a| |b|))))",
    .scaleByPowerOfTwo: "(* |a| (exp2 |b|))", .compound: "(pow (+ 1 |a|) |b|)",
    .powr: "(pow |a| |b|)", .logBase: "(/ (log |a|) (log |b|))",
    .sinUnits: "(sin (/ (* (* 2 PI) |a|) |b|))", .cosUnits: "(cos (/ (* (* 2 PI) |a|) |b|))",
    .tanUnits: "(tan (/ (* (* 2 PI) |a|) |b|))", .asinUnits: "(/ (* (asin |a|) |b|) (* 2 PI))",
    .acosUnits: "(/ (* (acos |a|) |b|) (* 2 PI))", .atanUnits: "(/ (* (atan |a|) |b|) (* 2 PI))",
  ]
}
