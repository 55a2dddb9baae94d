import BigNumbers
import NumericCore
import SuiteSupport

/// Twenty operations to fifteen digits: the cost of certainty, compared with a plain evaluation
/// with 64 bits.
struct ShortExpression {
  let name: String
  private let exact: ExactCase
  private let program: Program

  private static let digits = 15
  private static let plain = orStop { try BigFloatBackend(precision: .bits(64)) }

  static let all = [
    ShortExpression(
      "arithmetic",
      "(1.5+2.25*3.75-4.125/7)*(8.5-1/3)/(2.5+9*0.125)"
        + "+(6.25-11/13)*(3+5/17)-19.75/(1.1+3/7)"),
    ShortExpression(
      "roots, powers",
      "sqrt(2)*3.5^4+sqrt(7.25)/(1+5^0.3)-2.5^1.5*sqrt(11)"
        + "+(1.25+sqrt(3))^6/(sqrt(5)+2^0.75)"),
    ShortExpression(
      "scientific",
      "exp(1.5)*sin(0.7)+ln(3.2)/atan(2.5)-sqrt(cos(0.3)*tanh(1.1))"
        + "+asin(0.4)*exp(-0.25)-log10(7.7)/sinh(0.9)"),
  ]

  private init(_ name: String, _ expression: String) {
    self.name = name
    program = ProgramRecorder.compile(expression)
    exact = ExactCase(program, digits: Self.digits)
    let operations = program.instructions.count { $0.operation != .literal }
    if operations != 20 { stop("\(expression) has \(operations) operations") }
  }

  /// Checks that both give the same fifteen digits as 512 bits.
  func check() throws {
    let right = try Self.digits(program, BigFloatBackend(precision: .bits(512)))
    let plain = try Self.digits(program, Self.plain)
    let certain = try exact.digits()
    for other in [plain, certain]
    where other.digits != right.digits || other.exponent != right.exponent {
      stop("\(name): the digits differ")
    }
  }

  private static func digits(
    _ program: Program, _ backend: BigFloatBackend
  ) throws -> NumberDigits {
    backend.digits(
      of: try backend.evaluate(program)[0], radix: 10, .significant(Self.digits))
  }

  /// The nanoseconds of the plain evaluation with its digits, and the ratios with and without
  /// digits.
  func measure(_ plan: SamplingPlan) throws -> (time: Double, digits: Double, values: Double) {
    let plain = { (passes: Int) in
      for _ in 0..<passes { _ = try Self.digits(program, Self.plain) }
    }
    let passes = try plan.passes(plain)
    let (time, ratio) = try plan.compare(passes: passes) {
      try plain(passes)
    } _: {
      try exact.run(passes: passes)
    }
    let values = try plan.compare(passes: passes) {
      for _ in 0..<passes { _ = try Self.plain.evaluate(program) }
    } _: {
      try exact.evaluate(passes: passes)
    }
    return (time, ratio, values.ratio)
  }
}
