import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("comparisons of complex numbers")
struct ComplexComparisonTests {
  private typealias Calculation = (compiled: CompiledExpression, inputs: [ExactReal])

  private func calculation(
    _ source: String, _ variables: [String: Value<ExactReal>] = [:]
  ) throws -> Calculation {
    var calculator = Calculator(ExactBackend())
    for (name, value) in variables { calculator.set(name, to: value) }
    let (compiled, _) = try calculator.compile(utf8: Array(source.utf8))
    return (compiled, calculator.inputs(of: compiled))
  }

  private func compare(
    _ source: String, _ variables: [String: Value<ExactReal>] = [:],
    _ format: FloatFormat = .double
  ) throws -> ComparedResult {
    let (compiled, inputs) = try calculation(source, variables)
    return try ComparedResult(compiled, inputs: inputs, format: format)
  }

  private func value(_ re: Substring, _ im: Substring) throws -> Value<ExactReal> {
    .complex(
      ExactReal(try BigRational(parsing: String(re))),
      ExactReal(try BigRational(parsing: String(im))))
  }

  /// Whether a measure is within 1e-20 of that of a vector.
  private func agrees(_ measure: ExactReal?, _ expected: Substring) throws -> Bool {
    let value = try #require(measure).rounded(to: .bits(128))
    let other = try BigFloat(String(expected), precision: .bits(128))
    if other.isZero { return value.isZero }
    return ((value - other) / other).magnitude < (try BigFloat("1e-20", precision: .bits(128)))
  }

  @Test("agree with mpmath in each part and by norm, also where a part is truly zero")
  func vectors() throws {
    let lines = try VectorLine.lines(
      of: "Tests/AccuracyTests/ComplexComparisonVectors/complex.txt")
    #expect(lines.count == 208)
    for line in lines {
      let fields = line.fields
      let bits = try #require(Int(fields[1]))
      let result = try compare(
        String(fields[0]),
        ["z": try value(fields[2], fields[3]), "w": try value(fields[4], fields[5])],
        .bigFloat(.bits(bits)))
      let expected = line.result.split(separator: " ")
      let (re, im) = (result.parts[0].comparison, result.parts[1].comparison)
      #expect(result.parts.map(\.name) == ["re", "im"])
      for (part, text) in zip([re, im], expected) {
        #expect(part.value.rational == (try BigRational(parsing: String(text))), "\(line)")
      }
      #expect(try agrees(re.error?.ulps, expected[2]), "\(line)")
      #expect(try agrees(im.error?.ulps, expected[3]), "\(line)")
      let norm = try #require(result.norm?.error)
      #expect(try agrees(norm.ulps, expected[4]), "\(line)")
      #expect(try agrees(norm.relative, expected[5]), "\(line)")
      #expect(try agrees(norm.absolute, expected[6]), "\(line)")
      #expect(norm.isByNorm && norm.ordinalUlps == nil)
    }
  }

  /// The problem of an expression of complex variables, whose coordinates are their parts.
  private func problem(
    _ source: String, _ variables: [String], _ formats: [FloatFormat]
  ) throws -> ExpressionProblem {
    let values = variables.map { ($0, Value<ExactReal>.complex(1, 1)) }
    let (compiled, _) = try calculation(source, Dictionary(uniqueKeysWithValues: values))
    return try ExpressionProblem(
      compiled, variables: variables.flatMap(ExpressionProblem.coordinates), formats: formats,
      allowsComplex: true)
  }

  @Test("points have the same errors, by mpmath") func points() throws {
    let lines = try VectorLine.lines(
      of: "Tests/AccuracyTests/ComplexComparisonVectors/complex.txt")
    for line in lines {
      let fields = line.fields
      let format = FloatFormat.bigFloat(.bits(try #require(Int(fields[1]))))
      let problem = try problem(String(fields[0]), ["z", "w"], [format])
      let columns = MeasuredPart.columns(of: problem, [format])
      #expect(problem.isComplex && columns.count == 3)
      let point = try fields[2..<6].map { ExactReal(try BigRational(parsing: String($0))) }
      let measured = try CertifiedPoint(
        problem, at: point, formats: columns, digits: 60, limits: ExactLimits())
      let expected = line.result.split(separator: " ")
      for (part, text) in zip(measured.values, expected) {
        #expect(part.rational == (try BigRational(parsing: String(text))), "\(line)")
      }
      func encloses(_ measure: BigInterval?, _ text: Substring) throws {
        let measure = try #require(measure)
        let value = try BigFloat(String(text), precision: .bits(128))
        if value.isZero { return #expect(measure.upper.isZero, "\(line)") }
        let slack = BigFloat(sign: .plus, exponent: value.exponent - 40, significand: 1)
        #expect(measure.lower - slack <= value && value <= measure.upper + slack, "\(line)")
      }
      let errors = measured.errors.compactMap { $0 }
      try #require(errors.count == 3)
      for (error, text) in zip(errors, expected[2...4]) { try encloses(error.ulps, text) }
      try encloses(errors[2].relative, expected[5])
      try encloses(errors[2].absolute, expected[6])
      #expect(errors[2].ordinalUlps == nil)
      let measures = try ComplexMeasures(of: measured.values, truths: measured.truths, in: format)
      #expect(try agrees(measures.parts[1]?.ulps, expected[3]))
      #expect(try agrees(measures.norm?.ulps, expected[4]))
    }
  }

  @Test("statistics are those of each part and of the norm, in every format")
  func statistics() async throws {
    let formats: [FloatFormat] = [.double, .binary(.binary32)]
    let problem = try problem("z*0.1", ["z"], formats)
    let columns = MeasuredPart.columns(of: problem, formats)
    #expect(
      MeasuredPart.names(ofColumns: columns) == [
        "double re", "double im", "double norm", "binary32 re", "binary32 im", "binary32 norm",
      ])
    let ranges = try ["re(z)", "im(z)"].map {
      try #require(try SampleRange($0, from: 1, to: 2, .double, .values, limits: ExactLimits()))
    }
    let sample = try await Sampler(problem, formats: columns, ranges: ranges, seed: 1)
      .sample(0..<200, threads: 1)
    #expect(sample.certified == 200 && sample.undecided == 0)
    let worst = sample.statistics.map(\.maximumUlps)
    // A product with a number that is half a unit off: half a unit of its own, and a part of a unit of 0.1.
    for column in [0, 1, 3, 4] { #expect(0.5 < worst[column] && worst[column] <= 1.5) }
    // A norm is at least each part, and at most the root of 2 times the larger one.
    for column in [2, 5] {
      #expect(worst[column] <= 2.squareRoot() * max(worst[column - 1], worst[column - 2]))
      let nearest = sample.statistics[(column - 2)...column].map(\.correctlyRounded)
      #expect(nearest[2] <= min(nearest[0], nearest[1]))
    }
    // The arithmetic itself rounds once.
    #expect(sample.arithmetic.allSatisfy { ($0?.maximumUlps ?? 9) <= 0.5.nextUp * 2.squareRoot() })
  }

  @Test("a part that is truly zero is measured by the norm, and one that is right is right")
  func zeroParts() throws {
    let result = try compare("exp(i*pi)", [:], .binary(.binary64))
    let (re, im) = (result.parts[0].comparison, result.parts[1].comparison)
    #expect(re.error?.ordinalUlps == 0 && im.error?.isByNorm == true)
    // 2⁵²·sin of the double nearest to π, by mpmath.
    #expect(try agrees(im.error?.ulps, "0.5515318868300490562361915"))
    #expect(result.approximateBits() < 1)
    let exact = try compare("(1+2i)*(1-2i)")
    #expect(exact.parts.allSatisfy { $0.comparison.error?.ordinalUlps == 0 })
    #expect(try #require(exact.norm?.error?.absolute).isZero())
    // All of it is zero, so that there is no norm to measure by.
    let zero = try compare("exp(i*pi) + 1", [:], .binary(.binary64))
    #expect(zero.parts[1].comparison.error?.isByNorm == false)
    #expect(zero.norm?.error?.relative == nil)
  }

  @Test("real results have one part without a name and no norm") func real() throws {
    let result = try compare("0.1 + 0.2")
    #expect(result.norm == nil && result.parts.map(\.name) == [nil])
    #expect(result.parts[0].comparison.error?.ordinalUlps == 1)
  }

  @Test("steps are those from which a part is computed") func steps() throws {
    let result = try compare("z*2 + 1", ["z": .complex(3, 5)])
    let whole = SourceSpan(0, 7)
    let spans = result.parts.map { $0.comparison.steps.map(\.span) }
    // What is added to the real part is nothing that the imaginary part needs.
    #expect(spans[0].contains(whole) && !spans[1].contains(whole) && !spans[1].isEmpty)
    for part in result.parts {
      for (index, step) in part.comparison.steps.enumerated() {
        #expect(step.operands.allSatisfy { $0.map { $0 < index } ?? true })
      }
    }
  }

  @Test("errors against the truth for rounded inputs are by norm as well") func rounded() throws {
    let result = try compare("z/3 + 0.1i", ["z": .complex(1, 2)])
    #expect(result.norm?.errorOfArithmetic != nil)
    #expect(result.parts.allSatisfy { $0.comparison.truthOfRoundedInputs?.value != nil })
    #expect(try compare("z/4", ["z": .complex(1, 2)]).norm?.errorOfArithmetic == nil)
  }

  @Test("infinite parts, underflow, and no true value") func special() throws {
    let huge = try compare("exp(1000+i)", [:], .binary(.binary64))
    #expect(huge.norm?.error?.absolute == nil && huge.norm?.error?.isByNorm == false)
    let tiny = try compare("exp(-1000+i)", [:], .binary(.binary64))
    #expect(tiny.parts.allSatisfy { $0.comparison.value.rational == 0 })
    #expect(try #require(tiny.norm?.error?.relative).rounded(to: .bits(20)) == 1)
    // The largest number is far below the true value, but not quite without digits.
    let (compiled, inputs) = try calculation("exp(1e6+i)")
    let largest = try ComparedResult(
      compiled, inputs: inputs, format: .binary(.binary64), rounding: .towardZero)
    #expect(try #require(largest.norm?.error?.relative).rounded(to: .bits(20)) == 1)
    #expect(try #require(largest.norm?.error?.correctDigits).sign() > 0)
    // The norm is above 1 by less than its digits show.
    let near = try compare("10^-400000 + i", [:], .binary(.binary64))
    #expect(try #require(near.norm?.error?.ulps).compared(to: 1) == .less)
    let none = try compare("1/(x*i)", ["x": .number(0)])
    #expect(none.norm?.error == nil)
  }

  @Test("a precision is found by norm, and every part is perturbed") func further() throws {
    let (compiled, inputs) = try calculation("sqrt(-2 + x*i)", ["x": .number(1)])
    let search = try PrecisionSearch(compiled, inputs: inputs, digits: 10)
    // Two parts rounded to p bits have an error by norm of at most 2⁻ᵖ|z|, and 2⁻³³ < 1.2e-10.
    #expect((32...34).contains(try #require(search.least)))
    let result = try ComparedResult(compiled, inputs: inputs, format: .binary(.binary64))
    for (index, part) in result.parts.enumerated() {
      let runs = try Perturbation(
        of: part.comparison, part: index, compiled, inputs: inputs, method: .rounding, runs: 20,
        seed: 1)
      #expect(runs.failedRuns == 0)
      let mean = try #require(runs.estimates?.correctDigitsOfMean)
      #expect(try mean.compared(to: 14) == .greater)
    }
  }

  @Test("a list and a polar form are refused, as is a complex number where a real one is due")
  func refused() throws {
    for source in ["i to polar", "i == 1"] {
      #expect(throws: (any Error).self) { _ = try compare(source) }
    }
    let (compiled, _) = try calculation("z*x", ["z": .complex(1, 2), "x": .number(1)])
    #expect(throws: ComputationFailure.self) {
      try ExpressionProblem(compiled, variables: ["x"], formats: [])
    }
  }

  @Test("both parts of a variable are fixed where another one varies") func fixed() throws {
    let (compiled, _) = try calculation(
      "im(z*x) + v", ["z": .complex(1, 2), "x": .number(1), "v": .number(5)])
    let problem = try ExpressionProblem(
      compiled, variables: ["x"], fixed: ["z": [0: 1, 1: 2], "v": [0: 5]], formats: [.double])
    #expect(try problem.truth(at: [3]).rational() == 11)
  }
}
