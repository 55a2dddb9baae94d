import Arithmetic
import BigNumbers
import NumericCore
import Testing

@testable import Accuracy

/// Polynomials for binary64 beside the engine of big numbers with 420 bits, and counts by them beside those of the exact engine.
@Suite("fast truth of binary64")
struct WideTruthTests {
  /// Doubles of moderate sizes, those around 1 and around multiples of π/2, and both ends of pieces.
  static func points(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed, stream: 0)
    var points: [Double] = [
      0x1p-300, 0x1p-27, 0.5, 0.99, 1, 33.9, 34, 600, 601, 0x1p29, 0x1p31, 1e300,
    ]
    for k in 1...12 {
      let angle = Double(k) * Double.pi / 2
      let edge = 1 + Double(k) * 0x1p-12
      points += [angle.nextDown, angle, angle.nextUp, edge.nextDown, edge, 1 + Double(k) * 0x1p-52]
      points += [edge / 2, (edge / 2).nextDown, edge * 16, (edge * 16).nextDown]
    }
    for _ in 0..<count {
      points.append(.random(in: 0..<1, using: &generator))
      points.append(.random(in: 0..<40, using: &generator))
      points.append(.random(in: 0..<1000, using: &generator))
    }
    return points + points.map { -$0 }
  }

  @Test("no error is larger than its bound", arguments: FastTruthTests.special)
  func bounds(_ function: UnaryFunction) throws {
    let wide = try #require(WideFunction(function))
    let points = Self.points(100, seed: 4)
    var largest = 0.0
    var (known, good) = (0, 0)
    // Every number alone, and some of the consecutive ones that follow it.
    var generator = SplitMix64(seed: 5, stream: 0)
    for (x, value) in points.flatMap({ Self.values(wide, from: $0, &generator) }) {
      let truth = BigFloat.compute(function, BigFloat(x), precision: .bits(420))
      if value.head.isNaN {
        #expect(truth.isNaN, "\(function) \(x)")
        continue
      }
      if value.bound == .infinity { continue }
      if value.head.isInfinite {
        #expect(Int(truth.exponent) >= 1024 && truth.sign == value.head.sign, "\(x)")
        continue
      }
      if value.isWideTiny {
        #expect(Int(truth.exponent) < -1116 && truth.sign == .plus, "\(x)")
        continue
      }
      known += 1
      if value.bound < value.head.magnitude * 0x1p-90 { good += 1 }
      let exact = try #require(truth.fraction)
      let head = try #require(BigFloat(value.head).fraction)
      let tail = try #require(BigFloat(value.tail).fraction)
      let bound = try #require(BigFloat(value.bound).fraction)
      let share = (exact - head - tail).magnitude / bound
      if value.bound == value.tail.magnitude {
        // All that is said is a sign.
        #expect(share <= 1, "\(function) \(x)")
      } else {
        largest = max(largest, Double(BigFloat(share, precision: .bits(53))))
      }
    }
    #expect(
      largest > 0.001 && largest < 0.75, "\(function): \(largest)")
    #expect(good * 10 > known * 9, "\(function): \(good) of \(known)")
  }

  /// The value at a number alone, and values among those at the next 511 of its binade: the first, the last, and some others.
  static func values(
    _ wide: WideFunction, from x: Double, _ generator: inout SplitMix64
  ) -> [(Double, NearTruth)] {
    var numbers = [x]
    while numbers.count < 512, numbers[numbers.count - 1].nextUp.exponent == x.exponent {
      numbers.append(numbers[numbers.count - 1].nextUp)
    }
    let values = UnsafeMutableBufferPointer<NearTruth>.allocate(capacity: numbers.count)
    defer { values.deallocate() }
    numbers.withUnsafeBufferPointer { wide.near(.init(rebasing: $0[..<1]), into: values) }
    var found = [(x, values[0])]
    numbers.withUnsafeBufferPointer { wide.near($0, into: values) }
    var places = [0, numbers.count - 1]
    for _ in 0..<3 { places.append(.random(in: numbers.indices, using: &generator)) }
    found += places.map { (numbers[$0], values[$0]) }
    return found
  }

  /// A function of binary64 in Swift.
  struct Computed: Computation {
    let name: String
    let body: @Sendable (Double) -> Double
    let format = FloatFormat.binary(.binary64)
    var argumentFormats: [FloatFormat] { [format] }

    func results(at points: [[FormatValue]]) -> [FormatValue] {
      points.map { .binary(format.fitted(BigFloat(body($0[0].double)))) }
    }
  }

  static let wrongs: [Computed] = [
    Computed(name: "right") { $0 },
    Computed(name: "next") { $0.nextUp },
    Computed(name: "two off") { $0.nextDown.nextDown },
    Computed(name: "negated") { -$0 },
    Computed(name: "large") { $0 * 1.01 },
    Computed(name: "nan") { $0.bitPattern % 3 == 0 ? .nan : $0 },
    Computed(name: "infinite") { $0.bitPattern % 3 == 0 ? .infinity : -.infinity },
    Computed(name: "zero") { _ in 0 },
    Computed(name: "one") { _ in 1 },
  ]

  @Test("the same counts", arguments: zip(FastTruthTests.special, 0..<10))
  func same(_ function: UnaryFunction, _ seed: Int) async throws {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(ExactReal(1)))
    let name = function == .log ? "ln" : "\(function)"
    let compiled = try calculator.compile(utf8: Array("\(name)(x)".utf8)).expression
    let truth = try ExpressionProblem(compiled, variables: ["x"], formats: [])
    let computations = Self.wrongs.map { wrong in
      Computed(name: wrong.name) { x in
        wrong.body(Double(BigFloat.compute(function, BigFloat(x), precision: .bits(53))))
      }
    }
    var generator = SplitMix64(seed: UInt64(seed), stream: 2)
    // The ends of pieces, numbers around zero, values that are rounded to 1, and a number of any size.
    for start in [
      -3 * Double.leastNonzeroMagnitude, 1 - 3 * 0x1p-53, 20.0, 36.0, -0x1.ffffp-30, 0x1.8p-110,
      0x1.23456p+300, 711, -775,
      .random(in: -1..<1, using: &generator), .random(in: 1..<9, using: &generator),
    ] {
      var end = start
      for _ in 0..<7 { end = end.nextUp }
      let ends = try [start, end].map { ExactReal(try #require(BigFloat($0).fraction)) }
      let range = try #require(
        try SampleRange("x", from: ends[0], to: ends[1], .binary(.binary64), .floats))
      try await FastJudgeTests.expectSameCounts(
        truth, computations, range, "\(function) from \(start)")
    }
  }
}
