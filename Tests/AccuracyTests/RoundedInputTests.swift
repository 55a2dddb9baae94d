import Accuracy
import Arithmetic
import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

@Suite("errors of arithmetic alone")
struct RoundedInputTests {
  /// A line of RoundedInputVectors/points.jsonl.
  private struct Vector: Decodable {
    var source: String
    var format: String
    var x: String
    var y: String
    var error: String
  }

  private func problem(_ source: String, _ formats: [FloatFormat]) throws -> ExpressionProblem {
    var calculator = Calculator(ExactBackend())
    for name in ["x", "y"] { calculator.set(name, to: .number(1)) }
    let (compiled, _) = try calculator.compile(utf8: Array(source.utf8))
    return try ExpressionProblem(compiled, variables: ["x", "y"], formats: formats)
  }

  @Test("are those against fractions of the rounded literals and variables") func vectors() throws {
    let lines = try Repository.text("Tests/AccuracyTests/RoundedInputVectors/points.jsonl")
      .split(separator: "\n")
    #expect(lines.count == 300)
    for line in lines {
      let vector = try JSONDecoder().decode(Vector.self, from: Data(line.utf8))
      let format = try #require(FloatFormat(vector.format))
      let problem = try problem(vector.source, [format])
      let point = try [vector.x, vector.y].map { ExactReal(try BigRational(parsing: $0)) }
      let own = problem.errorsOfArithmetic(
        of: try problem.values(at: point), at: point, formats: [format])[0]
      switch own {
      case .same: #expect(vector.error == "same", "\(line)")
      case .unknown: Issue.record("unknown: \(line)")
      case .measured(let error):
        let ulps = try #require(error.ulps, "\(line)")
        let expected = try BigRational(parsing: vector.error)
        let ends = try [ulps.lower, ulps.upper].map { try #require(try BigRational(exactly: $0)) }
        #expect(ends[0] <= expected && expected <= ends[1], "\(line)")
        #expect(ends[1] - ends[0] <= expected / BigRational(1 << 20), "\(line)")
      }
    }
  }

  @Test("points of the format are the same whether they are known to be or not")
  func held() throws {
    let formats: [FloatFormat] = [.double, .binary(.binary16), .binary(.binary64)]
    for source in ["x*0.1", "x+y", "x*0.125-y", "x^0.3"] {
      let problem = try problem(source, formats)
      for texts in [["1.5", "0.25"], ["0.7", "3"], ["1024.5", "1e-3"]] {
        let point = try texts.map {
          let number = ExactReal(try BigRational(parsing: $0))
          return ExactReal(try #require(try formats[1].rounded(number).rational))
        }
        let values = try problem.values(at: point)
        func text(_ origins: [FloatFormat]?) -> [String] {
          problem.errorsOfArithmetic(of: values, at: point, from: origins, formats: formats).map {
            if case .measured(let error) = $0 {
              "\(error.bits) \(String(describing: error.ulps))"
            } else {
              "\($0)"
            }
          }
        }
        // Doubles hold numbers of binary16, which does not hold all doubles.
        #expect(text([formats[1], formats[1]]) == text(nil), "\(source) \(texts)")
        #expect(text([.double, formats[1]]) == text(nil), "\(source) \(texts)")
      }
    }
  }

  @Test("statistics of parts are those of the whole, whether a part has rounded inputs or not")
  func parts() throws {
    let formats: [FloatFormat] = [.double, .binary(.binary16)]
    let problem = try problem("x*0.125+y", formats)
    let texts = [
      ["1", "2"], ["3", "0.5"], ["0.1", "2"], ["4", "4"], ["0.3", "0.7"], ["1", "8"],
    ]
    let points = try texts.map { try $0.map { ExactReal(try BigRational(parsing: $0)) } }
    let certified = try problem.certified(at: points, formats: formats, limits: ExactLimits())
    func sample(_ range: Range<Int>) -> Sample {
      var sample = Sample(formats: 2)
      for index in range {
        let own = problem.errorsOfArithmetic(
          of: certified[index].values, at: points[index], formats: formats)
        sample.add(certified[index], own, index: index, certified[index].values)
      }
      return sample
    }
    let whole = sample(0..<6)
    let arithmetic = try #require(whole.arithmetic[1])
    #expect(arithmetic.count == 6)
    // 0.1·0.125 + 2 in binary16 rounds one input and both operations, so that the two errors differ.
    #expect(arithmetic != whole.statistics[1])
    #expect(sample(0..<2).arithmetic == [nil, nil])
    for middle in 0...6 {
      var merged = sample(0..<middle)
      merged.merge(sample(middle..<6))
      #expect(merged.arithmetic == whole.arithmetic, "\(middle)")
      #expect(merged.statistics == whole.statistics, "\(middle)")
    }
  }
}
