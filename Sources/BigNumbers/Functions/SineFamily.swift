import NumericCore

// sin x/x and the integrals of sin x/x and cos x/x. Their series are longest where x is about half
// of the precision in bits, which is where their costs were measured.
extension FunctionPages {
  static let sineFamily: [UnaryPage] = [
    UnaryPage(
      function: .sinc, call: .enclosed(.sinc),
      bounds: .exponent, cost: .elementary,
      enclosure: .sinc,
      error: .slope(.powerOfTwo(-1)), kernel: nil,
      sensitivity: .unit, behavior: .oscillates, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .rule(.sinc), algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .halves(2, .below), pole: .none, infinity: .none),
      fpcore: .expression("(if (== |a| 0) 1 (/ (sin |a|) |a|))")),
    UnaryPage(
      function: .sineIntegral,
      call: .enclosed(.sineIntegral),
      bounds: .exponent, cost: .growing(scale: 0.0012, power: 2.3),
      enclosure: .sineIntegral,
      error: .slope(.one), kernel: nil,
      sensitivity: .unit, behavior: .tame, continuity: .continuous, defined: .everywhere,
      polesWhereVanishes: nil, identity: .odd, algebra: .none,
      neighbors: Neighbors(zero: .argument(.againstSign), pole: .none, infinity: .none),
      fpcore: .none),
    UnaryPage(
      function: .cosineIntegral,
      call: .enclosed(.cosineIntegral),
      bounds: .exponent, cost: .growing(scale: 0.0012, power: 2.3),
      enclosure: .cosineIntegral,
      error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .positive,
      polesWhereVanishes: nil, identity: .opaque, algebra: .none, neighbors: .none, fpcore: .none),
  ]
}
