import Accuracy
import Arithmetic
import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

@Suite("curves")
struct CurveTests {
  private func function(
    _ expression: String, _ format: FloatFormat? = .double
  ) throws -> CurveFunction {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    let compiled = try calculator.compile(utf8: Array(expression.utf8)).expression
    let problem = try ExpressionProblem(
      compiled, variables: ["x"], formats: format.map { [$0] } ?? [])
    return try CurveFunction(problem, format: format)
  }

  private func curve(
    _ expression: String, _ domain: ClosedRange<Double>, _ format: FloatFormat? = .double,
    columns: Int = 100
  ) async throws -> Curve {
    let window = PlotWindow(domain: domain, columns: columns)
    return try await CurveTracer(try function(expression, format), in: window).trace(threads: 2)
  }

  /// A line of CurveVectors/gaps.txt.
  private struct Gaps {
    var expression: String
    var domain: ClosedRange<Double>
    var hasPole: Bool
    var places: [Double]

    init(_ line: Substring) throws {
      let fields = line.split(separator: "\t").map(String.init)
      expression = fields[0]
      domain = try #require(Double(fields[1]))...(try #require(Double(fields[2])))
      hasPole = fields[3] == "pole"
      places = try fields[4...].map { try #require(Double($0)) }
    }
  }

  @Test(
    "poles and jumps are not joined, and everything else is",
    arguments: [.double, .binary(.binary32), nil] as [FloatFormat?])
  func gaps(_ format: FloatFormat?) async throws {
    let lines = try Repository.text("Tests/AccuracyTests/CurveVectors/gaps.txt").split(
      separator: "\n")
    #expect(lines.count == 32)
    for line in lines {
      let gaps = try Gaps(line)
      let curve = try await curve(gaps.expression, gaps.domain, format)
      #expect(curve.unresolved == 0 && curve.undecided == 0, "\(line)")
      // A quotient of zeros has no bound either.
      if gaps.hasPole { #expect(curve.mayBeUnbounded, "\(line)") }
      if gaps.places.isEmpty { #expect(!curve.mayBeUnbounded, "\(line)") }
      var found: [ClosedRange<Double>] = []
      var last: Curve.Point?
      var isJoined = false
      for point in curve.points {
        guard let point else {
          isJoined = false
          continue
        }
        if let last {
          #expect(last.x <= point.x)
          if isJoined {
            #expect(!gaps.places.contains { last.x < $0 && $0 < point.x }, "\(line)")
          } else {
            found.append(last.x...point.x)
          }
        }
        (last, isJoined) = (point, true)
      }
      // One gap around each discontinuity, far too narrow to be visible.
      let width = (gaps.domain.upperBound - gaps.domain.lowerBound) * 1e-6
      #expect(found.count == gaps.places.count, "\(line): \(found)")
      for (gap, place) in zip(found, gaps.places) {
        #expect(gap.lowerBound - width <= place && place <= gap.upperBound + width, "\(line)")
        #expect(gap.upperBound - gap.lowerBound <= width, "\(line): \(gap)")
      }
    }
  }

  @Test("a curve starts where its domain does", arguments: [.double, nil] as [FloatFormat?])
  func domain(_ format: FloatFormat?) async throws {
    let curve = try await curve("sqrt(x-1/3)", -1...2, format)
    let first = try #require(curve.points.compactMap { $0 }.first)
    #expect((0...1e-8).contains(first.x - 1.0 / 3))
    #expect(curve.undefined == 45 && curve.samples == 101 && !curve.mayBeUnbounded)
  }

  @Test("lines reach as far as the function does between samples") func refinement() async throws {
    // Without refinement all samples would be at multiples of the period.
    let curve = try await curve("sin(200*pi*x)", 0...1, columns: 100)
    let heights = curve.points.compactMap { $0?.y }
    #expect(heights.allSatisfy { abs($0) <= 1 })
    #expect((heights.max() ?? 0) > 0.9 && (heights.min() ?? 0) < -0.9)
    // A straight line needs no more points than there are samples.
    #expect(try await self.curve("2*x+1", 0...1).points.count == 101)
  }

  @Test("points are those of the format's own arithmetic") func arithmetic() async throws {
    let curve = try await curve("(x^2-1)-(x-1)*(x+1)", 0.9...1.1, .binary(.binary32))
    for case let point? in curve.points {
      let x = Float(point.x)
      #expect(Double(x) == point.x)
      #expect(Double((x * x - 1) - (x - 1) * (x + 1)) == point.y)
    }
    #expect(curve.heights.contains { $0 != 0 })
  }

  @Test("what no interval can decide is not joined, and takes an end") func undecided() async throws
  {
    let dense = try await curve("mod(x, 1e-5)", 0...1)
    #expect(dense.unresolved > 50 && dense.points.count < 20000)
  }

  @Test("the axis leaves room beside a pole") func visibleRange() async throws {
    let tangent = try #require(VisibleRange.of([try await curve("tan(x)", -10...10)]))
    #expect(tangent.lowerBound < -2 && tangent.upperBound > 2)
    #expect(tangent.lowerBound > -30 && tangent.upperBound < 30)
    // Without a pole the range contains all values, however steep the curve is.
    let steep = try #require(VisibleRange.of([try await curve("exp(x)", 0...100)]))
    #expect(steep == 1...2.6881171418161356e43)
    #expect(VisibleRange.of([try await curve("sqrt(x)", -2...(-1))]) == nil)
  }

  @Test("samples are spread along the axis") func samples() {
    #expect(PlotWindow(domain: -1...1, columns: 4).samples == [-1, -0.5, 0, 0.5, 1])
    let wide = PlotWindow(domain: 1e-10...1e10, isLogarithmic: true, columns: 4).samples
    for (x, expected) in zip(wide, [1e-10, 1e-5, 1, 1e5, 1e10]) {
      #expect(abs(x / expected - 1) < 1e-12)
    }
    let largest = Double.greatestFiniteMagnitude
    let all = PlotWindow(domain: -largest...largest, columns: 10).samples
    #expect(all.count == 11 && all.allSatisfy(\.isFinite) && all[5] == 0)
    // There is no number between neighbours.
    #expect(PlotWindow(domain: 1...1.0.nextUp, columns: 100).samples == [1, 1.0.nextUp])
  }

  @Test("errors are those that a comparison finds", arguments: ErrorMeasure.allCases)
  func errors(_ measure: ErrorMeasure) async throws {
    let format = FloatFormat.binary(.binary16)
    let function = try function("sqrt(x+1)-sqrt(x)", format)
    let window = PlotWindow(domain: -1...100, columns: 50)
    let curve = try await ErrorCurve(of: function, in: window, measure, threads: 2)
    #expect(curve.invalid == 1 && curve.undecided == 0)
    for point in curve.points {
      let x = Float16(point.x)
      #expect(Double(x) == point.x)
      let computed = Double((x + 1).squareRoot() - x.squareRoot())
      // The expression loses digits in doubles; about ten are right here.
      let truth = 1 / ((point.x + 1).squareRoot() + point.x.squareRoot())
      let error = abs(computed - truth)
      let expected =
        switch measure {
        case .ulps: error / Double(sign: .plus, exponent: truth.exponent - 10, significand: 1)
        case .relative: error / truth
        case .digits: min(11 * log10(2.0), max(0, -log10(error / truth)))
        case .bits: log2(1 + abs(rank(computed) - rank(truth)))
        }
      #expect(abs(point.y - expected) <= 1e-6 * max(1, expected), "\(point), \(expected)")
    }
  }

  /// The rank of a number from 0 up, rounded to binary16, among those of the format.
  private func rank(_ x: Double) -> Double { Double(Float16(x).bitPattern) }
}
