import NumericCore

// The error function and its complement. `mpfr_erf` has a defect for arguments of high precision:
// see `BigFloatContext+Erf`.
extension FunctionPages {
  /// erf of 33 000, 330 000 and 3.3·10⁶ bits took 0.01, 0.33 and 16 s, and 0.004, 0.05 and 0.8 s where x or x² is next to a
  /// fraction. Outside, MPFR's took up to 0.4 s for arguments of 64 bits, and 2.5 s for √901.
  private static let errorFunctionCost = CallCost.simpler(
    .withinErrorSeries,
    .simpler(
      .nextToErrorFraction, .growing(scale: 0.000_05, power: 1.3),
      otherwise: .growing(scale: 0.000_05, power: 1.7)),
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
