internal import CMPFR
import NumericCore

// Sums, extremes and moments.
extension FunctionPages {
  static let statistics: [ListPage] = [
    ListPage(
      .sum, call: .steps(.sum), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .sum, algebra: .none,
      fpcore: .folded("+")),
    ListPage(
      .dot, call: .steps(.dot), enclosure: .dot,
      behavior: .plain, hasBranchCut: false,
      composition: .dot, algebra: .none,
      fpcore: .composed),
    ListPage(
      .minimum, call: .steps(.extremum(mpfr_min)), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .itself, algebra: .choice,
      fpcore: .folded("fmin")),
    ListPage(
      .maximum, call: .steps(.extremum(mpfr_max)), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .itself, algebra: .choice,
      fpcore: .folded("fmax")),
    ListPage(
      .mean, call: .steps(.mean), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .mean, algebra: .none,
      fpcore: .composed),
    ListPage(
      .median, call: .steps(.median), enclosure: .increasing,
      behavior: .plain, hasBranchCut: false,
      composition: .itself, algebra: .choice,
      fpcore: .none),
    ListPage(
      .variance, call: .steps(.variance(isSample: true)), enclosure: .variance(isSample: true),
      behavior: .plain, hasBranchCut: false,
      composition: .variance(isSample: true), algebra: .none,
      fpcore: .none),
    ListPage(
      .populationVariance, call: .steps(.variance(isSample: false)),
      enclosure: .variance(isSample: false),
      behavior: .plain, hasBranchCut: false,
      composition: .variance(isSample: false), algebra: .none,
      fpcore: .none),
    ListPage(
      .standardDeviation, call: .steps(.standardDeviation(isSample: true)),
      enclosure: .deviation(isSample: true),
      behavior: .plain, hasBranchCut: false,
      composition: .deviation(isSample: true), algebra: .none,
      fpcore: .none),
    ListPage(
      .populationStandardDeviation, call: .steps(.standardDeviation(isSample: false)),
      enclosure: .deviation(isSample: false),
      behavior: .plain, hasBranchCut: false,
      composition: .deviation(isSample: false), algebra: .none,
      fpcore: .none),
  ]
}
