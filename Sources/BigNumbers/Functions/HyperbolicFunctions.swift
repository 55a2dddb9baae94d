internal import CMPFR
import NumericCore

// Hyperbolic functions and their inverses.
extension FunctionPages {
  static let hyperbolic: [UnaryPage] = [
    UnaryPage(
      function: .sinh, call: .mpfr(mpfr_sinh), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .hyperbolicSine, kernel: .sinh,
      sensitivity: .atLeastUnit, behavior: .plain, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.sinh), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.withSign), pole: .none, infinity: .none),
      fpcore: .function("sinh")),
    UnaryPage(
      function: .cosh, call: .mpfr(mpfr_cosh), bounds: .none, cost: .elementary,
      enclosure: .monotone(MonotoneProfile(shape: .valley(0))), error: .hyperbolicCosine,
      kernel: .cosh,
      sensitivity: .atLeastUnit, behavior: .plain, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.cosh), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .halves(2, .above), pole: .none, infinity: .none),
      fpcore: .function("cosh")),
    UnaryPage(
      function: .tanh, call: .mpfr(mpfr_tanh), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .slopeVanishing(.one), kernel: .tanh,
      sensitivity: .unit, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.tanh), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(
        zero: .argument(.againstSign), pole: .none,
        infinity: .sign(isOutside: false, isSquared: false)),
      fpcore: .function("tanh")),
    UnaryPage(
      function: .sech, call: .mpfr(mpfr_sech), bounds: .none, cost: .elementary,
      enclosure: .monotone(MonotoneProfile(shape: .peak(0))), error: .ends, kernel: .sech,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .reciprocal(.cosh, rule: nil),
      algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .halves(2, .below), pole: .none, infinity: .none),
      fpcore: .expression("(/ 1 (cosh |a|))")),
    UnaryPage(
      function: .csch, call: .mpfr(mpfr_csch), bounds: .none, cost: .elementary,
      enclosure: .monotone(MonotoneProfile(shape: .fallingAroundPole, hasPoleAtZero: true)),
      error: .ends, kernel: .csch,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .reciprocal(.sinh, rule: nil),
      algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(
        zero: .none, pole: .reciprocal(isNegative: false, .againstSign), infinity: .none),
      fpcore: .expression("(/ 1 (sinh |a|))")),
    UnaryPage(
      function: .coth, call: .mpfr(mpfr_coth), bounds: .none, cost: .elementary,
      enclosure: .monotone(MonotoneProfile(shape: .fallingAroundPole, hasPoleAtZero: true)),
      error: .ends, kernel: .coth,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .reciprocal(.tanh, rule: .coth),
      algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(
        zero: .none, pole: .reciprocal(isNegative: false, .withSign),
        infinity: .sign(isOutside: true, isSquared: false)),
      fpcore: .expression("(/ 1 (tanh |a|))")),
  ]

  static let inverseHyperbolic: [UnaryPage] = [
    UnaryPage(
      function: .asinh, call: .mpfr(mpfr_asinh), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .slopeFallingLikeInverse, kernel: .asinh,
      sensitivity: .unit, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.asinh), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.againstSign), pole: .none, infinity: .none),
      fpcore: .function("asinh")),
    UnaryPage(
      function: .acosh, call: .mpfr(mpfr_acosh), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .closed(1))), error: .ends, kernel: .acosh,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.acosh), algebra: .transcendental(exceptAt: 1),
      neighbors: .none,
      fpcore: .function("acosh")),
    UnaryPage(
      function: .atanh, call: .mpfr(mpfr_atanh), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .pole(-1), to: .pole(1))), error: .ends,
      kernel: .atanh,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.atanh), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.withSign), pole: .none, infinity: .none),
      fpcore: .function("atanh")),
  ]
}
