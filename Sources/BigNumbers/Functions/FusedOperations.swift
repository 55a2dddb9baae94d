internal import CMPFR
import NumericCore

// Sums of products, and angles of points in units.
extension FunctionPages {
  static let fused: [ListPage] = [
    ListPage(
      function: .fusedMultiplyAdd, call: .ternary(mpfr_fma),
      enclosure: .productAndTerm(isSum: true),
      behavior: .jumps, hasBranchCut: false,
      composition: .productAndTerm(.add), algebra: .none,
      fpcore: .function("fma")),
    ListPage(
      function: .fusedMultiplySubtract, call: .ternary(mpfr_fms),
      enclosure: .productAndTerm(isSum: false),
      behavior: .jumps, hasBranchCut: false,
      composition: .productAndTerm(.subtract), algebra: .none,
      fpcore: .expression("(fma |a| |b| (- |c|))")),
    ListPage(
      function: .atan2Units, call: .steps(.atan2Units), enclosure: .angle,
      behavior: .jumps, hasBranchCut: true,
      composition: .itself, algebra: .none,
      fpcore: .expression("(/ (* (atan2 |a| |b|) |c|) (* 2 PI))")),
    ListPage(
      function: .sumOfProducts, call: .quaternary(mpfr_fmma), enclosure: .products(isSum: true),
      behavior: .plain, hasBranchCut: false,
      composition: .products(.add), algebra: .none,
      fpcore: .expression("(+ (* |a| |b|) (* |c| |d|))")),
    ListPage(
      function: .differenceOfProducts, call: .quaternary(mpfr_fmms),
      enclosure: .products(isSum: false),
      behavior: .plain, hasBranchCut: false,
      composition: .products(.subtract), algebra: .none,
      fpcore: .expression("(- (* |a| |b|) (* |c| |d|))")),
  ]
}
