internal import CMPFR
import NumericCore

// Exponentials.
extension FunctionPages {
  static let exponentials: [UnaryPage] = [
    UnaryPage(
      function: .exp, call: .mpfr(mpfr_exp), bounds: .none, cost: .exponential,
      enclosure: .monotone(.increasing()), error: .exponential(logarithmOfBase: .one), kernel: .exp,
      sensitivity: .result(plus: 0), behavior: .plain, continuity: .continuous,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.exp), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .halves(2, .withSign), pole: .none, infinity: .none),
      fpcore: .function("exp")),
    UnaryPage(
      function: .exp2, call: .mpfr(mpfr_exp2), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .exponential(logarithmOfBase: .one),
      kernel: .exp2,
      sensitivity: .result(plus: 0), behavior: .plain, continuity: .continuous,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .exponential(base: 2), algebra: .none,
      neighbors: Neighbors(zero: .halves(2, .withSign), pole: .none, infinity: .none),
      fpcore: .function("exp2")),
    UnaryPage(
      function: .exp10, call: .mpfr(mpfr_exp10), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .exponential(logarithmOfBase: .logarithmOfTen),
      kernel: .exp10,
      sensitivity: .result(plus: 2), behavior: .plain, continuity: .continuous,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .exponential(base: 10), algebra: .none,
      neighbors: Neighbors(zero: .halves(2, .withSign), pole: .none, infinity: .none),
      fpcore: .expression("(pow 10 |a|)")),
    UnaryPage(
      function: .expMinusOne, call: .mpfr(mpfr_expm1), bounds: .none, cost: .exponential,
      enclosure: .monotone(.increasing()), error: .exponentialMinusOne, kernel: .expMinusOne,
      sensitivity: .atLeastUnit, behavior: .plain, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .minusOne(.exp), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(
        zero: .argument(.above), pole: .none, infinity: .below(-1, isAbove: true, isSquared: false)),
      fpcore: .function("expm1")),
    UnaryPage(
      function: .exp2MinusOne, call: .mpfr(mpfr_exp2m1), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .ends, kernel: .exp2MinusOne,
      sensitivity: .atLeastUnit, behavior: .plain, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .minusOne(.exp2), algebra: .none,
      neighbors: Neighbors(
        zero: .none, pole: .none, infinity: .below(-1, isAbove: true, isSquared: false)),
      fpcore: .expression("(expm1 (* |a| LN2))")),
    UnaryPage(
      function: .exp10MinusOne, call: .mpfr(mpfr_exp10m1), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .ends, kernel: .exp10MinusOne,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .minusOne(.exp10), algebra: .none,
      neighbors: Neighbors(
        zero: .none, pole: .none, infinity: .below(-1, isAbove: true, isSquared: false)),
      fpcore: .expression("(expm1 (* |a| LN10))")),
  ]
}
