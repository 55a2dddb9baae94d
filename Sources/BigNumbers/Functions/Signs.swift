internal import CMPFR
import NumericCore

// Negation, magnitude, sign and square.
extension FunctionPages {
  static let signs: [UnaryPage] = [
    UnaryPage(
      function: .negate, call: .mpfr(mpfr_neg), bounds: .none, cost: .quick,
      enclosure: .monotone(.decreasing()), error: .negation, kernel: nil,
      sensitivity: .unit, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.negate), algebra: .negation,
      neighbors: .none,
      fpcore: .function("-")),
    UnaryPage(
      function: .magnitude, call: .mpfr(mpfr_abs), bounds: .none, cost: .quick,
      enclosure: .monotone(MonotoneProfile(shape: .valley(0))), error: .magnitude, kernel: nil,
      sensitivity: .unit, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.magnitude), algebra: .negation,
      neighbors: .none,
      fpcore: .function("fabs")),
    UnaryPage(
      function: .sign, call: .steps(.sign), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.sign), algebra: .none,
      neighbors: .none,
      fpcore: .expression("(if (> |a| 0) 1 (if (< |a| 0) -1 0))")),
    UnaryPage(
      function: .square, call: .mpfr(mpfr_sqr), bounds: .none, cost: .quick,
      enclosure: .monotone(MonotoneProfile(shape: .valley(0))), error: .square, kernel: nil,
      sensitivity: .square, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.square), algebra: .square,
      neighbors: .none,
      fpcore: .expression("(* |a| |a|)")),
  ]
}
