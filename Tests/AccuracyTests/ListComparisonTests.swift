import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("comparisons of lists and matrices")
struct ListComparisonTests {
  private func compare(
    _ source: String, _ format: FloatFormat = .double, limits: ExactLimits = ExactLimits()
  ) throws -> ComparedResult {
    let calculator = Calculator(ExactBackend())
    let (compiled, _) = try calculator.compile(utf8: Array(source.utf8))
    return try ComparedResult(
      compiled, inputs: calculator.inputs(of: compiled), format: format, limits: limits)
  }

  private func fraction(_ number: BigFloat) throws -> BigRational {
    try #require(try BigRational(exactly: number))
  }

  static let sources = [
    "[0.1, 0.2] + [0.2, 0.1]", "[1/3, sqrt(2), exp(1)]", "[1, 2; 3, 4]/3 * [1/7, 2]",
    "inverse([0.3, 0.7; 0.1, 0.9])", "[1/3, 2/7; 0.1, 5]'", "[0.3, 0.7; 0.1, 0.9] \\ [1, 2]",
    "cumsum([0.1, 0.2, 0.3])", "[k/10 for k in 1..5]", "sort([3, 1, 2])/7",
  ]

  @Test("each element is compared as it is by itself", arguments: sources)
  func elements(_ source: String) throws {
    let result = try compare(source)
    #expect(result.parts.count > 1)
    for part in result.parts {
      let place = try #require(part.name)
      let alone = try compare("(\(source))\(place)").parts[0].comparison
      #expect(part.comparison.value.rational == alone.value.rational, "\(place)")
      for (one, other) in [
        (part.comparison.error, alone.error),
        (part.comparison.errorOfArithmetic, alone.errorOfArithmetic),
      ] {
        #expect(one?.ordinalUlps?.description == other?.ordinalUlps?.description, "\(place)")
        #expect(
          try one?.ulps?.rounded(to: .bits(64)) == other?.ulps?.rounded(to: .bits(64)), "\(place)")
      }
    }
  }

  @Test("the norm is the Euclidean one, from fractions of its own", arguments: sources)
  func norm(_ source: String) throws {
    let result = try compare(source)
    let truths = try Calculator(ExactBackend()).evaluate(source).value.numbers
    var distance: BigRational = 0
    var size: BigRational = 0
    for (part, truth) in zip(result.parts, truths) {
      let digits = try truth.rounded(to: .bits(400))
      let exact = try fraction(digits)
      let computed = try #require(part.comparison.value.rational)
      distance += (computed - exact) * (computed - exact)
      size += exact * exact
    }
    let relative = try #require(try result.norm?.error?.relative?.rounded(to: .bits(200)))
    let square = try fraction(relative) * fraction(relative)
    #expect((square * size - distance).magnitude <= distance * BigRational(1, over: 1 << 60))
  }

  @Test("forms and names")
  func forms() throws {
    #expect(try compare("[1, 2]").form == .list)
    #expect(try compare("[1, 2]").parts.map(\.name) == ["[1]", "[2]"])
    let matrix = try compare("[1, 2; 3, 4]")
    #expect(matrix.form == .matrix(columns: 2))
    #expect(matrix.parts.map(\.name) == ["[1, 1]", "[1, 2]", "[2, 1]", "[2, 2]"])
    #expect(try compare("1").form == .number && compare("1 + i").form == .complex)
    #expect(try compare("[0.5, 1/3, 0.25]").worstPart().name == "[2]")
  }

  @Test("what has no numbers, or too many steps, is refused")
  func refusals() throws {
    for source in ["[]", "[1 m, 2 m]", "1 < 2"] {
      #expect(throws: ComputationFailure.self, "\(source)") { try compare(source) }
    }
    var limits = ExactLimits()
    limits.sizes.operations = 100
    #expect(throws: ComputationFailure.self) { try compare("(1..20) .* 2", limits: limits) }
  }
}
