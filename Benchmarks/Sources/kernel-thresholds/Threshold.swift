import NumericCore
import SuiteSupport

@testable import BigNumbers

/// A size below which one algorithm is chosen, and above which another one.
struct Threshold {
  let name: String
  /// Sizes on both sides, as far as both algorithms have them.
  let sizes: [Int]
  /// Whether the first algorithm is chosen.
  let isBelow: (Int) -> Bool
  /// The algorithms; false where one has no answer.
  let below: (Int) -> Bool
  let above: (Int) -> Bool

  /// The microseconds of both algorithms, which run in turns; nil where one has no answer.
  func times(_ size: Int, samples: Int) -> (below: Double, above: Double)? {
    // The first calls leave what is kept to the others.
    for _ in 0..<3 { _ = (below(size), above(size)) }
    guard below(size), above(size) else { return nil }
    let clock = ContinuousClock()
    func time(_ body: (Int) -> Bool, _ passes: Int) -> Double {
      let elapsed = clock.measure { for _ in 0..<passes { _ = body(size) } }
      return Double(elapsed.components.attoseconds) * 1e-12 / Double(passes)
    }
    let passes = max(1, Int(2000 / max(0.01, time(below, 1))))
    var least = (below: Double.infinity, above: Double.infinity)
    for _ in 0..<samples {
      least = (min(least.below, time(below, passes)), min(least.above, time(above, passes)))
    }
    return least
  }

  static var all: [Threshold] {
    [gamma, incompleteGamma, mean, wholePower] + roots + commonFactors + [reading] + splitting
  }

  /// A root, which is next to no fraction and no product of small primes, for which some algorithms are faster.
  static func root(_ square: Int, bits: Int) -> BigFloat {
    BigFloatContext(.bits(bits), .nearestEven).unary(.sqrt, .integer(square))
  }

  /// Γ by the coefficients of 1/Γ, to which no more limbs are stored, and by Stirling's series.
  private static var gamma: Threshold {
    Threshold(
      name: "gamma: coefficients | Stirling, limbs", sizes: [6, 10, 14, 17],
      isBelow: { $0 <= ReciprocalGamma.mostLimbs },
      below: { limbs in
        let x = root(55, bits: 64 * limbs)
        return FixedPoint.withRoom(fraction: limbs) {
          $0.gammaByReciprocal(x.operand).errorBits > 0
        }
      },
      above: { limbs in
        let x = root(55, bits: 64 * limbs)
        return FixedPoint.withRoom(fraction: limbs) { $0.gammaByStirling(x.operand) != nil }
      })
  }

  /// Γ(√7, x) of four limbs by the series for small x and by the one for large x, which needs a larger x than 184.
  private static var incompleteGamma: Threshold {
    Threshold(
      name: "gamma_inc: series | asymptotic, x", sizes: [190, 250, 400],
      isBelow: { _ in false },
      below: { size in
        let (a, x) = (root(7, bits: 200), root(size * size + 1, bits: 200))
        // The series loses as many bits as e^x has.
        return FixedPoint.withRoom(fraction: 4 + size * 3 / 2 / 64 + 1) {
          $0.gammaLessSeries(a.operand, x.operand) != nil
        }
      },
      above: { size in
        let (a, x) = (root(7, bits: 200), root(size * size + 1, bits: 200))
        return FixedPoint.withRoom(fraction: 4) { $0.asymptoticGamma(a.operand, x.operand) != nil }
      })
  }

  /// The arithmetic-geometric mean in fixed point and by MPFR.
  private static var mean: Threshold {
    Threshold(
      name: "agm: fixed point | MPFR, bits", sizes: [1024, 2000, 3000, 4000],
      isBelow: { $0 <= MediumBinaryFunction.mean.mostBits },
      below: { bits in
        let (x, y) = (root(55, bits: bits), root(3, bits: bits))
        return FixedPoint.withRoom(fraction: (bits + 24 + 63) / 64) {
          $0.compute(.mean, x.operand, y.operand) != nil
        }
      },
      above: { bits in
        let (x, y) = (root(55, bits: bits), root(3, bits: bits))
        guard case .kernel(_, let call) = BinaryFunction.arithmeticGeometricMean.page.call else {
          return false
        }
        return !BigFloatContext(.bits(bits), .nearestEven).binary(call, x, y).isNaN
      })
  }

  /// Functions in fixed point and by reduction with primes, series that are split, or means.
  private static var splitting: [Threshold] {
    let functions: [MediumFunction] = [
      .exp, .exp2, .exp10, .expMinusOne, .log, .log2, .log10, .logOnePlus, .sin, .cos, .tan, .sec,
      .csc, .cot, .asin,
      .acos, .atan, .sinh, .cosh, .tanh, .asinh, .acosh, .atanh, .gamma, .erf, .erfc,
    ]
    return functions.map { function in
      Threshold(
        name: "\(function): fixed point | splitting, bits", sizes: [2060, 2500, 3300, 4000],
        isBelow: { $0 <= MediumFunction.mostBits },
        below: { function.shortValue(Self.argument(function, bits: $0), bits: $0) != nil },
        above: { function.longValue(Self.argument(function, bits: $0), bits: $0) != nil })
    }
  }

  /// √2, or √2 − 1 where the argument is at most 1.
  private static func argument(_ function: MediumFunction, bits: Int) -> BigFloat {
    let x = root(2, bits: bits)
    return [.asin, .acos, .atanh].contains(function) ? x - .integer(1) : x
  }
}
