internal import CMPFR
import NumericCore

// Logarithms.
extension FunctionPages {
  static let logarithms: [UnaryPage] = [
    UnaryPage(
      function: .log, call: .mpfr(ulp_log), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .pole(0))),
      error: .logarithm(inverseLogarithmOfBase: .one), kernel: .log,
      sensitivity: .logarithm(plus: 0), behavior: .plain, continuity: .continuous,
      defined: .positive,
      polesWhereVanishes: nil, identity: .rule(.log), algebra: .transcendental(exceptAt: 1),
      neighbors: .none,
      fpcore: .function("log")),
    UnaryPage(
      function: .log2, call: .mpfr(mpfr_log2), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .pole(0))),
      error: .logarithm(inverseLogarithmOfBase: .inverseLogarithmOfTwo), kernel: .log2,
      sensitivity: .logarithm(plus: 1), behavior: .plain, continuity: .continuous,
      defined: .positive,
      polesWhereVanishes: nil, identity: .logarithm(base: 2), algebra: .none,
      neighbors: .none,
      fpcore: .function("log2")),
    UnaryPage(
      function: .log10, call: .mpfr(mpfr_log10), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .pole(0))),
      error: .logarithm(inverseLogarithmOfBase: .one), kernel: .log10,
      sensitivity: .logarithm(plus: 0), behavior: .plain, continuity: .continuous,
      defined: .positive,
      polesWhereVanishes: nil, identity: .logarithm(base: 10), algebra: .none,
      neighbors: .none,
      fpcore: .function("log10")),
    UnaryPage(
      function: .logOnePlus, call: .mpfr(mpfr_log1p), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .pole(-1))), error: .ends, kernel: .logOnePlus,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .atOnePlus(.log), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.below), pole: .none, infinity: .none),
      fpcore: .function("log1p")),
    UnaryPage(
      function: .log2OnePlus, call: .mpfr(mpfr_log2p1), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .pole(-1))), error: .ends, kernel: .log2OnePlus,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .logarithmOfOnePlus(base: 2), algebra: .none,
      neighbors: .none,
      fpcore: .expression("(/ (log1p |a|) LN2)")),
    UnaryPage(
      function: .log10OnePlus, call: .mpfr(mpfr_log10p1), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .pole(-1))), error: .ends, kernel: .log10OnePlus,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .logarithmOfOnePlus(base: 10), algebra: .none,
      neighbors: Neighbors(zero: .none, pole: .none, infinity: .logarithm),
      fpcore: .expression("(/ (log1p |a|) LN10)")),
  ]
}
