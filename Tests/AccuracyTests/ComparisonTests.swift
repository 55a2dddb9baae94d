import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Testing

@Suite("comparisons")
struct ComparisonTests {
  private func compare(
    _ expression: String, _ format: FloatFormat = .double, _ variables: [String: BigRational] = [:]
  ) throws -> Comparison {
    var calculator = Calculator(ExactBackend())
    for (name, value) in variables { calculator.set(name, to: .number(ExactReal(value))) }
    let (compiled, _) = try calculator.compile(utf8: Array(expression.utf8))
    return try Comparison(compiled, inputs: calculator.inputs(of: compiled), format: format)
  }

  private func rational(_ x: Double) throws -> BigRational {
    try #require(BigRational(exactly: x))
  }

  private func double(_ value: FormatValue) throws -> Double {
    guard case .binary(let x) = value else { throw TextError("no binary", at: 0) }
    return Double(x)
  }

  @Test("double computes what Swift computes") func hardware() throws {
    let (x, y) = (0.1, 3.7)
    let chain = x * y + x / y
    let pairs: [(String, Double)] = [
      ("x+y", x + y), ("x-y", x - y), ("x*y", x * y), ("x/y", x / y), ("sqrt(y)", y.squareRoot()),
      ("x*y+x/y-y*y", chain - y * y), ("(x+0.2)-0.3", (x + 0.2) - 0.3),
    ]
    for (expression, expected) in pairs {
      let comparison = try compare(
        expression, .double, ["x": BigRational(1, over: 10), "y": BigRational(37, over: 10)])
      #expect(try double(comparison.value).bitPattern == expected.bitPattern, "\(expression)")
    }
  }

  @Test("both truths: of what is written, and of what the format holds") func truths() throws {
    let sum = try compare("0.1 + 0.2")
    #expect(try sum.truth.value?.rational() == BigRational(3, over: 10))
    let rounded = try rational(0.1) + rational(0.2)
    #expect(try sum.truthOfRoundedInputs?.value?.rational() == rounded)
    #expect(try sum.errorOfArithmetic?.ulps?.rational() == BigRational(1, over: 2))
    #expect(try compare("0.5 + 0.25").truthOfRoundedInputs == nil)
    // The literal is beyond the range of the format.
    guard
      case .invalid(.overflow)? = try compare("1e6 - 1", .binary(.binary16)).truthOfRoundedInputs
    else {
      Issue.record("the input is not a number of the format")
      return
    }
  }

  @Test("local errors are those of one operation") func localErrors() throws {
    let steps = try compare("(0.1 + 0.2) - 0.3").steps
    // The difference is exact for the rounded operands: its error comes from the sum.
    let last = try #require(steps.last)
    #expect(try last.localError?.bits.rational() == 0)
    let bits = try #require(last.error?.bits)
    #expect(try bits.compared(to: 60) == .greater)
    #expect(try steps[2].error?.bits.rational() == 1)
  }

  /// |x·f′(x)/f(x)| at 7.
  static let conditions: [(String, Double)] = [
    ("x^3", 3.0), ("exp(x)", 7.0), ("sqrt(x)", 0.5), ("1/x", 1.0),
    ("ln(x)", 1 / 1.9459101490553132), ("x*x", 1.0), ("sin(x)", 7 / 0.8714479827243188),
  ]

  @Test("condition numbers", arguments: conditions)
  func conditionNumbers(_ expression: String, _ expected: Double) throws {
    let comparison = try compare(expression, .double, ["x": 7])
    let numbers = try #require(comparison.steps.last).conditionNumbers.compactMap { $0 }
    // The exponent of x^3 and the numerator of 1/x have their own condition numbers.
    let last = try #require(expression == "x^3" ? numbers.first : numbers.last)
    let value = Double(try last.rounded(to: .bits(53)))
    #expect(abs(value - expected) < 1e-12 * expected, "\(value)")
  }

  @Test("the operation that loses most is found, and named where terms cancel") func worst() throws
  {
    let comparison = try compare(
      "sqrt(x+1)-sqrt(x)", .double, ["x": BigRational(1_000_000_000_000_000)])
    let worst = try #require(comparison.worstStep)
    #expect(worst == comparison.steps.count - 1 && comparison.cancels(worst))
    #expect(try compare("2*3").worstStep == nil)
    let sum = try compare("0.1 + 0.2 - 0.3")
    #expect(sum.worstStep.map { sum.cancels($0) } == true)
  }

  @Test("emulated formats overflow and have subnormal numbers, without rounding twice")
  func emulation() throws {
    #expect(try double(compare("65504 + 16", .binary(.binary16)).value) == .infinity)
    #expect(try double(compare("65504 + 15", .binary(.binary16)).value) == 65504)
    // Half of the smallest subnormal number, and slightly more.
    #expect(try double(compare("2^-24/2", .binary(.binary16)).value) == 0)
    let little = try compare("x", .binary(.binary16), ["x": try rational(0x1.00000001p-25)])
    #expect(try double(little.value) == 0x1p-24)
    #expect(try little.truth.value?.sign() == 1)
  }

  @Test("decimal formats") func decimals() throws {
    let comparison = try compare("0.1 + 0.2 - 0.3", .decimal(.decimal64))
    #expect(try comparison.error?.ulps?.rational() == 0)
    let third = try compare("1/3", .decimal(digits: 5))
    #expect(try third.error?.ulps?.rational() == BigRational(1, over: 3))
  }

  @Test("lists and relations are refused", arguments: ["[1, 2]", "1 < 2"])
  func notNumbers(_ expression: String) throws {
    #expect(throws: ComputationFailure.self) { try compare(expression) }
  }
}
