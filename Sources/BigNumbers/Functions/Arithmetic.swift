internal import CMPFR
import NumericCore

// The four operations and differences.
extension FunctionPages {
  static let arithmetic: [BinaryPage] = [
    BinaryPage(
      function: .add, call: .mpfr(mpfr_add), bounds: .none, cost: .quick,
      enclosure: .sum, error: .sum, sensitivity: .unit,
      behavior: .tame, continuity: .continuous, defined: .everywhere,
      convention: .none, composition: .itself, identity: .rule(.sum),
      algebra: .sum,
      fpcore: .function("+")),
    BinaryPage(
      function: .subtract, call: .mpfr(mpfr_sub), bounds: .none, cost: .quick,
      enclosure: .difference, error: .difference, sensitivity: .unit,
      behavior: .tame, continuity: .continuous, defined: .everywhere,
      convention: .none, composition: .itself, identity: .rule(.difference),
      algebra: .sum,
      fpcore: .function("-")),
    BinaryPage(
      function: .multiply, call: .mpfr(mpfr_mul), bounds: .none, cost: .quick,
      enclosure: .product, error: .product, sensitivity: .product,
      behavior: .tame, continuity: .continuous, defined: .everywhere,
      convention: .none, composition: .itself, identity: .rule(.product),
      algebra: .product,
      fpcore: .function("*")),
    BinaryPage(
      function: .divide, call: .mpfr(mpfr_div), bounds: .none, cost: .quick,
      enclosure: .quotient, error: .quotient, sensitivity: .quotient,
      behavior: .tame, continuity: .continuous, defined: .nonZeroDivisor,
      convention: .none, composition: .itself,
      identity: .rule(.quotient),
      algebra: .quotient,
      fpcore: .function("/")),
    BinaryPage(
      function: .positiveDifference, call: .mpfr(mpfr_dim), bounds: .none, cost: .quick,
      enclosure: .positiveDifference, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .positiveDifference,
      identity: .rule(.positiveDifference),
      algebra: .none,
      fpcore: .function("fdim")),
    BinaryPage(
      function: .relativeDifference, call: .steps(.relativeDifference), bounds: .none, cost: .quick,
      enclosure: .relativeDifference, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .zeroOfFirst, defined: .asked,
      convention: .none, composition: .relativeDifference,
      identity: .rule(.relativeDifference),
      algebra: .none,
      fpcore: .expression("(/ (fabs (- |a| |b|)) |a|)")),
  ]
}
