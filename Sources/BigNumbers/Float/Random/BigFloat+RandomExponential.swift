public import NumericCore

extension BigFloat {
  /// A real number of the exponential distribution with a mean, rounded once.
  ///
  /// - Accuracy: the probability of a result is exactly that of the reals that round to it.
  /// - Domain and special values: the mean is finite and positive. Results beyond the range of
  ///   exponents overflow or underflow as the rounding specifies.
  /// - Complexity: linear in the precision; the tests count 2.1 words of 64 bits on average for a
  ///   result of 53 bits, and 16.6 for one of 1000.
  /// - Source: J. von Neumann, "Various techniques used in connection with random digits", NBS
  ///   Applied Mathematics Series 12, 1951; Algorithm V of Karney, ACM TOMS 42(1), 2016, which
  ///   `mpfr_erandom` runs on GMP's generators.
  ///
  /// All bits come from the generator. One that repeats a few words may never decide a number: some
  /// thousand words without a decision stop the program.
  ///
  /// ```swift
  /// var generator = SplitMix64(seed: 1)
  /// BigFloat.randomExponential(precision: .bits(100), using: &generator)
  /// // 0.0397632441039262005924825491385
  /// ```
  public static func randomExponential(
    mean: BigFloat = BigFloat(1), precision: Precision, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    precondition(
      mean.isRegular && !mean.isNegative,
      "an exponential distribution has a finite mean above 0, not \(mean)")
    return exponential(.multiplied(by: mean), precision, rounding, &generator)
  }

  /// A real number of the exponential distribution with a rate, the reciprocal of the mean, rounded
  /// once.
  ///
  /// - Accuracy: the probability of a result is exactly that of the reals that round to it; the
  ///   mean is not rounded first.
  /// - Domain and special values: the rate is finite and positive.
  /// - Complexity: as with a mean.
  /// - Source: as with a mean.
  public static func randomExponential(
    rate: BigFloat, precision: Precision, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    precondition(
      rate.isRegular && !rate.isNegative,
      "an exponential distribution has a finite rate above 0, not \(rate)")
    return exponential(.divided(by: rate), precision, rounding, &generator)
  }

  /// A real number of the exponential distribution with a mean, rounded once, from the system's
  /// generator.
  public static func randomExponential(
    mean: BigFloat = BigFloat(1), precision: Precision, rounding: Rounding = .nearestEven
  ) -> BigFloat {
    var generator = SystemRandomNumberGenerator()
    return randomExponential(
      mean: mean, precision: precision, rounding: rounding, using: &generator)
  }

  /// A real number of the exponential distribution with a rate, rounded once, from the system's
  /// generator.
  public static func randomExponential(
    rate: BigFloat, precision: Precision, rounding: Rounding = .nearestEven
  ) -> BigFloat {
    var generator = SystemRandomNumberGenerator()
    return randomExponential(
      rate: rate, precision: precision, rounding: rounding, using: &generator)
  }

  private static func exponential(
    _ map: DeviateMap, _ precision: Precision, _ rounding: Rounding,
    _ generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    var sampler = DeviateSampler(precision)
    let deviate = sampler.exponential(using: &generator)
    return rounded(
      deviate, map, precision, rounding, &sampler,
      using: &generator)
  }
}
