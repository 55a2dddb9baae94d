import NumericCore

// Densities, distribution functions and quantiles, by the names of MATLAB and Octave; those of R where no unit has them.
extension Catalogue {
  static let distributions: [FunctionRow] = [
    row(
      .normalDensity, "normpdf", "dnorm", "density of the normal distribution",
      ("normpdf(1)", "0.24197072451914334979783019293556065482867197073744")),
    row(
      .normalDistribution, "normcdf", "pnorm", "normal probability of numbers up to x",
      ("normcdf(1)", "0.8413447460685429485852325456320379224779129667266")),
    row(
      .normalQuantile, "norminv", "qnorm", "number up to which the normal probability is p",
      ("norminv(0.975)", "1.9599639845400542355245944305205515279555500778695")),
    row(
      .studentDensity, "tpdf", nil, "density of Student's t distribution",
      ("tpdf(1, 5)", "0.21967979735098057360393909765549477315912192094133")),
    row(
      .studentDistribution, "tcdf", nil, "probability of t up to x",
      ("tcdf(2, 5)", "0.94903026058507082187731944707885628468930095941712")),
    row(
      .studentQuantile, "tinv", nil, "number up to which the probability of t is p",
      ("tinv(0.975, 5)", "2.570581835636315514696246217439633513341530557397")),
    row(
      .chiSquaredDensity, "chi2pdf", "dchisq", "density of the χ² distribution",
      ("chi2pdf(3, 4)", "0.16734762011132237169996035307300939100662872202081")),
    row(
      .chiSquaredDistribution, "chi2cdf", "pchisq", "probability of χ² up to x",
      ("chi2cdf(4, 3)", "0.73853587005088937779717792402407879809718939080921")),
    row(
      .chiSquaredQuantile, "chi2inv", "qchisq", "number up to which the probability of χ² is p",
      ("chi2inv(0.95, 3)", "7.8147279032511799552689948735204502691658177899033")),
    row(
      .fisherDensity, "fpdf", nil, "density of Fisher's F distribution",
      ("fpdf(1, 2, 2)", "0.25")),
    row(
      .fisherDistribution, "fcdf", nil, "probability of F up to x", ("fcdf(3, 2, 2)", "0.75")),
    row(
      .fisherQuantile, "finv", nil, "number up to which the probability of F is p",
      ("finv(0.75, 2, 2)", "3")),
    row(
      .binomialDensity, "binopdf", "dbinom", "probability of k successes in n trials",
      ("binopdf(3, 10, 0.3)", "0.266827932")),
    row(
      .binomialDistribution, "binocdf", "pbinom", "probability of up to k successes in n trials",
      ("binocdf(3, 10, 0.3)", "0.6496107184")),
    row(
      .binomialQuantile, "binoinv", "qbinom", "least number of successes up to which it is q",
      ("binoinv(0.9, 10, 0.3)", "5")),
    row(
      .poissonDensity, "poisspdf", "dpois", "probability of k events where λ are expected",
      ("poisspdf(2, 3)", "0.2240418076553877434070408704252779948426481648479")),
    row(
      .poissonDistribution, "poisscdf", "ppois", "probability of up to k events",
      ("poisscdf(2, 3)", "0.4231900811268435153244105330255251013694465336016")),
    row(
      .poissonQuantile, "poissinv", "qpois", "least number of events up to which it is p",
      ("poissinv(0.9, 4)", "7")),
  ]

  /// A function of a distribution.
  private static func row(
    _ function: ListFunction, _ name: String, _ alias: String?, _ summary: String,
    _ example: (expression: String, result: String)
  ) -> FunctionRow {
    guard let (distribution, aspect) = function.distribution else {
      preconditionFailure("\(function) is a function of a distribution")
    }
    let parameters = distribution.parameters
    let isNormal = distribution == .normal
    return FunctionRow(
      name: name, aliases: alias.map { [$0] } ?? [],
      parameters: [argument(distribution, aspect)] + parameters,
      optional: isNormal ? [.number("mu"), .number("sigma", 1)] : [],
      form: .numbers(function), domain: domain(distribution, aspect),
      special: special(distribution, aspect), units: .plainNumbers,
      accuracy: [.correctlyRounded], complexity: .distribution, summary: summary,
      example: example, source: source(distribution))
  }

  private static func argument(
    _ distribution: Distribution, _ aspect: DistributionAspect
  ) -> String {
    if aspect == .quantile { return distribution == .binomial ? "q" : "p" }
    return distribution.isDiscrete ? "k" : "x"
  }

  private static func domain(
    _ distribution: Distribution, _ aspect: DistributionAspect
  ) -> String {
    let (parameters, probabilities, pole) =
      switch distribution {
      case .normal: ("sigma > 0", "0 < p < 1", "")
      case .student: ("nu > 0", "0 < p < 1", "")
      case .chiSquared: ("k > 0", "0 ≤ p < 1", ", and x ≠ 0 if k < 2")
      case .fisher: ("d1 > 0, d2 > 0", "0 ≤ p < 1", ", and x ≠ 0 if d1 < 2")
      case .binomial: ("a whole number n ≥ 0, 0 ≤ p ≤ 1", "0 ≤ q ≤ 1", "")
      case .poisson: ("lambda ≥ 0", "0 ≤ p < 1", "")
      }
    return switch aspect {
    case .density: parameters + pole
    case .distribution: parameters
    case .quantile: probabilities + ", " + parameters
    }
  }

  private static func special(
    _ distribution: Distribution, _ aspect: DistributionAspect
  ) -> String {
    let others = "; NaN outside the domain and for NaN"
    return switch aspect {
    case .density:
      switch distribution {
      case .chiSquared: "0 for x < 0; +∞ at 0 for k < 2" + others
      case .fisher: "0 for x < 0; +∞ at 0 for d1 < 2" + others
      case .binomial, .poisson: "0 for numbers that are not whole and for ±∞" + others
      default: "0 for ±∞" + others
      }
    case .distribution: "0 for −∞ and 1 for +∞" + others
    case .quantile:
      switch distribution {
      case .normal, .student: "−∞ for 0 and +∞ for 1" + others
      case .chiSquared, .fisher, .poisson: "0 for 0 and +∞ for 1" + others
      case .binomial: "0 for 0 and n for 1" + others
      }
    }
  }

  private static func source(_ distribution: Distribution) -> String {
    switch distribution {
    case .normal: "DLMF 7.1, 7.17"
    case .chiSquared, .poisson: "DLMF 8.2, 8.11.4, 8.8.2"
    case .student, .fisher, .binomial: "DLMF 8.17.8, 8.17.24"
    }
  }
}

extension Complexity {
  fileprivate static let distribution = Complexity(
    "O(√(n + p)·M(p)) for parameters of a size n; a quantile is some twenty probabilities")
}
