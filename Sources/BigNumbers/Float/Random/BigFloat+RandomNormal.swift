public import NumericCore

extension BigFloat {
  /// A real number of the normal distribution, rounded once.
  ///
  /// The deviate is exact: as many of its digits are drawn as the rounding of mean + deviation·x
  /// needs, and all follow the distribution. The tails are therefore complete, and any two
  /// roundings of the same draw agree, whatever their precision and direction.
  ///
  /// - Accuracy: the probability of a result is exactly that of the reals that round to it.
  /// - Domain and special values: mean and deviation are finite, and the deviation is not negative;
  ///   a deviation of 0 gives the rounded mean and draws nothing. Results beyond the range of
  ///   exponents overflow as the rounding specifies.
  /// - Complexity: linear in the precision; the tests count 3.0 words of 64 bits on average for a
  ///   result of 53 bits, and 17.9 for one of 1000.
  /// - Source: Algorithm N of C. F. F. Karney, "Sampling exactly from the normal distribution", ACM
  ///   TOMS 42(1), 2016, arXiv:1303.6257, which `mpfr_nrandom` runs on GMP's generators.
  ///
  /// All bits come from the generator. One that repeats a few words may never decide a number: some
  /// thousand words without a decision stop the program.
  ///
  /// ```swift
  /// var generator = SplitMix64(seed: 1)
  /// BigFloat.randomNormal(precision: .bits(100), using: &generator)
  /// // -0.345901433949954198448740888537
  /// ```
  public static func randomNormal(
    mean: BigFloat = BigFloat(0), standardDeviation: BigFloat = BigFloat(1),
    precision: Precision, rounding: Rounding = .nearestEven,
    using generator: inout some RandomNumberGenerator
  ) -> BigFloat {
    precondition(
      mean.isRegular || mean.isZero, "a normal distribution has a finite mean, not \(mean)")
    precondition(
      standardDeviation.isZero || standardDeviation.isRegular && !standardDeviation.isNegative,
      "a standard deviation is finite and not negative, not \(standardDeviation)")
    if standardDeviation.isZero {
      return BigFloat(mean, precision: precision, rounding: rounding)
    }
    var sampler = DeviateSampler(precision)
    let deviate = sampler.normal(using: &generator)
    return rounded(
      deviate, .affine(mean: mean, deviation: standardDeviation), precision, rounding, &sampler,
      using: &generator)
  }

  /// A real number of the normal distribution, rounded once, from the system's generator.
  public static func randomNormal(
    mean: BigFloat = BigFloat(0), standardDeviation: BigFloat = BigFloat(1),
    precision: Precision, rounding: Rounding = .nearestEven
  ) -> BigFloat {
    var generator = SystemRandomNumberGenerator()
    return randomNormal(
      mean: mean, standardDeviation: standardDeviation, precision: precision, rounding: rounding,
      using: &generator)
  }
}
