import Accuracy
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("associativity")
struct AssociativityTests {
  @Test("the known rate is met within three standard errors")
  func knownRate() throws {
    try KnownAnswer.verifyDouble(count: 5000)
  }

  @Test("doubles and 53-bit numbers of MPFR agree", arguments: Association.allCases)
  func agreement(_ operation: Association) throws {
    let distribution = OperandDistribution.logUniform(span: 3)
    let figures = try AssociativityMeasure<DoubleBackend>().figures(
      operation, distribution, count: 2000)
    try KnownAnswer.verifyAgreement(figures, operation, distribution)
    #expect(figures.rate > 0.2 && figures.medianUlps == 1)
  }

  @Test("figures are those of another program with its own rounding and generator")
  func vectors() throws {
    let lines = try VectorLine.lines(of: "Tests/AccuracyTests/OrderVectors/triples.txt")
    #expect(lines.count == 20)
    for line in lines {
      let words = line.fields.map(String.init)
      let figures = try AssociativityFigures(
        try #require(Association(rawValue: words[0])), try #require(OperandDistribution(words[2])),
        format: try #require(FloatFormat(words[1])), triples: 0..<(try #require(Int(words[4]))),
        seed: try #require(UInt64(words[3])))
      let expected = line.result.split(separator: " ").compactMap { Double($0) }
      let counts = [
        figures.overflowCount, figures.differing, figures.leftCorrect, figures.rightCorrect,
      ]
      #expect(counts.map { Double($0) } == Array(expected[..<4]), "\(line)")
      #expect(figures.distances.map { Double($0) } == Array(expected[9...]), "\(line)")
      let sizes = [
        figures.meanUlps, figures.medianUlps, figures.greatestUlps, Double(figures.meanRelative),
        Double(figures.greatestRelative),
      ]
      for (size, other) in zip(sizes, expected[4..<9]) {
        #expect((size - other).magnitude <= 1e-14 * other, "\(line)")
      }
    }
  }

  @Test("counting alone finds what the figures find", arguments: Association.allCases)
  func counting(_ operation: Association) throws {
    let distribution = OperandDistribution.logUniform(span: 3)
    let measure = AssociativityMeasure<DoubleBackend>()
    let triples = try measure.triples(distribution, count: 500, seed: 7)
    let differing = try measure.countDiffering(operation, triples)
    #expect(
      differing == (try measure.figures(operation, distribution, count: 500, seed: 7)).differing)
  }

  @Test("exact triples never differ", arguments: Association.allCases)
  func exact(_ operation: Association) throws {
    for name in ["grid53", "u01", "logu20", "logu:60"] {
      let distribution = try #require(OperandDistribution(name))
      #expect(
        try AssociativityFigures.countDifferingExactly(
          operation, distribution, triples: 0..<200, seed: 3)
          == 0)
    }
  }

  @Test("triples beyond a format are left out") func overflow() throws {
    let wide = try AssociativityFigures(
      .multiplication, .logUniform(span: 60), format: .binary(.binary16), triples: 0..<500, seed: 1)
    #expect(wide.overflowCount > 100 && wide.measuredCount == 500 - wide.overflowCount)
    #expect(wide.distances.reduce(0, +) == wide.measuredCount)
  }

  @Test(
    "figures of parts add up to those of the whole, in any order", arguments: Association.allCases)
  func parts(_ operation: Association) throws {
    func figures(_ triples: Range<Int>) throws -> AssociativityFigures {
      try AssociativityFigures(
        operation, .logUniform(span: 20), format: .binary(.binary16), triples: triples, seed: 9)
    }
    let whole = try figures(0..<300)
    #expect(whole.count == 300 && whole.overflowCount > 0 && whole.differing > 0)
    for ranges in [[0..<64, 64..<300], [192..<300, 0..<128, 128..<192]] {
      var sum = AssociativityFigures()
      for range in ranges { sum.merge(try figures(range)) }
      #expect(sum == whole && sum.meanUlps == whole.meanUlps)
    }
  }

  @Test("names of distributions") func names() {
    for name in ["grid53", "u01", "logu:3", "logu:16384"] {
      #expect(OperandDistribution(name)?.name == name)
    }
    #expect(OperandDistribution("logu20") == .logUniform(span: 20))
    for name in ["", "logu", "logu:", "logu:-1", "logu:16385", "logux", "grid", "logu:٣"] {
      #expect(OperandDistribution(name) == nil, "\(name)")
    }
  }

  /// Below 1/2 these numbers have more bits than multiples of 2⁻⁵³, and sums of three are between 0
  /// and 3.
  @Test("uniform operands differ as often as full significands do") func uniform() throws {
    let figures = try AssociativityFigures(
      .addition, .uniform, format: .double, triples: 0..<3000, seed: 5)
    #expect(figures.rate > KnownAnswer.expected + 5 * figures.standardError)
    #expect(figures.greatestUlps <= 2 && figures.overflowCount == 0)
  }

  @Test("the four pairs differ by one unit on double")
  func pairs() throws {
    // Two sums and two products whose result depends on the order in binary64.
    let rows: [(Association, [String])] = [
      (.addition, ["0.1", "0.1e-13", "0.1e-13"]), (.addition, ["1e7", "1e-7", "1e-7"]),
      (.multiplication, ["1e7", "1e-7", "1e-7"]), (.multiplication, ["1.1", "1.1e-16", "0.1e-16"]),
    ]
    let backend = DoubleBackend.completed
    for (operation, texts) in rows {
      let x = try texts.map { backend.number(try ExactLiteral($0)) }
      let left: Double
      let right: Double
      switch operation {
      case .addition: (left, right) = ((x[0] + x[1]) + x[2], x[0] + (x[1] + x[2]))
      case .multiplication: (left, right) = ((x[0] * x[1]) * x[2], x[0] * (x[1] * x[2]))
      }
      #expect(left.nextDown == right || left.nextUp == right)
    }
  }
}
