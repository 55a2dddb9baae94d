import NumericCore

// Densities, probabilities and quantiles of distributions: `DistributionProblem` computes all of them.
extension FunctionPages {
  static let distributions: [ListPage] =
    ListFunction.allCases.filter(\.isDistribution).map { function in
      let behavior: Behavior =
        switch function.distribution {
        case (let distribution, .quantile)? where distribution.isDiscrete: [.jumps, .whole]
        case (let distribution, _)? where distribution.isDiscrete: .jumps
        default: .plain
        }
      return ListPage(
        function: function, call: .distribution, enclosure: .distribution,
        behavior: behavior, hasBranchCut: false, composition: .itself,
        algebra: .none, fpcore: .none)
    }
}
