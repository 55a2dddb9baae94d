import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

@testable import Accuracy

@Suite("perturbed runs")
struct PerturbationTests {
  private func perturb(
    _ expression: String, _ format: FloatFormat, _ method: Perturbation.Method, runs: Int = 100,
    seed: UInt64 = 0, _ variables: [(String, BigRational)] = []
  ) throws -> Perturbation {
    var calculator = Calculator(ExactBackend())
    for (name, value) in variables { calculator.set(name, to: .number(ExactReal(value))) }
    let (compiled, _) = try calculator.compile(utf8: Array(expression.utf8))
    let inputs = calculator.inputs(of: compiled)
    let comparison = try Comparison(compiled, inputs: inputs, format: format)
    return try Perturbation(
      of: comparison, compiled, inputs: inputs, method: method, runs: runs, seed: seed)
  }

  private func texts(_ runs: Perturbation) -> [String] {
    runs.results.map { $0.literal.text }
  }

  // MARK: - Probabilities

  /// An expression whose last sum is rounded up in magnitude with a known probability.
  static let shares: [(expression: String, format: FloatFormat, chance: Double)] = [
    ("1+2^-13", .binary(.binary16), 0.125), ("-1-2^-13", .binary(.binary16), 0.125),
    ("1+2^-10*0.75", .binary(.binary16), 0.75), ("1+2^-26", .binary(.binary32), 0.125),
    ("1+2^-54", .double, 0.25), ("1+2^-101", .bigFloat(.bits(100)), 0.25),
    ("1+0.0000002", .decimal(.decimal32), 0.2), ("-1-0.0009", .decimal(digits: 4), 0.9),
    // Below the smallest normal number the unit is larger, and beyond the largest number there is
    // infinity.
    ("2^-24*1.25", .binary(.binary16), 0.25), ("65504+8", .binary(.binary16), 0.25),
    // The distance of the neighbours around the result, and below the smallest number that number.
    ("1+0.03125", .coded(.posit(8)), 0.25), ("-16-0.5", .coded(.float8E4M3), 0.25),
    ("1/64/16", .coded(.fixedPoint(16, fractionBits: 8)), 0.25),
    ("2^-24*0.25", .coded(.posit(8)), 0.25), ("2^20*1.5", .coded(.posit(8)), 1.0 / 30),
  ]

  @Test("rounding is away from zero in the right share of runs", arguments: shares)
  func share(_ expression: String, _ format: FloatFormat, _ chance: Double) throws {
    let runs = 4000
    for method in Perturbation.Method.allCases {
      let results = try texts(perturb(expression, format, method, runs: runs, seed: 5))
      let kinds = Set(results)
      #expect(kinds.count == 2, "\(kinds)")
      let nearZero = try nearer(kinds)
      let count = Double(results.count { $0 != nearZero })
      let expected = method == .stochastic ? chance : 0.5
      let error = (expected * (1 - expected) * Double(runs)).squareRoot()
      #expect(abs(count - expected * Double(runs)) < 4 * error, "\(count) of \(runs)")
    }
  }

  /// The text of the result with the smaller magnitude.
  private func nearer(_ texts: Set<String>) throws -> String {
    let backend = try BigFloatBackend(precision: .bits(300))
    return try #require(
      texts.min {
        guard let a = try? ExactLiteral($0), let b = try? ExactLiteral($1) else { return false }
        return backend.number(a).magnitude < backend.number(b).magnitude
      })
  }

  @Test("exact results never change")
  func exactResults() throws {
    let expressions = [
      "0.5+0.25", "3*7-21", "-0*1", "sqrt(2.25)", "2^10/4", "floor(2.5)", "log2(8)",
    ]
    let formats: [FloatFormat] = [
      .double, .binary(.binary16), .decimal(.decimal64), .bigFloat(.bits(70)),
    ]
    for expression in expressions {
      for format in formats {
        for method in Perturbation.Method.allCases {
          let runs = try perturb(expression, format, method, runs: 20)
          #expect(Set(texts(runs)).count == 1, "\(expression) on \(format.name)")
          let deviation = try #require(runs.estimates?.standardDeviation)
          #expect(deviation.isZero)
        }
      }
    }
    // The trailing zeros of a decimal and the sign of zero are kept.
    guard
      case .decimal(let price) = try perturb("1.20*3", .decimal(.decimal64), .rounding).results[0]
    else { throw TextError("no decimal", at: 0) }
    #expect(price.description == "3.60")
    #expect(try perturb("-0*1", .double, .rounding).results[0].isNegative)
  }

  @Test("stochastic rounding is right on average")
  func unbiased() throws {
    // Neither the term nor a partial sum is a number of one of the formats.
    let term = BigRational(31, over: 81920)
    let source = "1+" + Array(repeating: "t", count: 40).joined(separator: "+")
    let formats: [FloatFormat] = [.binary(.binary16), .binary(.bfloat16), .decimal(digits: 4)]
    for format in formats {
      let runs = try perturb(
        source, format, .stochastic, runs: 2000, seed: 11, [("t", term)])
      let estimates = try #require(runs.estimates)
      let error = try estimates.mean.rational() - (1 + 40 * term)
      let deviation = try estimates.standardDeviation.rational()
      // Four standard errors.
      #expect(error * error * 2000 < 16 * deviation * deviation, "\(format.name)")
      #expect(!deviation.isZero)
    }
  }

  @Test("the same seed gives the same runs, another one others") func seeds() throws {
    let first = try texts(perturb("0.1+0.2+0.3", .double, .rounding, seed: 42))
    #expect(try texts(perturb("0.1+0.2+0.3", .double, .rounding, seed: 42)) == first)
    #expect(try texts(perturb("0.1+0.2+0.3", .double, .rounding, seed: 43)) != first)
    // Runs with the same seed start with the same results.
    let longer = try texts(perturb("0.1+0.2+0.3", .double, .rounding, runs: 150, seed: 42))
    #expect(Array(longer.prefix(100)) == first)
  }

  @Test("a variable is rounded once in a run, literals wherever they stand") func inputs() throws {
    let variable = try perturb("x-x", .double, .rounding, [("x", BigRational(1, over: 10))])
    #expect(variable.results.allSatisfy { $0.isZero })
    let literals = try perturb("0.1-0.1", .double, .rounding)
    #expect(Set(texts(literals)).count == 3)
  }

  @Test("runs that end with no number are counted, and leave no estimate") func failed() throws {
    let runs = try perturb("65504+20", .binary(.binary16), .rounding)
    #expect(runs.estimates == nil && (1..<100).contains(runs.failedRuns))
    #expect(try perturb("65520*2", .binary(.binary16), .stochastic).failedRuns == 100)
  }

  // MARK: - Estimates

  /// Within 1e-12 of a vector.
  private func agrees(_ value: ExactReal, _ expected: Substring) throws -> Bool {
    let difference = value - ExactReal(try BigRational(parsing: String(expected)))
    let scale = ExactReal.compute(.magnitude, ExactReal(try BigRational(parsing: String(expected))))
    if try scale.isZero() { return try difference.isZero() }
    let bound = scale * ExactReal(BigRational(1, over: 1_000_000_000_000))
    return try ExactReal.compute(.magnitude, difference).compared(to: bound) == .less
  }

  @Test("estimates are those of the formulas, from the same results")
  func estimates() throws {
    let lines = try VectorLine.lines(
      of: "Tests/AccuracyTests/PerturbationVectors/perturbations.txt")
    #expect(lines.count > 35)
    for line in lines {
      let fields = line.fields.map(String.init)
      let format = try #require(FloatFormat(fields[0]))
      let method = try #require(Perturbation.Method(rawValue: fields[1]))
      let variables = try fields[5].split(separator: ",").filter { $0 != "-" }.map {
        let sides = $0.split(separator: ":").map(String.init)
        return (sides[0], try BigRational(parsing: sides[1]))
      }
      let runs = try perturb(
        fields[4], format, method, runs: try #require(Int(fields[3])),
        seed: try #require(UInt64(fields[2])), variables)
      let expected = line.result.split(separator: " ")
      let texts = runs.results.map { $0.digits.text(as: NumberFormat(showsNegativeZero: true)) }
      #expect(texts == expected.dropFirst(5).map(String.init), "\(line)")
      let found = try #require(runs.estimates)
      #expect(try agrees(ExactReal(found.mean.rational()), expected[0]), "\(line)")
      #expect(try agrees(ExactReal(found.standardDeviation.rational()), expected[1]), "\(line)")
      #expect(try agrees(found.cestacDigits, expected[2]), "\(line)")
      #expect(try agrees(found.monteCarloDigits, expected[3]), "\(line)")
      #expect(try agrees(found.commonDigits, expected[4]), "\(line)")
    }
  }

  @Test("quantiles of Student's distribution") func student() throws {
    for line in try VectorLine.lines(of: "Tests/AccuracyTests/PerturbationVectors/student.txt") {
      let freedom = try #require(Int(line.fields[0]))
      let expected = try #require(Double(String(line.result)))
      let t = StudentDistribution(degreesOfFreedom: freedom).quantile(0.95)
      #expect(abs(t - expected) < 1e-10 * expected, "\(line): \(t)")
    }
  }

  @Test("runs that agree on a wrong value are told from the truth") func optimism() throws {
    var source = "u(a,b)=111-1130/b+3000/(a*b);r1(a,b)=u(a,b);"
    for n in 2...29 { source += "r\(n)(a,b)=r\(n - 1)(b,u(a,b));" }
    let runs = try perturb(source + "r29(11/2,61/11)", .double, .rounding, runs: 10)
    let estimates = try #require(runs.estimates)
    #expect(try estimates.cestacDigits.compared(to: 15) == .greater)
    #expect(try estimates.correctDigitsOfMean?.isZero() == true)
  }
}
