import NumericCore
import Testing

@Suite("precision")
struct PrecisionTests {
  /// ⌈N·log₂10⌉ from PARI/GP: `ceil(n*log(10)/log(2))` at 100 digits.
  @Test(
    "bits that cover digits",
    arguments: [
      (1, 4), (2, 7), (3, 10), (10, 34), (15, 50), (16, 54), (17, 57), (50, 167), (100, 333),
      (1000, 3322), (10_000, 33_220), (1_000_000, 3_321_929), (1_000_000_000, 3_321_928_095),
    ])
  func covering(_ digits: Int, _ bits: Int) {
    #expect(Precision.bitsCovering(digits: digits) == bits)
    #expect(Precision.digits(digits).bits == bits + 64)
  }

  /// Below 10¹⁹ the inequality can be checked in integers: 2^p ≥ 10^N > 2^(p−1).
  @Test("the inequality holds and is tight", arguments: 1...19) func tight(_ digits: Int) {
    let power = (0..<digits).reduce(UInt64(1)) { power, _ in power * 10 }
    let bits = Precision.bitsCovering(digits: digits)
    #expect(bits == 64 || UInt64(1) << UInt64(bits) >= power)
    #expect(UInt64(1) << UInt64(bits - 1) < power)
  }

  @Test(
    "digits that survive", arguments: [(24, 7), (53, 15), (64, 19), (113, 34), (1, 1), (231, 69)])
  func surviving(_ bits: Int, _ digits: Int) {
    #expect(Precision.bits(bits).decimalDigits == digits)
  }
}

@Suite("comparisons")
struct RelationTests {
  @Test("NaN is unequal to everything", arguments: Relation.allCases)
  func unordered(_ relation: Relation) {
    #expect(relation.holds(for: .unordered) == (relation == .notEqual ? .true : .false))
  }

  @Test("undecided stays undecided", arguments: Relation.allCases)
  func undecided(_ relation: Relation) {
    #expect(relation.holds(for: .undecided) == .undecided)
  }

  @Test("the three orderings")
  func orderings() {
    let truths: [(Relation, [Truth])] = [
      (.equal, [.false, .true, .false]), (.notEqual, [.true, .false, .true]),
      (.less, [.true, .false, .false]), (.lessOrEqual, [.true, .true, .false]),
      (.greater, [.false, .false, .true]), (.greaterOrEqual, [.false, .true, .true]),
    ]
    for (relation, expected) in truths {
      #expect([Ordering.less, .equal, .greater].map(relation.holds(for:)) == expected)
    }
  }
}
