internal import CMPFR
import NumericCore

// Rounding to integers: increasing step functions. The one that rounds in the backend's direction
// is enclosed for every direction.
extension FunctionPages {
  static let steps: [UnaryPage] = [
    UnaryPage(
      .floor, call: .mpfr(mpfr_rint_floor), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.floor), algebra: .none,
      neighbors: .none,
      fpcore: .function("floor")),
    UnaryPage(
      .ceil, call: .mpfr(mpfr_rint_ceil), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.ceil), algebra: .none,
      neighbors: .none,
      fpcore: .function("ceil")),
    UnaryPage(
      .trunc, call: .mpfr(mpfr_rint_trunc), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.trunc), algebra: .none,
      neighbors: .none,
      fpcore: .function("trunc")),
    UnaryPage(
      .round, call: .mpfr(mpfr_rint_round), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.round), algebra: .none,
      neighbors: .none,
      fpcore: .function("round")),
    UnaryPage(
      .roundEven, call: .mpfr(mpfr_rint_roundeven), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.roundEven), algebra: .none,
      neighbors: .none,
      fpcore: .expression("(! :round nearestEven (nearbyint |a|))")),
    UnaryPage(
      .roundInDirection, call: .mpfr(mpfr_rint), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .ofFormats, continuity: .constantBetweenJumps,
      defined: .asked,
      polesWhereVanishes: nil, identity: .formless(keepsIntegers: true), algebra: .none,
      neighbors: .none,
      fpcore: .none),
  ]
}
