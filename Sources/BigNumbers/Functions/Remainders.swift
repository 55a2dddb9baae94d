internal import CMPFR
import NumericCore

// Remainders, and the quotients that belong to them.
extension FunctionPages {
  static let remainders: [BinaryPage] = [
    BinaryPage(
      function: .modulo, call: .steps(.modulo), bounds: .none, cost: .quick,
      enclosure: .modulo, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .jumpsWithQuotient(.floor), defined: .asked,
      convention: .none, composition: .remainder(.floor),
      identity: .rule(.modulo),
      algebra: .none,
      fpcore: .expression("(- |a| (* |b| (floor (/ |a| |b|))))")),
    BinaryPage(
      function: .truncatingRemainder, call: .mpfr(mpfr_fmod), bounds: .none, cost: .quick,
      enclosure: .truncatingRemainder, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .jumpsWithQuotient(.trunc), defined: .asked,
      convention: .none, composition: .remainder(.trunc),
      identity: .rule(.truncatingRemainder),
      algebra: .none,
      fpcore: .function("fmod")),
    BinaryPage(
      function: .remainder, call: .mpfr(mpfr_remainder), bounds: .none, cost: .quick,
      enclosure: .remainder, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .jumpsWithQuotient(.roundEven), defined: .asked,
      convention: .none, composition: .remainder(.roundEven),
      identity: .rule(.remainder),
      algebra: .none,
      fpcore: .function("remainder")),
    BinaryPage(
      function: .truncatingQuotient, call: .steps(.quotient(mpfr_fmodquo)), bounds: .none,
      cost: .quick,
      enclosure: .wholeQuotient, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, composition: .lowBits(.trunc),
      identity: .rule(.wholeQuotient(.towardZero)),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .remainderQuotient, call: .steps(.quotient(mpfr_remquo)), bounds: .none,
      cost: .quick,
      enclosure: .wholeQuotient, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, composition: .lowBits(.roundEven),
      identity: .rule(.wholeQuotient(.toNearestOrEven)),
      algebra: .none,
      fpcore: .none),
  ]
}
