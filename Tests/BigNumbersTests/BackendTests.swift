import BigNumbers
import NumericCore
import Testing

@Suite("backends")
struct BackendTests {
  static let third = ExactRatio(ExactLiteral(1), ExactLiteral(3))

  @Test("scaling rounds once")
  func scaled() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    // A mile in kilometres: 1609344/10^6 exactly, times 3.
    let mile = ExactRatio(try ExactLiteral("1.609344"), ExactLiteral(1))
    #expect(try backend.scaled(BigFloat(3), by: mile) == BigFloat(4.828032 as Double))
    #expect(DoubleBackend().scaled(3, by: mile) == 4.828032)
    #expect(DoubleBackend().scaled(0.1, by: Self.third) == 0.1 / 3)
    // π/180 times 180, 1 and 0; mpmath: mpf('0.017453292519943295769236907684886').
    let degree = ExactRatio(ExactLiteral(1), ExactLiteral(180), piPower: 1)
    #expect(DoubleBackend().scaled(180, by: degree) == Double.pi)
    #expect(DoubleBackend().scaled(1, by: degree) == 0.017453292519943295)
    #expect(DoubleBackend().scaled(0, by: degree) == 0)
    #expect(DoubleBackend().scaled(.infinity, by: degree) == .infinity)
    let inverse = ExactRatio(ExactLiteral(180), ExactLiteral(1), piPower: -1)
    #expect(DoubleBackend().scaled(Double.pi, by: inverse) == 180)
    // Very small and large factors, and subnormal results that must be rounded once.
    let tiny = ExactRatio(try ExactLiteral("0x1p-1074"), ExactLiteral(3))
    #expect(DoubleBackend().scaled(3, by: tiny) == Double.leastNonzeroMagnitude)
    #expect(DoubleBackend().scaled(1, by: tiny) == 0)
    #expect(DoubleBackend().scaled(2, by: tiny) == Double.leastNonzeroMagnitude)
  }

  @Test("exactness is recorded")
  func exactness() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    func isExact(_ body: () throws -> BigFloat) rethrows -> Bool? {
      try backend.recordingExactness(body).isExact
    }
    let (two, three, eight) = (BigFloat(2), BigFloat(3), BigFloat(8))
    #expect(try isExact { try backend.add(two, three) } == true)
    #expect(try isExact { try backend.divide(two, three) } == false)
    #expect(try isExact { try backend.log(eight, base: two) } == true)
    #expect(try isExact { try backend.log(three, base: two) } == false)
    #expect(try isExact { try backend.number(ExactLiteral("0.1")) } == false)
    #expect(try isExact { try backend.number(ExactLiteral("0.5")) } == true)
    #expect(DoubleBackend().recordingExactness { 1.0 }.isExact == nil)
  }

  @Test("exceptions are told apart")
  func exceptions() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    func found(_ operation: Operation, _ operands: Double...) throws -> ArithmeticException? {
      let numbers = operands.map { BigFloat($0) }
      guard let function = operation.function else { return nil }
      let result = try backend.compute(function, numbers)
      return backend.exception(of: operation, operands: numbers, result: result)
    }
    #expect(try found(.binary(.divide), 1, 0) == .divisionByZero)
    #expect(try found(.binary(.divide), 0, 0) == .divisionByZero)
    #expect(try found(.binary(.divide), .infinity, 0) == nil)
    #expect(try found(.binary(.divide), .infinity, .infinity) == .domain)
    #expect(try found(.binary(.pow), 0, -1) == .divisionByZero)
    #expect(try found(.binary(.pow), -8, 0.5) == .domain)
    #expect(try found(.unary(.log), 0) == .domain)
    #expect(try found(.unary(.exp), 1e300) == .overflow)
    #expect(try found(.unary(.exp), -1e300) == .underflow)
    #expect(try found(.unary(.exp), .infinity) == nil)
    #expect(try found(.unary(.sin), 0) == nil)
    #expect(try found(.unary(.sin), .nan) == nil)
    #expect(try found(.binary(.subtract), 1, 1) == nil)
    #expect(
      DoubleBackend().exception(of: .unary(.gamma), operands: [0], result: .infinity) == .domain)
    #expect(
      DoubleBackend().exception(of: .unary(.exp), operands: [1000], result: .infinity) == .overflow)
  }

  @Test("registers are re-used without touching inputs")
  func registers() throws {
    // r2 = r0 + r1; r3 = r2 · r1; r2 = r3 − r0
    var program = Program()
    program.inputs = [0, 1]
    program.registerCount = 4
    program.instructions = [
      .init(.binary(.add), a: 0, b: 1, to: 2), .init(.binary(.multiply), a: 2, b: 1, to: 3),
      .init(.binary(.subtract), a: 3, b: 0, to: 2),
    ]
    program.outputs = [2]
    let backend = try BigFloatBackend(precision: .bits(100))
    let inputs = [BigFloat(3), BigFloat(4)]
    #expect(try backend.evaluate(program, inputs: inputs, special: .error) == [BigFloat(25)])
    #expect(inputs == [BigFloat(3), BigFloat(4)])
    #expect(try DoubleBackend().evaluate(program, inputs: [3, 4], special: .error) == [25])
  }

  @Test("constants agree at every precision", arguments: Constant.allCases)
  func constants(_ constant: Constant) throws {
    let wide = try BigFloatBackend(precision: .bits(400)).constant(constant)
    for bits in [1, 2, 3, 53, 64, 100, 333] {
      for rounding in Rounding.allCases {
        let backend = try BigFloatBackend(precision: .bits(bits), rounding: rounding)
        let once = BigFloat(wide, precision: .bits(bits), rounding: rounding)
        #expect(try backend.constant(constant) == once)
      }
    }
  }
}
