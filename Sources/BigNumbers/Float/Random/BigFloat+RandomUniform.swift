public import NumericCore

extension BigFloat {
  /// A real number, uniform between 0 and 1, rounded once.
  ///
  /// - Accuracy: the probability of a result is exactly that of the reals that round to it, however
  ///   small it is.
  /// - Domain and special values: from 0 to 1. When rounding to nearest, 1 has the probability
  ///   2^−(p+1), and 0 that of an underflow.
  /// - Complexity: linear in the precision; about p + 8 bits are drawn, in words of 64.
  /// - Source: the distribution of `mpfr_urandom`, which draws from GMP's generators.
  ///
  /// ```swift
  /// var generator = SplitMix64(seed: 1)
  /// BigFloat.randomUniform(precision: .bits(64), using: &generator)
  /// // 0.56656157517228096173
  /// ```
  public static func randomUniform(
    precision: Precision, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    random(
      in: BigFloat(0)...BigFloat(1), precision: precision, rounding: rounding, using: &generator)
  }

  /// A real number, uniform between 0 and 1, rounded once, from the system's generator.
  public static func randomUniform(
    precision: Precision, rounding: Rounding = .nearestEven
  ) -> BigFloat {
    var generator = SystemRandomNumberGenerator()
    return randomUniform(precision: precision, rounding: rounding, using: &generator)
  }

  /// One of the 2^p equally likely multiples of 2^−p in [0, 1).
  ///
  /// - Accuracy: exact; nothing is rounded.
  /// - Domain and special values: 0 has the probability 2^−p.
  /// - Complexity: linear in the precision p; ⌈p/64⌉ words are drawn, the most significant one
  ///   first.
  /// - Source: the distribution of `mpfr_urandomb`, which draws from GMP's generators.
  ///
  /// ```swift
  /// var generator = SplitMix64(seed: 1)
  /// BigFloat.randomBits(precision: .bits(8), using: &generator)
  /// // 0.566
  /// ```
  public static func randomBits(
    precision: Precision, using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    var bits = RandomBits(precision)
    var fraction = UniformDeviate()
    fraction.extend(to: (precision.bits + 7) / 8, &bits, using: &generator)
    return BigFloat(fraction, precision: precision)
  }

  /// One of the 2^p equally likely multiples of 2^−p in [0, 1), from the system's generator.
  public static func randomBits(precision: Precision) -> BigFloat {
    var generator = SystemRandomNumberGenerator()
    return randomBits(precision: precision, using: &generator)
  }
}
