internal import CMPFR
import NumericCore

// Bessel functions of orders 0 and 1, with |J₀′| = |J₁| < 1 and |J₁′| < 1 (DLMF 10.14.1, 10.6.2),
// and the Airy function.
extension FunctionPages {
  /// Within reach of splitting J₀ and J₁ of 33 000 and 330 000 bits took 0.02 and 0.7 s, MPFR's elsewhere ten times as long.
  private static let firstKindCost = CallCost.simpler(
    .size(LongBessel.exponents), .growing(scale: 0.000_1, power: 1.7),
    otherwise: .growing(scale: 0.004, power: 1.5))

  static let bessel: [UnaryPage] = [
    UnaryPage(
      function: .besselJ0, call: .mpfr(mpfr_j0), bounds: .exponent,
      cost: firstKindCost,
      enclosure: .besselJ(0), error: .slope(.one), kernel: .besselJ0,
      sensitivity: .unit, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .even(atZero: 1), algebra: .none,
      neighbors: Neighbors(zero: .halves(2, .below), pole: .none, infinity: .none),
      fpcore: .none),
    UnaryPage(
      function: .besselJ1, call: .mpfr(mpfr_j1), bounds: .exponent,
      cost: firstKindCost,
      enclosure: .besselJ(1), error: .slope(.one), kernel: .besselJ1,
      sensitivity: .unit, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .odd, algebra: .none,
      neighbors: Neighbors(zero: .halfArgument(.againstSign), pole: .none, infinity: .none),
      fpcore: .none),
    UnaryPage(
      function: .besselY0, call: .mpfr(mpfr_y0), bounds: .exponent,
      cost: .growing(scale: 0.008, power: 1.8),
      enclosure: .besselY(0), error: .ends, kernel: .besselY0,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .opaque, algebra: .none,
      neighbors: .none,
      fpcore: .none),
    UnaryPage(
      function: .besselY1, call: .mpfr(mpfr_y1), bounds: .exponent,
      cost: .growing(scale: 0.008, power: 1.8),
      enclosure: .besselY(1), error: .ends, kernel: .besselY1,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .opaque, algebra: .none,
      neighbors: .none,
      fpcore: .none),
    UnaryPage(
      function: .airy, call: .mpfr(mpfr_ai), bounds: .magnitude,
      cost: .growing(scale: 0.004, power: 1.5),
      enclosure: .airy, error: .ends, kernel: .airy,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.airy), algebra: .none,
      neighbors: .none,
      fpcore: .none),
  ]
}
