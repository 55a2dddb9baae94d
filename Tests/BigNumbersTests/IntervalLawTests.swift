import BigNumbers
import NumericCore
import Testing

/// Laws of enclosures for seeded random intervals; special ones are over-represented.
@Suite("interval laws")
struct IntervalLawTests {
  static let rounds = 40

  /// Random intervals around numbers at which functions have special properties, from points to all
  /// reals.
  struct Source {
    var random: SplitMix64

    init(_ name: String) {
      random = SplitMix64(
        seed: name.utf8.reduce(14_695_981_039_346_656_037) {
          ($0 ^ UInt64($1)) &* 1_099_511_628_211
        })
    }

    static let centers = [
      0, 0, 0.5, 1, -1, 2, -2, 3, 1.5707963267948966, -3.141592653589793, 1.46163, -0.504, 7, -10,
    ]

    mutating func center() -> BigFloat {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: BigFloat(Self.centers.randomElement(using: &random) ?? 0)
      case 4: BigFloat(Int.random(in: -12...12, using: &random))
      case 5: BigFloat(Double.random(in: -1e5...1e5, using: &random))
      case 6:
        BigFloat(
          sign: .plus, exponent: Int.random(in: -300 ... -20, using: &random), significand: 1)
      default: BigFloat(Double.random(in: -20...20, using: &random))
      }
    }

    mutating func next() -> BigInterval {
      let wide = Precision.bits(400)
      let middle = BigFloat(center(), precision: wide)
      if Int.random(in: 0..<12, using: &random) == 0 { return BigInterval(middle) }
      let width = BigFloat(
        sign: .plus,
        exponent: [-250, -100, -40, -10, -3, 0, 1, 3].randomElement(using: &random) ?? 0,
        significand: BigFloat(Double.random(in: 0.5...1, using: &random)))
      let low = Int.random(in: 0..<3, using: &random) == 0 ? middle : middle - width
      let high = Int.random(in: 0..<3, using: &random) == 0 ? middle : middle + width
      if low == high { return BigInterval(middle) }
      switch Int.random(in: 0..<24, using: &random) {
      case 0: return BigInterval(lower: -.infinity, upper: high)
      case 1: return BigInterval(lower: low, upper: .infinity)
      default: return BigInterval(lower: low, upper: high)
      }
    }

    /// Occasionally a small integer, for functions that need one.
    mutating func index() -> BigInterval {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return next()
      case 1:
        let low = Int.random(in: -4...4, using: &random)
        return BigInterval(
          lower: BigFloat(low), upper: BigFloat(low + Int.random(in: 1...3, using: &random)))
      default: return BigInterval(BigFloat(Int.random(in: -4...9, using: &random)))
      }
    }

    /// A member of the interval: an end, or a number between the ends.
    mutating func member(of x: BigInterval) -> BigFloat {
      let choice = Int.random(in: 0..<5, using: &random)
      if choice == 0, x.lower.isFinite { return x.lower }
      if choice == 1, x.upper.isFinite { return x.upper }
      let share = BigFloat(Double.random(in: 0...1, using: &random))
      let low = x.lower.isFinite ? x.lower : min(x.upper - 30, -30)
      let high = x.upper.isFinite ? x.upper : max(x.lower + 30, 30)
      return max(x.lower, min(x.upper, low + (high - low) * share))
    }

    mutating func part(of x: BigInterval) -> BigInterval {
      let (a, b) = (member(of: x), member(of: x))
      return BigInterval(lower: min(a, b), upper: max(a, b))
    }
  }

  static let indexed: Set<BinaryFunction> = [
    .root, .compound, .scaleByPowerOfTwo, .binomial, .permutations, .greatestCommonDivisor,
    .leastCommonMultiple, .sinUnits, .cosUnits, .tanUnits, .asinUnits, .acosUnits, .atanUnits, .pow,
  ]

  /// Functions whose range is found by a search.
  ///
  /// The enclosure for a part of an interval may therefore be slightly wider than that for the
  /// whole.
  static let searched: Set<UnaryFunction> = [
    .sinc, .sineIntegral, .cosineIntegral, .gamma, .logGamma, .lnGamma, .zeta, .besselJ0, .besselJ1,
    .besselY0, .besselY1, .airy,
  ]
  static let searchedPairs: Set<BinaryFunction> = [
    .besselJ, .besselY, .incompleteGamma, .beta, .relativeDifference,
  ]

  /// Applies a function to intervals and to parts of them.
  static func check(
    _ name: String, _ slack: Bool, arguments: (inout Source) -> [BigInterval],
    _ compute: ([BigInterval], Precision) throws(LimitExceeded) -> BigInterval
  ) -> [String] {
    var source = Source(name)
    var failures: [String] = []
    for round in 0..<rounds {
      let whole = arguments(&source)
      let precision = Precision.bits([24, 53, 100, 256][round % 4])
      guard let range = try? compute(whole, precision) else { continue }
      func expect(_ part: BigInterval, _ arguments: [BigInterval], _ slack: Bool) {
        let allowed = slack ? range.widened : range
        if !allowed.contains(part) || (part.isErrorCertain && !range.isErrorPossible)
          || (range.isErrorCertain && !part.isErrorCertain)
        {
          failures.append(
            "\(arguments): \(part) \(part.facts), but \(whole): \(range) \(range.facts)")
        }
      }
      for _ in 0..<6 {
        let point = whole.map { BigInterval(source.member(of: $0)) }
        if let value = try? compute(point, precision) {
          expect(value, point, slack && name == "relativeDifference")
        }
      }
      let parts = whole.map { source.part(of: $0) }
      if let part = try? compute(parts, precision) { expect(part, parts, slack) }
      // Neighbours depend on the precision by definition, so these functions are excluded.
      if !name.hasPrefix("next"), let finer = try? compute(whole, .bits(precision.bits + 64)) {
        expect(finer, whole, slack)
      }
    }
    return failures
  }

  @Test("a part is enclosed by the whole", arguments: UnaryFunction.allCases)
  func unary(_ f: UnaryFunction) {
    let failures = Self.check("\(f)", Self.searched.contains(f)) {
      [$0.next()]
    } _: {
      (x, precision) throws(LimitExceeded) in
      try BigInterval.compute(f, x[0], precision: precision)
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) wrong, such as \(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test("a part is enclosed by the whole with two arguments", arguments: BinaryFunction.allCases)
  func binary(_ f: BinaryFunction) {
    let failures = Self.check("\(f)", Self.searchedPairs.contains(f)) { source in
      let x = f == .besselJ || f == .besselY ? source.index() : source.next()
      return [x, Self.indexed.contains(f) ? source.index() : source.next()]
    } _: { (x, precision) throws(LimitExceeded) in
      try BigInterval.compute(f, x[0], x[1], precision: precision)
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) wrong, such as \(failures.prefix(3).joined(separator: "\n"))")
  }
}

extension BigInterval {
  /// The interval widened on either side by 1/500 of its width, or of the only finite bound, and by
  /// some ulps.
  fileprivate var widened: BigInterval {
    func slack(_ x: BigFloat) -> BigFloat {
      if x.isInfinite { return 0 }
      return (isBounded ? width : x.magnitude) / 500 + 8 * BigFloat(x, precision: precision).ulp
    }
    return isEmpty ? self : BigInterval(lower: lower - slack(lower), upper: upper + slack(upper))
  }

  fileprivate var facts: String {
    isErrorCertain ? "certain" : isErrorPossible ? "possible" : ""
  }
}
