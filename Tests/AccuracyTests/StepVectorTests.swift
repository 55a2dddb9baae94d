import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("local errors and condition numbers")
struct StepVectorTests {
  /// The vectors of one expression.
  private struct Group {
    var source: String
    var variables: [(name: String, value: BigRational)] = []
    var lines: [VectorLine] = []
  }

  private func groups() throws -> [Group] {
    var groups: [Group] = []
    for line in try VectorLine.lines(of: "Tests/AccuracyTests/StepVectors/steps.txt") {
      let source = String(line.fields[0])
      if groups.last?.source != source {
        var group = Group(source: source)
        for variable in line.fields[1].split(separator: ",") where variable != "-" {
          let sides = variable.split(separator: ":")
          group.variables.append((String(sides[0]), try BigRational(parsing: String(sides[1]))))
        }
        groups.append(group)
      }
      groups[groups.count - 1].lines.append(line)
    }
    return groups
  }

  private func compare(_ group: Group, _ format: FloatFormat) throws -> Comparison {
    var calculator = Calculator(ExactBackend())
    for (name, value) in group.variables { calculator.set(name, to: .number(ExactReal(value))) }
    let (compiled, _) = try calculator.compile(utf8: Array(group.source.utf8))
    return try Comparison(compiled, inputs: calculator.inputs(of: compiled), format: format)
  }

  /// Whether a measure is within 1e-15 of that of a vector; "none" if it must not exist.
  private func agrees(_ measure: ExactReal?, _ expected: Substring) throws -> Bool {
    guard expected != "none" else { return measure == nil }
    let value = try #require(measure).rounded(to: .bits(128))
    let other = try BigFloat(String(expected), precision: .bits(128))
    if other.isZero { return value.isZero }
    let distance = ((value - other) / other).magnitude
    return distance < (try BigFloat("1e-15", precision: .bits(128)))
  }

  @Test("agree with derivatives and roundings of 500 bits, in all steps of 100 expressions")
  func vectors() throws {
    let groups = try groups()
    #expect(groups.count == 100)
    for group in groups {
      let comparison = try compare(group, .binary(.binary64))
      let steps = comparison.steps
      #expect(steps.count == group.lines.count, "\(group.source)")
      for line in group.lines {
        let place = SourceSpan(try #require(Int(line.fields[2])), try #require(Int(line.fields[3])))
        let step = try #require(steps.first { $0.span == place }, "\(line)")
        let expected = line.result.split(separator: " ")
        let local = try #require(step.localError, "\(line)")
        #expect(local.ordinalUlps?.description == String(expected[0]), "\(line)")
        #expect(try agrees(local.ulps, expected[1]), "\(line)")
        #expect(step.conditionNumbers.count == expected.count - 2, "\(line)")
        for (number, text) in zip(step.conditionNumbers, expected.dropFirst(2)) {
          #expect(try agrees(number, text), "\(line)")
        }
      }
    }
  }

  @Test("hardware rounds literals, sums, products, quotients and square roots correctly")
  func hardware() throws {
    var count = 0
    for group in try groups() {
      let emulated = try compare(group, .binary(.binary64)).steps
      for (step, other) in zip(try compare(group, .double).steps, emulated) {
        switch step.operation {
        case .literal, .binary(.add), .binary(.subtract), .binary(.multiply), .binary(.divide),
          .unary(.sqrt):
          #expect(step.localError?.ordinalUlps == other.localError?.ordinalUlps, "\(group.source)")
          let (a, b) = (step.localError?.ulps, other.localError?.ulps)
          #expect(try a?.compared(to: try #require(b)) == .equal, "\(group.source)")
          count += 1
        default: continue
        }
      }
    }
    #expect(count > 250)
  }

  @Test("what is not smooth or not defined has no condition number, or a true one")
  func edges() throws {
    func numbers(_ source: String) throws -> [ExactReal?] {
      let group = Group(source: source)
      return try #require(try compare(group, .double).steps.last).conditionNumbers
    }
    #expect(try numbers("0*5").allSatisfy { $0 == nil })
    #expect(try numbers("5-5").allSatisfy { $0 == nil })
    #expect(try numbers("sin(0)").allSatisfy { $0 == nil })
    #expect(try numbers("floor(2.5)").first??.isZero() == true)
    #expect(try numbers("5^0").first??.isZero() == true)
    // The argument is so large that no difference quotient with a permitted step converges.
    #expect(try numbers("sin(1e1000)").allSatisfy { $0 == nil })
  }
}
