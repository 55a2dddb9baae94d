import Arithmetic
import BigNumbers
import NumericCore
import Testing

@Suite("programs over intervals")
struct IntervalProgramTests {
  private func compiled(_ expression: String) throws -> CompiledExpression {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    return try calculator.compile(utf8: Array(expression.utf8)).expression
  }

  private func extent(
    _ expression: String, _ lower: BigFloat, _ upper: BigFloat
  ) throws -> IntervalProgram.Extent {
    let program = IntervalProgram(try compiled(expression).program, precision: .bits(80))
    return try program.extents(over: [BigInterval(lower: lower, upper: upper)])[0]
  }

  /// One expression for each kind of instruction; all of them are defined from 1 to 2.
  @Test(
    "every value is in the range",
    arguments: [
      "sin(3*x) + x^2/7", "pi*x - e", "fma(x, x, -1)", "fmma(x, 2, x, -3)", "max([x, 2-x, 1.2])",
      "mean([x, x^2, 3])", "stdev([x, 1, x^2])", "hypot(x, 1)", "floor(2*x) * frac(x/3)",
      "sin(100*x) - mod(x, 0.3)", "sum([x, -x, 1/x])", "cos(x°) + 5%",
    ])
  func soundness(_ expression: String) throws {
    let program = try compiled(expression).program
    let exact = try ExactProgram(program)
    for step in 0..<8 {
      let lower = BigFloat(1 + Double(step) / 8)
      let range = try extent(expression, lower, BigFloat(1 + Double(step + 1) / 8)).range
      #expect(!range.isErrorPossible && range.isBounded)
      for share in 0...4 {
        let x = BigRational(8 + step, over: 8) + BigRational(share, over: 32)
        let value = try exact.values(at: [ExactReal(x)])[0].enclosure(.bits(100))
        #expect(range.lower <= value.upper && value.lower <= range.upper, "\(expression) at \(x)")
      }
    }
  }

  @Test(
    "continuity is claimed only where there is no jump",
    arguments: [
      ("floor(x)", 0.5, 0.75, true), ("floor(x)", 0.5, 1.5, false), ("ceil(x)", -0.5, 0.5, false),
      ("round(x)", 0.25, 0.75, false), ("trunc(x)", -0.5, 0.5, true), ("sign(x)", -1, 1, false),
      ("frac(x)", -0.5, 0.5, true), ("frac(x)", 0.5, 1, false), ("mod(x, 3)", 1, 2, true),
      ("mod(x, 3)", 2, 4, false), ("mod(x, -3)", 2, 4, false), ("fmod(x, 3)", -1, 1, true),
      ("remainder(x, 2)", 0.5, 0.75, true), ("remainder(x, 2)", 0.5, 1.5, false),
      ("copysign(1, x)", 1, 2, true), ("copysign(1, x)", -1, 1, false),
      ("atan2(x, 1)", -1, 1, true), ("atan2(x, -1)", -1, 1, false), ("atan2(x, -1)", 1, 2, true),
      ("x^x", 0.5, 1, true), ("0^x", 0, 1, false), ("x^0.5", 0, 1, true), ("x^2", -1, 1, true),
      ("x^-2", -1, 1, false), ("2^x", -1, 1, true), ("(-2)^x", 1, 2, false),
      ("sqrt(x)", 0, 1, true), ("sqrt(x)", -1, 1, false), ("1/x", 1, 2, true), ("1/x", 0, 1, false),
      ("ln(x)", 0, 1, false), ("tan(x)", 1, 2, false), ("tan(x)", 2, 4, true),
      ("gamma(x)", -0.75, -0.5, true), ("gamma(x)", -1.5, -0.5, false), ("abs(x)", -1, 1, true),
      ("cbrt(x)", -1, 1, true), ("jn(2, x)", 0, 1, true), ("floor(x)*0 + x", 0.5, 1.5, false),
      ("exp(1e30*x)", 1, 2, false), ("atan(1/x)", -1, 1, false), ("root(x, 3)", -1, 1, true),
    ] as [(String, Double, Double, Bool)])
  func continuity(_ expression: String, _ lower: Double, _ upper: Double, _ isContinuous: Bool)
    throws
  {
    let extent = try extent(expression, BigFloat(lower), BigFloat(upper))
    #expect(extent.isContinuous == isContinuous)
  }

  @Test("several inputs and outputs") func severalInputs() throws {
    var program = Program()
    program.inputs = [0, 1]
    program.registerCount = 4
    program.instructions = [
      Program.Instruction(.binary(.multiply), a: 0, b: 1, to: 2),
      Program.Instruction(.unary(.floor), a: 1, to: 3),
    ]
    program.outputs = [2, 3, 0]
    let extents = try IntervalProgram(program, precision: .bits(53)).extents(
      over: [BigInterval(lower: -1, upper: 2), BigInterval(lower: 3, upper: 4)])
    #expect(
      extents.map(\.range) == [
        BigInterval(lower: -4, upper: 8), BigInterval(lower: 3, upper: 4),
        BigInterval(lower: -1, upper: 2),
      ])
    #expect(extents.map(\.isContinuous) == [true, false, true])
  }

  @Test("a limit is an error") func limit() throws {
    var limits = Limits()
    limits.precision = 64
    let program = IntervalProgram(
      try compiled("sin(x)").program, precision: .bits(65), limits: limits)
    #expect(throws: LimitExceeded(limit: .precision, allowed: 64, requested: 65)) {
      try program.extents(over: [BigInterval(lower: 1, upper: 2)])
    }
  }
}
