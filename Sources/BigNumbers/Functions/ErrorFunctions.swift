import NumericCore

// The error function and its complement. `mpfr_erf` has a defect for arguments of high precision:
// see `BigFloatContext+Erf`.
extension FunctionPages {
  /// erf and erfc of 33 000 bits took 0.014 s below 16 (0.8 s of 330 000 bits), and by MPFR up to 0.4 s for other arguments of
  /// 64 bits, and 2.5 s for √901.
  private static let errorFunctionCost = CallCost.simpler(
    .size(-63...4), .growing(scale: 0.000_15, power: 1.75),
    otherwise: .simpler(
      .short, .growing(scale: 0.01, power: 1.5), otherwise: .growing(scale: 0.06, power: 1.5)))

  static let errorFunctions: [UnaryPage] = [
    UnaryPage(
      function: .erf, call: .steps(.erf), bounds: .none, cost: errorFunctionCost,
      enclosure: .monotone(.increasing()), error: .errorFunction, kernel: .erf,
      sensitivity: .unit, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .odd, algebra: .none,
      neighbors: Neighbors(
        zero: .none, pole: .none, infinity: .sign(isOutside: false, isSquared: true)),
      fpcore: .function("erf")),
    UnaryPage(
      function: .erfc, call: .steps(.erfc), bounds: .none, cost: errorFunctionCost,
      enclosure: .monotone(.decreasing()), error: .ends, kernel: .erfc,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.erfc), algebra: .none,
      neighbors: Neighbors(
        zero: .halves(2, .againstSign), pole: .none,
        infinity: .below(2, isAbove: false, isSquared: true)),
      fpcore: .function("erfc")),
  ]
}
