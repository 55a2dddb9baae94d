internal import CMPFR
import NumericCore

// Riemann's ζ, the exponential integral and the dilogarithm. The derivative of Ei is e^x/x (DLMF
// 6.2.5); that of the dilogarithm is −ln|1 − x|/x, positive below 2 and negative above (DLMF
// 25.12.2).
extension FunctionPages {
  static let zetaAndIntegrals: [UnaryPage] = [
    UnaryPage(
      function: .zeta, call: .steps(.zeta), bounds: .nextToWhole,
      cost: .simpler(
        .threeOrEven, .quickZeta,
        otherwise: .simpler(
          .smallWhole, .smallZeta,
          otherwise: .simpler(
            .whole, .wholeZeta,
            otherwise: .simpler(
              .half(mostBits: 50_000), .growing(scale: 0.000_8, power: 2.3),
              otherwise: .growing(scale: 0.01, power: 2.65))))),
      enclosure: .zeta, error: .wholeZeta, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.zeta), algebra: .none,
      neighbors: Neighbors(
        zero: .halves(-1, .againstSign), pole: .none, infinity: .above(1, isAbove: true)),
      fpcore: .none),
    UnaryPage(
      function: .expIntegral, call: .mpfr(mpfr_eint), bounds: .nextToWhole,
      cost: .growing(scale: 0.004, power: 1.5),
      enclosure: .monotone(MonotoneProfile(shape: .valley(0), hasPoleAtZero: true)), error: .ends,
      kernel: .expIntegral,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .opaque, algebra: .none,
      neighbors: .none,
      fpcore: .none),
    UnaryPage(
      function: .dilogarithm, call: .mpfr(mpfr_li2), bounds: .nextToWhole,
      cost: .growing(scale: 0.02, power: 3.5),
      enclosure: .monotone(MonotoneProfile(shape: .peak(2))), error: .ends, kernel: .dilogarithm,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.dilogarithm), algebra: .none,
      neighbors: Neighbors(zero: .argument(.above), pole: .none, infinity: .none),
      fpcore: .none),
  ]
}
