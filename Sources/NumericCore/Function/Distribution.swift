/// A probability distribution of a real number.
public enum Distribution: UInt8, CaseIterable, Hashable, Sendable {
  /// Of the mean μ and the standard deviation σ > 0.
  case normal
  /// Student's t with ν > 0 degrees of freedom.
  case student
  /// χ² with k > 0 degrees of freedom.
  case chiSquared
  /// Fisher's F with d₁ > 0 and d₂ > 0 degrees of freedom.
  case fisher
  /// The number of successes in n trials, each of which succeeds with the probability p.
  case binomial
  /// The number of events of which λ ≥ 0 are expected.
  case poisson

  /// The names of the parameters.
  public var parameters: [String] {
    switch self {
    case .normal: ["mu", "sigma"]
    case .student: ["nu"]
    case .chiSquared: ["k"]
    case .fisher: ["d1", "d2"]
    case .binomial: ["n", "p"]
    case .poisson: ["lambda"]
    }
  }

  /// Whether only the whole numbers from 0 on have probabilities.
  public var isDiscrete: Bool { self == .binomial || self == .poisson }
}

/// What is asked of a distribution.
public enum DistributionAspect: UInt8, CaseIterable, Hashable, Sendable {
  /// The density at x; the probability of x itself where the distribution is discrete.
  case density
  /// The probability of numbers up to x.
  case distribution
  /// The least x up to which the probability is at least p.
  case quantile
}

extension ListFunction {
  /// The distribution and what is asked of it, for a function of a distribution.
  ///
  /// Its operands are a number and the parameters of the distribution.
  public var distribution: (Distribution, DistributionAspect)? {
    guard isDistribution else { return nil }
    let (place, aspect) = (rawValue - ListFunction.normalDensity.rawValue)
      .quotientAndRemainder(dividingBy: 3)
    guard let distribution = Distribution(rawValue: place),
      let aspect = DistributionAspect(rawValue: aspect)
    else { return nil }
    return (distribution, aspect)
  }

  /// Whether it is a function of a probability distribution.
  public var isDistribution: Bool {
    rawValue >= ListFunction.normalDensity.rawValue && rawValue < ListFunction.sum.rawValue
  }
}
