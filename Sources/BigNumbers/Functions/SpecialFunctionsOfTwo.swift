internal import CMPFR
import NumericCore

// Special functions of two numbers.
extension FunctionPages {
  static let specialOfTwo: [BinaryPage] = [
    BinaryPage(
      function: .incompleteGamma, call: .steps(.incompleteGamma), bounds: [.magnitude, .tiny],
      cost: .growing(scale: 0.02, power: 3.1),
      enclosure: .incompleteGamma, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .integralFromZero, composition: .itself,
      identity: .rule(.incompleteGamma),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .beta, call: .steps(.beta), bounds: [.exponent, .tiny],
      cost: .growing(scale: 0.009, power: 3.1),
      enclosure: .beta, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .poleOfGamma, composition: .itself, identity: .rule(.beta),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .besselJ, call: .indexed(.besselJ, mpfr_jn), bounds: .none,
      cost: .growing(scale: 0.02, power: 1.8),
      enclosure: .bessel, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .firstVaries, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.bessel),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .besselY, call: .indexed(.besselY, mpfr_yn), bounds: .none,
      cost: .growing(scale: 0.02, power: 1.8),
      enclosure: .bessel, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .firstVaries, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.bessel),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .arithmeticGeometricMean, call: .kernel(.mean, mpfr_agm), bounds: .none,
      cost: .elementary,
      enclosure: .arithmeticGeometricMean, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .negativeArgument, composition: .itself,
      identity: .rule(.mean),
      algebra: .none,
      fpcore: .none),
  ]
}
