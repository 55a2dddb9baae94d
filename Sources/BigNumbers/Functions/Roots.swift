internal import CMPFR
import NumericCore

// Roots.
extension FunctionPages {
  static let roots: [UnaryPage] = [
    UnaryPage(
      function: .sqrt, call: .mpfr(ulp_prepared_sqrt), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing(from: .closed(0))), error: .squareRoot, kernel: nil,
      sensitivity: .squareRoot, behavior: .tame, continuity: .continuous, defined: .nonNegative,
      polesWhereVanishes: nil, identity: .rule(.squareRoot), algebra: .root(2),
      neighbors: .none,
      fpcore: .function("sqrt")),
    UnaryPage(
      function: .reciprocalSqrt, call: .mpfr(ulp_rec_sqrt), bounds: .none, cost: .quick,
      enclosure: .monotone(.decreasing(from: .pole(0))), error: .power(ofPositive: true),
      kernel: nil,
      sensitivity: .power, behavior: .plain, continuity: .continuous, defined: .positive,
      polesWhereVanishes: nil, identity: .power(-1, over: 2), algebra: .root(-2),
      neighbors: .none,
      fpcore: .expression("(/ 1 (sqrt |a|))")),
    UnaryPage(
      function: .cbrt, call: .mpfr(mpfr_cbrt), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .power(ofPositive: false), kernel: .cbrt,
      sensitivity: .power, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .power(1, over: 3), algebra: .root(3),
      neighbors: .none,
      fpcore: .function("cbrt")),
  ]
}
