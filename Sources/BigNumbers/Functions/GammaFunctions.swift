internal import CMPFR
import NumericCore

// Γ and functions derived from it.
extension FunctionPages {
  static let gammaFamily: [UnaryPage] = [
    UnaryPage(
      function: .gamma, call: .mpfr(ulp_gamma), bounds: .nextToWhole,
      cost: .gamma,
      enclosure: .gamma, error: .gamma, kernel: .gamma,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.gamma), algebra: .none,
      neighbors: Neighbors(
        zero: .none, pole: .reciprocal(isNegative: false, .below), infinity: .none),
      fpcore: .function("tgamma")),
    UnaryPage(
      function: .logGamma, call: .mpfrOrSeries(ulp_lgamma, .logGammaSeries), bounds: .nextToWhole,
      cost: .logGamma,
      enclosure: .logGamma(wherePositive: false), error: .ends, kernel: .logGamma,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.logGamma), algebra: .none,
      neighbors: .none,
      fpcore: .function("lgamma")),
    UnaryPage(
      function: .lnGamma, call: .mpfrOrSeries(mpfr_lngamma, .logGammaSeries), bounds: .nextToWhole,
      cost: .logGamma,
      enclosure: .logGamma(wherePositive: true), error: .logGamma, kernel: .logGamma,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.lnGamma), algebra: .none,
      neighbors: .none,
      fpcore: .expression("(log (tgamma |a|))")),
    UnaryPage(
      function: .gammaSign, call: .steps(.gammaSign), bounds: .none, cost: .quick,
      enclosure: .gammaSign, error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.gammaSign), algebra: .none,
      neighbors: .none,
      fpcore: .none),
    UnaryPage(
      function: .digamma, call: .mpfrOrSeries(mpfr_digamma, .digammaSeries), bounds: .nextToWhole,
      cost: .growing(scale: 0.0008, power: 3.2),
      enclosure: .digamma, error: .ends, kernel: .digamma,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.digamma), algebra: .none,
      neighbors: Neighbors(
        zero: .none, pole: .reciprocal(isNegative: true, .below), infinity: .none),
      fpcore: .none),
  ]
}
