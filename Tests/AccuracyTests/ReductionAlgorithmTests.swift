import Accuracy
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("algorithms for sums and products")
struct ReductionAlgorithmTests {
  /// A line of the vectors: the operands, their condition number and the results of all algorithms.
  private struct Row {
    let line: VectorLine
    let operation: Association
    let format: FloatFormat
    let operands: [BigRational]
    let condition: Double?
    let results: [BigRational]

    init(_ line: VectorLine) throws {
      self.line = line
      operation = line.fields[0] == "sum" ? .addition : .multiplication
      format = try #require(FloatFormat(String(line.fields[1])))
      operands = try line.fields[2...].map { try BigRational(parsing: String($0)) }
      let right = line.result.split(separator: " ")
      condition = Double(right[0])
      results = try right.dropFirst().map { try BigRational(parsing: String($0)) }
    }

    func study() throws -> OrderStudy {
      try OrderStudy(
        operands, operation, format: format, sampling: OrderSampling(count: 1, seed: 0))
    }

    static func all() throws -> [Row] {
      try VectorLine.lines(of: "Tests/AccuracyTests/OrderVectors/algorithms.txt").map {
        try Row($0)
      }
    }
  }

  private func rational(_ value: FormatValue) throws -> BigRational {
    switch value {
    case .binary(let x): try #require(try BigRational(exactly: x))
    case .decimal(let x): try #require(try BigRational(exactly: x))
    }
  }

  @Test("agree with exact fractions, rounded after every operation") func vectors() throws {
    let rows = try Row.all()
    #expect(rows.count == 107)
    for row in rows {
      let study = try row.study()
      let found = try study.algorithms.map { try rational($0.value) }
      #expect(found == row.results, "\(row.line)")
      #expect(
        study.algorithms.map(\.algorithm) == ReductionAlgorithm.algorithms(for: row.operation))
      #expect(!study.hasRoundedOperands)
      if row.operation == .addition {
        #expect(study.exact.condition.map { Double($0) } == row.condition, "\(row.line)")
      }
    }
  }

  @Test("1 + 1e100 + 1 − 1e100 is 2") func classic() throws {
    let operands = try ["1", "1e100", "1", "-1e100"].map { try BigRational(parsing: $0) }
    let study = try OrderStudy(
      operands, .addition, format: .double, sampling: OrderSampling(count: 1, seed: 0))
    var results: [ReductionAlgorithm: BigRational] = [:]
    for result in study.algorithms { results[result.algorithm] = try rational(result.value) }
    for algorithm: ReductionAlgorithm in [.neumaier, .klein, .sum2, .sum3, .sum4, .roundedOnce] {
      #expect(results[algorithm] == 2, "\(algorithm)")
    }
    #expect(results[.leftToRight] == 0 && results[.kahan] == 0)
  }

  /// Relative errors are about u·cond for a plain sum, u + u²·cond for Sum2 and u + u³·cond for
  /// Sum3, times a power of n; an error of 1 means that no digit is right.
  @Test("plain sums lose everything from a condition of 1/u on, Sum2 from 1/u², Sum3 from 1/u³")
  func picture() throws {
    var (plainLost, doubledLost) = (0, 0)
    for row in try Row.all() where row.format == .double && row.operation == .addition {
      guard let condition = row.condition, row.operands.count == 30 else { continue }
      let errors = try Dictionary(
        uniqueKeysWithValues: row.study().algorithms.map { result in
          (result.algorithm, Double(try #require(result.error.relative).rounded(to: .bits(53))))
        })
      func error(_ algorithm: ReductionAlgorithm) -> Double { errors[algorithm] ?? .nan }
      #expect(error(.roundedOnce) <= 0x1p-53)
      if condition > 1e20 {
        plainLost += 1
        #expect(error(.leftToRight) > 0.1 && error(.pairwise) > 0.1, "\(condition)")
      }
      if condition < 1e28 { #expect(error(.sum2) < 1e-2 && error(.neumaier) < 1e-2) }
      if condition < 1e13 { #expect(error(.sum2) <= 0x1p-52) }
      if condition > 1e34 {
        doubledLost += 1
        #expect(error(.sum2) > 0.1 && error(.neumaier) > 0.1, "\(condition)")
      }
      if condition < 1e43 { #expect(error(.sum3) < 1e-2 && error(.klein) < 1e-2) }
      if condition < 1e55 { #expect(error(.sum4) < 1e-2) }
    }
    #expect(plainLost >= 4 && doubledLost >= 2)
  }
}
