internal import CMPFR
import NumericCore

// Sums, extremes and moments.
extension FunctionPages {
  static let statistics: [ListPage] = [
    ListPage(
      function: .sum, call: .steps(.sum), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .sum, algebra: .none,
      fpcore: .folded("+")),
    ListPage(
      function: .dot, call: .steps(.dot), enclosure: .dot,
      behavior: .plain, hasBranchCut: false,
      composition: .dot, algebra: .none,
      fpcore: .composed),
    ListPage(
      function: .minimum, call: .steps(.extremum(mpfr_min)), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .itself, algebra: .choice,
      fpcore: .folded("fmin")),
    ListPage(
      function: .maximum, call: .steps(.extremum(mpfr_max)), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .itself, algebra: .choice,
      fpcore: .folded("fmax")),
    ListPage(
      function: .mean, call: .steps(.mean), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .mean, algebra: .none,
      fpcore: .composed),
    ListPage(
      function: .median, call: .steps(.median), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .itself, algebra: .choice,
      fpcore: .none),
    ListPage(
      function: .variance, call: .steps(.variance(isSample: true)),
      enclosure: .variance(isSample: true),
      behavior: .plain, hasBranchCut: false,
      composition: .variance(isSample: true), algebra: .none,
      fpcore: .none),
    ListPage(
      function: .populationVariance, call: .steps(.variance(isSample: false)),
      enclosure: .variance(isSample: false),
      behavior: .plain, hasBranchCut: false,
      composition: .variance(isSample: false), algebra: .none,
      fpcore: .none),
    ListPage(
      function: .standardDeviation, call: .steps(.standardDeviation(isSample: true)),
      enclosure: .deviation(isSample: true),
      behavior: .plain, hasBranchCut: false,
      composition: .deviation(isSample: true), algebra: .none,
      fpcore: .none),
    ListPage(
      function: .populationStandardDeviation, call: .steps(.standardDeviation(isSample: false)),
      enclosure: .deviation(isSample: false),
      behavior: .plain, hasBranchCut: false,
      composition: .deviation(isSample: false), algebra: .none,
      fpcore: .none),
  ]
}
