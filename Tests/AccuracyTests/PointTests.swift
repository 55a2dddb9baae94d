import Accuracy
import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

@Suite("points")
struct PointTests {
  /// A line of PointVectors/points.jsonl; digits are an integer and a power of ten.
  private struct Vector: Decodable {
    var core: String
    var inputs: [String: String]
    var value: String
    var decimal: Digits
    var binary64: String
    var ordinalUlps: Int
    var ulps: Digits?
    var relative: Digits?

    enum CodingKeys: String, CodingKey {
      case core, inputs, value, decimal, binary64, ulps, relative
      case ordinalUlps = "ordinal_ulps"
    }
  }

  private struct Digits: Decodable, Equatable {
    var whole: String
    var exponent: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      whole = try list.decode(String.self)
      exponent = try list.decode(Int.self)
    }

    func agrees(with digits: NumberDigits?) -> Bool {
      guard let digits else { return false }
      let sign = digits.isNegative ? "-" : ""
      return sign + String(decoding: digits.digits, as: UTF8.self) == whole
        && digits.exponent - digits.digits.count == exponent
    }
  }

  private static let folder = "Tests/AccuracyTests/PointVectors/"

  @Test("agree with fractions and mpmath, on straight lines, conditions and loops") func vectors()
    throws
  {
    let file = try FPCoreFile(utf8: Array(Repository.text(Self.folder + "cores.fpcore").utf8))
    let lines = try Repository.text(Self.folder + "points.jsonl").split(separator: "\n")
    #expect(lines.count == 160)
    for line in lines {
      let vector = try JSONDecoder().decode(Vector.self, from: Data(line.utf8))
      let core = try #require(file.cores.first { $0.name == vector.core })
      let problem = try FPCoreProblem(core, [FPCoreContext()])
      let point = try problem.variables.map { name in
        ExactReal(try BigRational(parsing: try #require(vector.inputs[name])))
      }
      let result = try CertifiedPoint(
        problem, at: point, formats: problem.formats, digits: 50, limits: ExactLimits())
      guard case .binary(let value) = result.values[0], case .certified(let truth) = result.truth
      else {
        Issue.record("no numbers: \(line)")
        continue
      }
      #expect(Double(value) == Double(vector.value), "\(line)")
      #expect(vector.decimal.agrees(with: try truth.digits(.significant(50))), "\(line)")
      let nearest = try FloatFormat.double.rounded(truth)
      #expect(nearest.rationalText == BigRational(exactly: Double(vector.binary64)!)?.description)
      let error = try #require(result.errors[0])
      #expect(error.ordinalUlps == BigRational(vector.ordinalUlps), "\(line)")
      let figures = PointFigures(
        of: result.values[0], truth: truth, error, in: .double, digits: 17)
      if let ulps = vector.ulps, let relative = vector.relative {
        #expect(ulps.agrees(with: figures.ulps), "\(line)")
        #expect(relative.agrees(with: figures.relative), "\(line)")
      } else {
        #expect(figures.ulps?.digits.isEmpty == true, "\(line)")
      }
      #expect(abs(error.bits - log2(1 + Double(vector.ordinalUlps))) <= 1e-15 * error.bits)
    }
  }

  @Test("a truth next to a power of two has the units of its side, or of both if that is not found")
  func besidePower() throws {
    // The unit in the last place is 2⁻⁵³ below 1, and 2⁻⁵² from 1 on.
    var limits = ExactLimits()
    limits.sizes.workingPrecision = 512
    for (function, argument, limits, least) in [
      (UnaryFunction.expMinusOne, "-1e300", ExactLimits(), 1),
      (.besselJ0, "1e-200", limits, 0.5),
    ] {
      let value = ExactReal.compute(function, try ExactReal(parsing: argument))
      let truth = function == .besselJ0 ? -value : value
      func error(of text: String) throws -> PointError {
        try PointError(
          of: .binary(BigFloat(text, precision: .bits(53))), truth: truth, in: .double,
          limits: limits)
      }
      let nearest = try error(of: "-1")
      let ulps = try #require(nearest.ulps)
      #expect(nearest.ordinalUlps == 0 && nearest.bits == 0)
      #expect(ulps.lower.isZero && Double(ulps.upper) < 1e-18)
      let below = try error(of: "-0x1.fffffffffffffp-1")
      let units = try #require(below.ulps)
      #expect(below.ordinalUlps == 1)
      #expect(abs(Double(units.lower) - least) < 1e-6 && abs(Double(units.upper) - 1) < 1e-6)
    }
  }

  @Test("ranges of arguments are those of the precondition") func bounds() throws {
    let source = """
      (FPCore (x y z w v)
        :pre (and (<= -1/2 x 100) (> 3 y) (<= 1 y) (or (< 0 z) (< z -1)) (< 2 (* w w))
               (or (< 1 v 2) (== v 5) (<= 6 v 7)))
        (+ x (+ y (+ z (* v w)))))
      """
    let core = try #require(try FPCoreFile(utf8: Array(source.utf8)).cores.first)
    func text(_ index: Int) throws -> [String?] {
      let bounds = core.bounds(of: core.arguments[index])
      return [try bounds.lower?.rational()?.description, try bounds.upper?.rational()?.description]
    }
    #expect(try text(0) == ["-1/2", "100"])
    #expect(try text(1) == ["1", "3"])
    // A bound in only one of two alternatives, or on a function of the argument, is not used.
    #expect(try text(2) == [nil, nil] && text(3) == [nil, nil])
    // Bounds in all alternatives are used.
    #expect(try text(4) == ["1", "7"])
  }

  @Test("an array gives a point its elements, row by row") func arrays() throws {
    let source = "(FPCore ((A 2 n) x (E 0)) (+ (* (ref A 0 1) x) (+ (ref A 1 2) n)))"
    let core = try #require(try FPCoreFile(utf8: Array(source.utf8)).cores.first)
    let problem = try FPCoreProblem(core, [FPCoreContext()], sizes: ["n": 3])
    #expect(
      problem.variables == ["A[0,0]", "A[0,1]", "A[0,2]", "A[1,0]", "A[1,1]", "A[1,2]", "x"])
    #expect(problem.coordinates.arguments == [0, 0, 0, 0, 0, 0, 1])
    let point = (1...7).map { ExactReal($0) }
    #expect(try problem.truth(at: point).rational() == 2 * 7 + 6 + 3)
    #expect(try problem.copied().values(at: point)[0].rational == 23)
    #expect(throws: ComputationFailure.self) { try FPCoreProblem(core, [FPCoreContext()]) }
    for (size, count) in [(1 << 40, 2 << 40), (.max, .max)] {
      #expect(
        throws: ComputationFailure.limit(
          LimitExceeded(limit: .operations, allowed: Limits().operations, requested: count))
      ) { try FPCoreProblem(core, [FPCoreContext()], sizes: ["n": size]) }
    }
    // 2⁸⁰ is zero in words of 64 bits, and so many rows of no elements would be many.
    for sizes in ["1048576 1048576 1048576 1048576", "1048576 1048576 0"] {
      let large = try #require(
        try FPCoreFile(utf8: Array("(FPCore ((A \(sizes))) 1)".utf8)).cores.first)
      #expect(throws: ComputationFailure.self) { try FPCoreProblem(large, [FPCoreContext()]) }
    }
  }

  @Test("drawn points meet the precondition") func precondition() async throws {
    let source = "(FPCore (x y) :pre (and (< 0 x 1) (< x y 2)) (/ (- y x) (+ x y)))"
    let core = try #require(try FPCoreFile(utf8: Array(source.utf8)).cores.first)
    let problem = try FPCoreProblem(core, [FPCoreContext()])
    let ranges = try core.arguments.map { argument in
      let bounds = core.bounds(of: argument)
      return try #require(
        try SampleRange(
          argument.name, from: bounds.lower ?? 0, to: bounds.upper ?? 2, .double, .values))
    }
    let sample = try await Sampler(problem, formats: problem.formats, ranges: ranges, seed: 5)
      .sample(0..<200, threads: 2, keeping: .max)
    #expect(sample.certified == 200 && sample.kept.count == 200 && sample.rejected > 20)
    for point in sample.kept.map(\.point) {
      guard case .binary(let x) = point[0], case .binary(let y) = point[1] else { continue }
      #expect(0 < x && x < 1 && x < y && y < 2)
    }
  }
}

extension FormatValue {
  /// The exact value as a fraction.
  fileprivate var rationalText: String? {
    guard case .binary(let x) = self else { return nil }
    return (try? BigRational(exactly: x))??.description
  }
}
