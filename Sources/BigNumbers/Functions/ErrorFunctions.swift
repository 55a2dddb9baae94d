import NumericCore

// The error function and its complement. `mpfr_erf` has a defect for arguments of high precision:
// see `BigFloatContext+Erf`.
extension FunctionPages {
  static let errorFunctions: [UnaryPage] = [
    UnaryPage(
      .erf, call: .steps(.erf), bounds: .none, cost: .growing(scale: 0.06, power: 1.5),
      enclosure: .monotone(.increasing()), error: .errorFunction, kernel: nil,
      sensitivity: .unit, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .odd, algebra: .none,
      neighbors: Neighbors(
        zero: .none, pole: .none, infinity: .sign(isOutside: false, isSquared: true)),
      fpcore: .function("erf")),
    UnaryPage(
      .erfc, call: .steps(.erfc), bounds: .none, cost: .growing(scale: 0.06, power: 1.5),
      enclosure: .monotone(.decreasing()), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.erfc), algebra: .none,
      neighbors: Neighbors(
        zero: .halves(2, .againstSign), pole: .none,
        infinity: .below(2, isAbove: false, isSquared: true)),
      fpcore: .function("erfc")),
  ]
}
