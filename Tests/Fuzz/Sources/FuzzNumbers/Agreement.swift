import Arithmetic
import BigNumbers
import FuzzSupport
import Grammars
import NumericCore

/// Proven digits of whole lines against the same line in binary numbers: 400 bits rounded down, 400 bits rounded up,
/// 800 bits.
///
/// Where the three agree to 60 digits, rounding errors are no explanation of other proven digits. Two precisions alone
/// would agree that tanh(2¹⁰) − 1 is 0; the two directions differ wherever an operand is rounded and then cancelled.
let agreement = FuzzTarget.lines("exact-bigfloat", atMost: 2) { s in
  var grammar = ExpressionGrammar()
  grammar.hasUnits = false
  grammar.putLine(&s)
} read: { line in
  let exact = Calculator(ExactBackend(limits: smallExactLimits), limits: .small)
  let proven: [ExactReal]
  do throws(CalculatorError) {
    let evaluation = try exact.evaluate(utf8: line)
    guard case .number(let number) = evaluation.value else { return true }
    proven = [number]
  } catch {
    return !error.isOfText
  }
  guard let compiled = try? exact.compile(utf8: line).expression,
    compiled.program.instructions.allSatisfy({ $0.operation.isContinuous })
  else { return true }
  guard let below = value(of: line, bits: 400, rounding: .down),
    let above = value(of: line, bits: 400, rounding: .up),
    let near = value(of: line, bits: 800, rounding: .nearestEven),
    isNear(below, near, places: 200), isNear(above, near, places: 200), let number = proven.first,
    let digits = try? number.rounded(to: .bits(64), limits: smallExactLimits)
  else { return true }
  require(
    isNear(digits, near, places: 60),
    "\(String(decoding: line, as: UTF8.self)) is proven to be \(digits), and \(near)")
  return true
}

private func value(of line: [UInt8], bits: Int, rounding: Rounding) -> BigFloat? {
  let backend = opened { () throws(LimitExceeded) in
    try BigFloatBackend(precision: .bits(bits), rounding: rounding, limits: .small)
  }
  guard let value = try? Calculator(backend, limits: .small).evaluate(utf8: line).value,
    case .number(let number) = value, number.isFinite
  else { return nil }
  return number
}

/// Whether two numbers differ by less than 2^−places of the second one.
private func isNear(_ a: BigFloat, _ b: BigFloat, places: Int) -> Bool {
  if b.isZero { return a.isZero }
  let unit = BigFloat(sign: .plus, exponent: -places, significand: BigFloat(1.0 as Double))
  return (a - b).magnitude <= b.magnitude * unit
}

extension NumericCore.Operation {
  /// Whether a small error of an operand is a small error of the result: rounding errors may carry others over a jump.
  fileprivate var isContinuous: Bool {
    switch self {
    case .function(.unary(let function)):
      ![
        .sign, .floor, .ceil, .trunc, .round, .roundEven, .roundInDirection, .fraction, .nextAbove,
        .nextBelow, .binaryExponent, .binarySignificand, .gammaSign, .doubleFactorial,
      ].contains(function)
    case .function(.binary(let function)):
      [.add, .subtract, .multiply, .divide, .hypot, .pow, .root, .beta].contains(function)
    case .function(.list(let function)): !function.isFinancial
    case .part(let part): part.function.cut == nil
    default: true
    }
  }
}
