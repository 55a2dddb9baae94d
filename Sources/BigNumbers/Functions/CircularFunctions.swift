internal import CMPFR
import NumericCore

// Circular functions of angles in radians, and their inverses.
extension FunctionPages {
  static let circular: [UnaryPage] = [
    UnaryPage(
      function: .sin, call: .mpfr(mpfr_sin), bounds: .exponent, cost: .elementary,
      enclosure: .circular, error: .slope(.one), kernel: .sin,
      sensitivity: .unit, behavior: .oscillates, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.sin), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.againstSign), pole: .none, infinity: .none),
      fpcore: .function("sin")),
    UnaryPage(
      function: .cos, call: .mpfr(mpfr_cos), bounds: .exponent, cost: .elementary,
      enclosure: .circular, error: .slope(.one), kernel: .cos,
      sensitivity: .unit, behavior: .oscillates, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.cos), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .halves(2, .below), pole: .none, infinity: .none),
      fpcore: .function("cos")),
    UnaryPage(
      function: .tan, call: .mpfr(mpfr_tan), bounds: .exponent, cost: .elementary,
      enclosure: .circular, error: .tangent, kernel: .tan,
      sensitivity: .tangent, behavior: .oscillates, continuity: .continuous, defined: .asked,
      polesWhereVanishes: .cos, identity: .rule(.tan), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.withSign), pole: .none, infinity: .none),
      fpcore: .function("tan")),
    UnaryPage(
      function: .sec, call: .mpfr(mpfr_sec), bounds: .exponent, cost: .elementary,
      enclosure: .circular, error: .ends, kernel: .sec,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .reciprocal(.cos, rule: nil),
      algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .halves(2, .above), pole: .none, infinity: .none),
      fpcore: .expression("(/ 1 (cos |a|))")),
    UnaryPage(
      function: .csc, call: .mpfr(mpfr_csc), bounds: .exponent, cost: .elementary,
      enclosure: .circular, error: .ends, kernel: .csc,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .reciprocal(.sin, rule: nil),
      algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(
        zero: .none, pole: .reciprocal(isNegative: false, .withSign), infinity: .none),
      fpcore: .expression("(/ 1 (sin |a|))")),
    UnaryPage(
      function: .cot, call: .mpfr(mpfr_cot), bounds: .exponent, cost: .elementary,
      enclosure: .circular, error: .ends, kernel: .cot,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: .sin, identity: .rule(.cot), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(
        zero: .none, pole: .reciprocal(isNegative: false, .againstSign), infinity: .none),
      fpcore: .expression("(/ (cos |a|) (sin |a|))")),
  ]

  static let inverseCircular: [UnaryPage] = [
    UnaryPage(
      function: .asin, call: .mpfr(mpfr_asin), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing(from: .closed(-1), to: .closed(1))), error: .ends,
      kernel: .asin,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.asin), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.withSign), pole: .none, infinity: .none),
      fpcore: .function("asin")),
    UnaryPage(
      function: .acos, call: .mpfr(mpfr_acos), bounds: .none, cost: .elementary,
      enclosure: .monotone(.decreasing(from: .closed(-1), to: .closed(1))), error: .ends,
      kernel: .acos,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.acos), algebra: .transcendental(exceptAt: 1),
      neighbors: .none,
      fpcore: .function("acos")),
    UnaryPage(
      function: .atan, call: .mpfr(mpfr_atan), bounds: .none, cost: .elementary,
      enclosure: .monotone(.increasing()), error: .slopeFallingLikeInverseSquare, kernel: .atan,
      sensitivity: .arctangent, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.atan), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.againstSign), pole: .none, infinity: .none),
      fpcore: .function("atan")),
  ]
}
