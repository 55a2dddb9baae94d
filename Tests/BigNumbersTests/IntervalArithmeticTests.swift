import BigNumbers
import NumericCore
import Testing

/// Bounds of sums, differences, products and quotients, compared with exact fractions at the corners.
@Suite("interval arithmetic")
struct IntervalArithmeticTests {
  private enum Operation: CaseIterable {
    case add, subtract, multiply, divide

    func exact(_ a: BigRational, _ b: BigRational) -> BigRational {
      switch self {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: a / b
      }
    }

    func callAsFunction(_ a: BigInterval, _ b: BigInterval) -> BigInterval {
      switch self {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: a / b
      }
    }

    func update(_ a: inout BigInterval, _ b: BigInterval) {
      switch self {
      case .add: a += b
      case .subtract: a -= b
      case .multiply: a *= b
      case .divide: a /= b
      }
    }
  }

  /// Intervals of all signs with bounds of one of several precisions, among them points, zeros and whole numbers.
  private struct Source {
    var random = SplitMix64(seed: 25)
    let bits: [Int]

    mutating func bound() throws -> BigFloat {
      if Int.random(in: 0..<8, using: &random) == 0 {
        return BigFloat(Int.random(in: -2...2, using: &random))
      }
      let bits = bits.randomElement(using: &random) ?? 53
      let value = FullSignificand(bits: bits, exponents: -3...3, using: &random)
      let bound = try BigFloat(value.text, precision: .bits(bits))
      return Bool.random(using: &random) ? bound : -bound
    }

    mutating func next() throws -> BigInterval {
      let a = try bound()
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return BigInterval(a)
      case 1, 2:
        let b = try bound()
        return BigInterval(lower: min(a, b), upper: max(a, b))
      default: return BigInterval(lower: a, upper: a + a.magnitude / 1024)
      }
    }
  }

  private func corners(_ x: BigInterval) throws -> [BigRational] {
    [
      try #require(try BigRational(exactly: x.lower)),
      try #require(try BigRational(exactly: x.upper)),
    ]
  }

  private func precision(_ x: BigInterval...) -> Precision {
    let bounds = x.flatMap { [$0.lower, $0.upper] }
    let own = bounds.filter(\.hasOwnPrecision)
    return .bits((own.isEmpty ? bounds : own).map(\.precision.bits).max() ?? 0)
  }

  private func zerosHaveNoSign(_ x: BigInterval) -> Bool {
    ![x.lower, x.upper].contains { $0.isZero && $0.isNegative }
  }

  @Test(
    "the tightest bounds",
    arguments: [
      [20], [53, 64], [113], [256], [200, 256], [100, 300], [320], [512], [500, 700], [1100],
    ])
  func tightest(_ bits: [Int]) throws {
    var source = Source(bits: bits)
    for _ in 0..<400 {
      let (a, b) = (try source.next(), try source.next())
      for operation in Operation.allCases {
        if operation == .divide, b.contains(BigRational(0)) { continue }
        let values = try corners(a).flatMap { x in try corners(b).map { operation.exact(x, $0) } }
        let least = try #require(values.min())
        let most = try #require(values.max())
        let result = operation(a, b)
        let precision = precision(a, b)
        #expect(
          result.lower == BigFloat(least, precision: precision, rounding: .down)
            && result.upper == BigFloat(most, precision: precision, rounding: .up),
          "\(a) \(operation) \(b) is \(result)")
        #expect(zerosHaveNoSign(result) && !result.isErrorPossible)
        // In place, for the only owner and for one of two.
        var own = BigInterval(
          lower: BigFloat(a.lower, precision: precision),
          upper: BigFloat(a.upper, precision: precision))
        operation.update(&own, b)
        var shared = a
        operation.update(&shared, b)
        #expect(own == result && shared == result && zerosHaveNoSign(own))
      }
    }
  }

  @Test(
    "a subtracted product",
    arguments: [[20], [113], [256], [200, 256], [512], [500, 700], [1100]])
  func subtractedProduct(_ bits: [Int]) throws {
    var source = Source(bits: bits)
    for _ in 0..<400 {
      let (a, b, c) = (try source.next(), try source.next(), try source.next())
      let products = try corners(b).flatMap { x in try corners(c).map { x * $0 } }
      let values = try corners(a).flatMap { x in products.map { x - $0 } }
      var own = BigInterval(
        lower: BigFloat(a.lower, precision: precision(a)),
        upper: BigFloat(a.upper, precision: precision(a)))
      own.subtractProduct(b, c)
      var shared = a
      shared.subtractProduct(b, c)
      for result in [own, shared] {
        #expect(values.allSatisfy { result.contains($0) }, "\(a) - \(b)·\(c) is not \(result)")
        #expect((a - b * c).contains(result) && zerosHaveNoSign(result))
      }
    }
  }

  @Test("a subtracted product of what is no plain interval") func special() throws {
    let x = BigInterval(lower: 1, upper: 2)
    var unbounded = x
    unbounded.subtractProduct(BigInterval(lower: 1, upper: .infinity), x)
    #expect(unbounded == BigInterval(lower: -.infinity, upper: 1))
    var empty = x
    empty.subtractProduct(.empty, x)
    #expect(empty.isEmpty)
    var doubtful = x
    doubtful.subtractProduct(x, 1 / BigInterval(lower: -1, upper: 1))
    #expect(doubtful.isErrorPossible)
    var itself = try BigInterval("0.1", precision: .bits(100))
    itself.subtractProduct(itself, itself)
    #expect(itself.contains(BigRational(9, over: 100)) && itself.width < BigFloat(1e-28 as Double))
  }
}
