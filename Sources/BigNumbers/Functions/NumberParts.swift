internal import CMPFR
import NumericCore

// Fractions, neighbours at a precision, exponents and significands.
extension FunctionPages {
  static let neighborsAndParts: [UnaryPage] = [
    UnaryPage(
      function: .fraction, call: .mpfr(mpfr_frac), bounds: .none, cost: .quick,
      enclosure: .fraction, error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .jumpsWith(.trunc), defined: .asked,
      polesWhereVanishes: nil, identity: .fraction, algebra: .none,
      neighbors: .none,
      fpcore: .expression("(- |a| (trunc |a|))")),
    UnaryPage(
      function: .nextAbove, call: .steps(.neighbor(.up)), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .ofFormats, continuity: .nowhere, defined: .asked,
      polesWhereVanishes: nil, identity: .formless(keepsIntegers: false), algebra: .none,
      neighbors: .none,
      fpcore: .none),
    UnaryPage(
      function: .nextBelow, call: .steps(.neighbor(.down)), bounds: .none, cost: .quick,
      enclosure: .monotone(.increasing()), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .ofFormats, continuity: .nowhere, defined: .asked,
      polesWhereVanishes: nil, identity: .formless(keepsIntegers: false), algebra: .none,
      neighbors: .none,
      fpcore: .none),
    UnaryPage(
      function: .binaryExponent, call: .steps(.binaryExponent), bounds: .none, cost: .quick,
      enclosure: .binaryExponent, error: .ends, kernel: nil,
      sensitivity: .settled, behavior: [.jumps, .whole], continuity: .constantBetweenJumps,
      defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.binaryExponent), algebra: .none,
      neighbors: .none,
      fpcore: .none),
    UnaryPage(
      function: .binarySignificand, call: .steps(.binarySignificand), bounds: .none, cost: .quick,
      enclosure: .binarySignificand, error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .jumps, continuity: .jumpsWith(.binaryExponent),
      defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.binarySignificand), algebra: .none,
      neighbors: .none,
      fpcore: .none),
  ]
}
