import NumericCore

/// Single precision: every operation is computed in double precision and rounded to `Float`.
///
/// The article "A number system of your own" quotes this file.
struct FloatBackend: NumericBackend {
  typealias Failure = ComputationFailure

  private let wide = DoubleBackend()

  var name: String { "float" }
  var signalsOverflow: Bool { false }
  var zero: Float { 0 }
  func isRegular(_ x: Float) -> Bool { x.isFinite && x != 0 }
  func isNaN(_ x: Float) -> Bool { x.isNaN }
  func isInfinite(_ x: Float) -> Bool { x.isInfinite }
  func isZero(_ x: Float) -> Bool { x == 0 }
  func isInteger(_ x: Float) -> Bool { x.isFinite && x.rounded() == x }
  func compare(_ a: Float, _ b: Float) -> Ordering { wide.compare(Double(a), Double(b)) }

  func compute(
    _ function: UnaryFunction, _ x: Float, into result: inout Float
  ) throws(ComputationFailure) { result = Float(try wide.compute(function, Double(x))) }
  func compute(
    _ function: BinaryFunction, _ x: Float, _ y: Float, into result: inout Float
  ) throws(ComputationFailure) { result = Float(try wide.compute(function, Double(x), Double(y))) }
  func compute(
    _ function: ListFunction, _ x: Registers<Float>, into result: inout Float
  ) throws(ComputationFailure) { result = Float(try wide.compute(function, x.map(Double.init))) }

  func constant(_ constant: Constant) -> Float { Float(wide.constant(constant)) }
  func number(_ literal: ExactLiteral) -> Float { Float(wide.number(literal)) }
  func scaled(_ x: Float, by ratio: ExactRatio) -> Float {
    Float(wide.scaled(Double(x), by: ratio))
  }
  func digits(of x: Float, radix: Int, _ request: DigitRequest) -> NumberDigits {
    // The shortest digits of a float are also those of the double that they are read as.
    let shortest = request == .shortest && radix == 10 ? Double(x.description) : nil
    return wide.digits(of: shortest ?? Double(x), radix: radix, request)
  }
  func exponent(of x: Float, radix: Int) -> Int { wide.exponent(of: Double(x), radix: radix) }
  func bits(of x: Float) -> NumberDigits { wide.bits(of: Double(x)) }
  func exception(
    of operation: Operation, operands: [Float], result: Float
  ) -> ArithmeticException? {
    wide.exception(of: operation, operands: operands.map(Double.init), result: Double(result))
  }
  func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) { (try body(), nil) }
}
