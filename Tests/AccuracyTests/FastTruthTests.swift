import Arithmetic
import BigNumbers
import NumericCore
import Testing

@testable import Accuracy

/// Kernels beside the engine of big numbers with 420 bits: the error must stay below the bound that each claims.
@Suite("fast truth")
struct FastTruthTests {
  static let special: [UnaryFunction] = [
    .exp, .log, .sin, .cos, .tan, .asin, .atan, .sinh, .tanh, .cbrt,
  ]
  static let more: [UnaryFunction] = [
    .sqrt, .exp2, .exp10, .expMinusOne, .log2, .log10, .logOnePlus, .acos, .cosh, .asinh, .acosh,
    .atanh,
  ]
  static let pieces: [UnaryFunction] = [
    .erf, .erfc, .gamma, .logGamma, .besselJ0, .besselJ1, .besselY0, .besselY1,
  ]
  static let rounded: [UnaryFunction] = [.exp2MinusOne, .log10OnePlus]

  /// Floats of all sizes, neighbours of multiples of π/2 and of 1, the ends of the intervals of tables, subnormal numbers.
  static func points(_ count: Int, seed: UInt64) -> [Float] {
    var generator = SplitMix64(seed: seed, stream: 0)
    var points: [Float] = [
      0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1, 0.785, 0.0625, 0.03125, 88.72, 88.73, 89,
      -87.3, -103.97, -150, 70, 90, .greatestFiniteMagnitude, 128, 149, 38.53, 0.5, 0.25, 3, 10,
      1000,
      // The float that is nearest to a multiple of π/2, relatively to its size (Muller et al., 2018, 11.3.2).
      Float(sign: .plus, exponent: 72, significand: 16_367_173),
    ]
    for k in 1...64 {
      let angle = Float(Double(k) * Double.pi / 2)
      points += [angle.nextDown, angle, angle.nextUp]
      let edge = Float(k) / 32
      points += [edge.nextDown, edge, edge.nextUp, 1 + Float(k) * 0x1p-23, 1 - Float(k) * 0x1p-24]
      points.append(1 + Float(sign: .plus, exponent: -(k % 24), significand: 1 + Float(k) / 64))
    }
    for _ in 0..<count {
      points.append(Float(bitPattern: .random(in: 0..<0x7F80_0000, using: &generator)))
      points.append(Float.random(in: 0..<4, using: &generator))
      points.append(Float.random(in: 0..<120, using: &generator))
    }
    return points + points.map { -$0 }
  }

  @Test("no error is larger than its bound", arguments: special + more)
  func bounds(_ function: UnaryFunction) throws {
    let kernel = try #require(function.near)
    #expect(!(kernel is NearRounded))
    var largest = 0.0
    for x in Self.points(4000, seed: 1) {
      largest = max(largest, share(kernel.near(Double(x)), function, x))
    }
    // A claim that is far from what is found would not be tested by this.
    #expect(largest > 0.001 && largest < 0.75, "\(function): \(largest) of the bound")
  }

  /// Both ends of some pieces, where polynomials have their largest errors, floats around zeros of Bessel functions and of ln |Γ|, and the
  /// ends of series and expansions.
  static var ends: [Float] {
    var points: [Float] = [0.5, 12, 31.999998, 32, 36, -51.9999, -52.0001, 0x1p-27, 0x1.000002p-27]
    for exponent in -2...5 {
      for place in stride(from: exponent & 1, to: 128, by: 5) {
        let edge = Float(sign: .plus, exponent: exponent, significand: 1 + Float(place) / 128)
        points += [edge.nextDown, edge]
      }
    }
    let zeros: [Float] = [
      2.4048255, 3.8317059, 0.8935769, 2.1971413, 13.323692, 33.77582, 32.18968, 32.205204,
      33.761018, 500.29788,
      -2.4570248, -2.7476827, -3.1435809, -3.9552943,
    ]
    for zero in zeros {
      let ulp = zero.ulp
      points += (-4...4).map { zero + Float($0) * ulp }
    }
    return points + points.map { -$0 }
  }

  @Test("polynomials of pieces: no error is larger than its bound", arguments: pieces)
  func pieceBounds(_ function: UnaryFunction) throws {
    let kernel = try #require(function.near as? any PiecewiseFunction)
    var largest = 0.0
    var (count, refined) = (0, 0)
    for x in Self.points(150, seed: 3) + Self.ends {
      let value = kernel.near(Double(x))
      largest = max(largest, share(value, function, x))
      count += 1
      if value.bound == value.head.magnitude * 0x1p-71, value.head != 0 { refined += 1 }
    }
    #expect(largest > 0.02 && largest < 0.75, "\(function): \(largest) of the bound")
    #expect(refined < count / 10, "\(function): \(refined) of \(count) are left to the engine")
  }

  @Test("functions of the engine", arguments: rounded)
  func engine(_ function: UnaryFunction) throws {
    let kernel = try #require(function.near as? NearRounded)
    for x in Self.points(20, seed: 2) {
      #expect(share(kernel.near(Double(x)), function, x) < 1, "\(function) \(x)")
    }
  }

  @Test("the bits of 2/π") func twoOverPi() throws {
    let half = try #require(BigFloat.compute(.asin, 1, precision: .bits(400)).fraction)
    let word = BigRational(UInt64.max) + 1
    let bits = TwoOverPi.words.reduce(BigRational(0)) {
      $0 * word + BigRational($1)
    }
    let one = word * word * word * word
    #expect(bits * half < one && (bits + 1) * half > one)
  }

  /// The error of a value as a share of its bound.
  private func share(_ value: NearTruth, _ function: UnaryFunction, _ x: Float) -> Double {
    let truth = BigFloat.compute(function, BigFloat(Double(x)), precision: .bits(420))
    if value.head.isNaN {
      #expect(truth.isNaN || truth.isInfinite, "\(function) \(x)")
      return 0
    }
    if value.bound == .infinity {
      #expect(truth.isNaN || truth.isInfinite || truth.isZero, "\(function) \(x) is not known")
      return 0
    }
    if value.head.isInfinite {
      let isHuge = truth.magnitude >= BigFloat(0x1p128 as Double)
      #expect(isHuge && truth.sign == value.head.sign, "\(function) \(x)")
      return 0
    }
    if value.head == 0, value.tail != 0 {
      let isBelow = truth.magnitude < BigFloat(0x1p-200 as Double) && truth.sign == value.tail.sign
      #expect(isBelow && value.bound == value.tail.magnitude, "\(function) \(x)")
      return 0
    }
    guard let exact = truth.fraction, let head = BigFloat(value.head).fraction,
      let tail = BigFloat(value.tail).fraction
    else { return .infinity }
    let error = (exact - head - tail).magnitude
    if value.tail.magnitude == value.bound {
      // All that is said is a sign, and that the distance, which 420 bits may not show, is small.
      #expect(error <= tail.magnitude, "\(function) \(x)")
      return 0
    }
    return error.isZero ? 0 : Double(BigFloat(error, precision: .bits(53))) / value.bound
  }
}

extension BigFloat {
  /// The number as a fraction; nil for infinities and NaN.
  var fraction: BigRational? { try? BigRational(exactly: self) }
}

/// The counts by fast truth and those of the exact engine.
@Suite("all numbers of a range by fast truth")
struct FastJudgeTests {
  /// A function of binary32 in Swift.
  struct Single: Computation {
    let name: String
    let body: @Sendable (Float) -> Float
    let format = FloatFormat.binary(.binary32)
    var argumentFormats: [FloatFormat] { [format] }

    func results(at points: [[FormatValue]]) -> [FormatValue] {
      points.map { point in
        guard case .binary(let x) = point[0] else { return .binary(.nan) }
        let y = body(Float(Double(x)))
        return .binary(format.fitted(BigFloat(Double(y))))
      }
    }

    func results(at points: [Float]) -> [Float] { points.map(body) }
  }

  /// The same problem without a function that is known.
  struct Anonymous<Problem: PointProblem>: PointProblem {
    let problem: Problem
    var variables: [String] { problem.variables }
    func admits(_ point: [BigRational]) throws(ComputationFailure) -> Bool {
      try problem.admits(point)
    }
    func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal {
      try problem.truth(at: point)
    }
    func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
      try problem.values(at: point)
    }
    func values(atAll points: [[ExactReal]]) throws(ComputationFailure) -> [[FormatValue]] {
      try problem.values(atAll: points)
    }
    func copied() throws(ComputationFailure) -> Anonymous {
      Anonymous(problem: try problem.copied())
    }
  }

  static let wrongs: [Single] = [
    Single(name: "right") { $0 },
    Single(name: "next") { $0.nextUp },
    Single(name: "toward zero") { $0 > 0 ? $0.nextDown : $0.nextUp },
    Single(name: "two off") { $0.nextDown.nextDown },
    Single(name: "negated") { -$0 },
    Single(name: "large") { $0 * 1.01 },
    Single(name: "nan") { $0.bitPattern % 3 == 0 ? .nan : $0 },
    Single(name: "infinite") { $0.bitPattern % 3 == 0 ? .infinity : -.infinity },
    Single(name: "zero") { _ in 0 },
    Single(name: "one") { _ in 1 },
    Single(name: "flushed") { $0.magnitude < .leastNormalMagnitude ? 0 : $0 },
  ]

  @Test(
    "the same counts",
    arguments: zip(
      FastTruthTests.special + FastTruthTests.pieces + FastTruthTests.more + [.exp2MinusOne], 0..<31
    ))
  func same(_ function: UnaryFunction, _ seed: Int) async throws {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(ExactReal(1)))
    let compiled = try calculator.compile(utf8: Array("\(function.spelling)(x)".utf8)).expression
    let truth = try ExpressionProblem(compiled, variables: ["x"], formats: [])
    #expect(truth.function == function)
    let computations = Self.wrongs.map { wrong in
      Single(name: wrong.name) { wrong.body(Self.rounded(function, $0)) }
    }
    var generator = SplitMix64(seed: UInt64(seed), stream: 1)
    // The ends of binades, numbers of all sizes, the smallest ones, and those around zero.
    var starts: [Float] = [
      -12 * .leastNonzeroMagnitude, 0x1.fffff0p-127, 0x1.fffff0p-1, 0x1.62e42p+6,
    ]
    starts += Self.exactStarts[function] ?? []
    for _ in 0..<2 {
      let x = Float(bitPattern: .random(in: 0x1000_0000..<0x6000_0000, using: &generator))
      starts.append(Bool.random(using: &generator) ? x : -x)
    }
    for start in starts {
      var end = start
      for _ in 0..<11 { end = end.nextUp }
      let ends = [start, end].map { BigFloat(Double($0)).fraction ?? 0 }
      let range = try #require(
        try SampleRange(
          "x", from: ExactReal(ends[0]), to: ExactReal(ends[1]), .binary(.binary32), .floats))
      try await Self.expectSameCounts(truth, computations, range, "\(function) from \(start)")
    }
  }

  /// Numbers before those whose true values are numbers of binary32 or lie in the middle of two, and before the ends of the format.
  static let exactStarts: [UnaryFunction: [Float]] = [
    .sqrt: [0x1.fffff0p1, 0x1.1ffff0p3],
    .exp2: [0x1.7ffff0p1, 0x1.fffff0p6, -0x1.2a0008p7, -0x1.2c0008p7, -0x1.90p7],
    .exp: [-0x1p90, 0x1p90],
    .exp10: [0x1.7ffff0p1, 0x1.344134p5, -0x1.693c70p5],
    .expMinusOne: [-0x1.15p4, 0x1.fffff0p-3, -0x1.2cp7],
    .log2: [0x1.fffff0p1, 0x1.fffff0p2],
    .log10: [0x1.8ffff0p6, 0x1.3ffff0p3],
    .logOnePlus: [-0x1.000008p0, 0x1.fffff0p-6, 0x1.fffff0p51],
    .acos: [-0x1.000008p0, 0x1.fffff0p-2],
    .cosh: [0x1.65a9ecp6],
    // Below the exponents of all numbers.
    .erfc: [0x1p37, 0x1p90],
    .atanh: [-0x1.000008p0, 0x1.fffff0p-5],
  ]

  /// Judges computations at all numbers of a range by fast truth and by the exact engine.
  static func expectSameCounts(
    _ truth: ExpressionProblem, _ computations: [some Computation], _ range: SampleRange,
    _ place: String
  ) async throws {
    let exhaustion = try #require(Exhaustion([range]))
    let problem = JudgedProblem(truth, computations)
    let formats = computations.map(\.format)
    let fast = try await exhaustion.tallies(
      problem, formats: formats, points: 0..<exhaustion.count, threads: 1, limits: ExactLimits())
    let exact = try await exhaustion.tallies(
      Anonymous(problem: problem), formats: formats, points: 0..<exhaustion.count, threads: 1,
      limits: ExactLimits())
    for (index, computation) in computations.enumerated() {
      #expect(
        fast[index] == exact[index],
        "\(computation.name) of \(place)\n\(fast[index])\n\(exact[index])")
    }
  }

  /// The function rounded to binary32, NaN where it has none.
  private static func rounded(_ function: UnaryFunction, _ x: Float) -> Float {
    let value = BigFloat.compute(function, BigFloat(Double(x)), precision: .bits(80))
    return Float(Double(FloatFormat.binary(.binary32).fitted(value)))
  }
}

extension UnaryFunction {
  fileprivate var spelling: String {
    switch self {
    case .log: "ln"
    case .logGamma: "lgamma"
    case .expMinusOne: "expm1"
    case .logOnePlus: "log1p"
    case .exp2MinusOne: "exp2m1"
    case .besselJ0: "j0"
    case .besselJ1: "j1"
    case .besselY0: "y0"
    case .besselY1: "y1"
    default: "\(self)"
    }
  }
}
