import BigNumbers

/// The operations of .decTest files, by their names in lower case.
enum DecTestOperations {
  typealias Unary = @Sendable (inout DecimalContext, BigDecimal) -> BigDecimal
  typealias Binary = @Sendable (inout DecimalContext, BigDecimal, BigDecimal) -> BigDecimal

  static let unary: [String: Unary] = [
    "abs": { $0.magnitude($1) },
    "minus": { $0.minus($1) },
    "plus": { $0.plus($1) },
    "reduce": { $0.reduce($1) },
    "logb": { $0.logb($1) },
    "invert": { $0.logicalInvert($1) },
    "nextplus": { $0.nextPlus($1) },
    "nextminus": { $0.nextMinus($1) },
    "squareroot": { $0.squareRoot($1) },
    "exp": { $0.exp($1) },
    "ln": { $0.ln($1) },
    "log10": { $0.log10($1) },
    "tointegral": { $0.roundToIntegral($1) },
    "tointegralx": { $0.roundToIntegralExact($1) },
    // These do not round and raise no conditions, even for signaling NaNs.
    "copy": { $1 },
    "copyabs": { $1.magnitude },
    "copynegate": { -$1 },
    // Only encodings can be non-canonical.
    "canonical": { $1 },
    "iscanonical": { _, _ in 1 },
    "isfinite": { number($1.isFinite) },
    "isinfinite": { number($1.isInfinite) },
    "isnan": { number($1.isNaN) },
    "isnormal": { number($0.isNormal($1)) },
    "isqnan": { number($1.isNaN && !$1.isSignalingNaN) },
    "issigned": { number($1.isNegative) },
    "issnan": { number($1.isSignalingNaN) },
    "issubnormal": { number($0.isSubnormal($1)) },
    "iszero": { number($1.isZero) },
  ]

  static let binary: [String: Binary] = [
    "add": { $0.add($1, $2) },
    "subtract": { $0.subtract($1, $2) },
    "multiply": { $0.multiply($1, $2) },
    "divide": { $0.divide($1, $2) },
    "divideint": { $0.divideInteger($1, $2) },
    "power": { $0.power($1, $2) },
    "remainder": { $0.remainder($1, $2) },
    "remaindernear": { $0.remainderNear($1, $2) },
    "compare": { $0.compare($1, $2) },
    "comparesig": { $0.compareSignal($1, $2) },
    "comparetotal": { BigDecimal(BigDecimal.totalOrder($1, $2)) },
    "comparetotmag": { BigDecimal(BigDecimal.totalOrderOfMagnitudes($1, $2)) },
    "copysign": { $1.copySign(of: $2) },
    "samequantum": { number($1.hasSameQuantum(as: $2)) },
    "max": { $0.maximum($1, $2) },
    "min": { $0.minimum($1, $2) },
    "maxmag": { $0.maximumMagnitude($1, $2) },
    "minmag": { $0.minimumMagnitude($1, $2) },
    "max_mag": { $0.maximumMagnitude($1, $2) },
    "min_mag": { $0.minimumMagnitude($1, $2) },
    "nexttoward": { $0.nextToward($1, $2) },
    "quantize": { $0.quantize($1, like: $2) },
    "rescale": { $0.rescale($1, to: $2) },
    "scaleb": { $0.scaleb($1, $2) },
    "and": { $0.logicalAnd($1, $2) },
    "or": { $0.logicalOr($1, $2) },
    "xor": { $0.logicalXor($1, $2) },
    "shift": { $0.shift($1, by: $2) },
    "rotate": { $0.rotate($1, by: $2) },
  ]

  private static func number(_ isTrue: Bool) -> BigDecimal { isTrue ? 1 : 0 }
}

extension DecTestCase {
  /// The result of the library, in the notation of the expected result; conditions stay in the
  /// context.
  func answer(_ context: inout DecimalContext) throws -> String {
    let arguments = operands.count
    switch operation {
    case "tosci" where arguments == 1:
      return try DecTestOperands.rounded(operands[0], &context).description
    case "toeng" where arguments == 1:
      return try DecTestOperands.rounded(operands[0], &context).engineeringDescription
    case "apply" where arguments == 1:
      let number = try DecTestOperands.rounded(operands[0], &context)
      return try DecTestOperands.text(of: number, like: result, &context)
    case "class" where arguments == 1:
      return try context.numberClass(of: DecTestOperands.exact(operands[0])).rawValue
    default:
      let number = try value(operands.map(DecTestOperands.exact), &context)
      return try DecTestOperands.text(of: number, like: result, &context)
    }
  }

  private func value(_ x: [BigDecimal], _ context: inout DecimalContext) throws -> BigDecimal {
    if x.count == 1, let function = DecTestOperations.unary[operation] {
      return function(&context, x[0])
    }
    if x.count == 2, let function = DecTestOperations.binary[operation] {
      return function(&context, x[0], x[1])
    }
    if x.count == 3, operation == "power" { return context.power(x[0], x[1], modulo: x[2]) }
    if x.count == 3, operation == "fma" { return context.multiplyAdd(x[0], x[1], x[2]) }
    throw DecTestOperands.Malformed(text: "\(operation) of \(x.count) operands")
  }
}
