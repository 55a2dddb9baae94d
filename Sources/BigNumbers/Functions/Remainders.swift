internal import CMPFR
import NumericCore

// Remainders, and the quotients that belong to them.
extension FunctionPages {
  static let remainders: [BinaryPage] = [
    BinaryPage(
      .modulo, call: .steps(.modulo), bounds: .none, cost: .quick,
      enclosure: .modulo, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .jumpsWithQuotient(.floor), defined: .asked,
      convention: .none, zeroDivisor: .second, composition: .remainder(.floor),
      identity: .rule(.modulo),
      algebra: .none,
      fpcore: .expression("(- |a| (* |b| (floor (/ |a| |b|))))")),
    BinaryPage(
      .truncatingRemainder, call: .mpfr(mpfr_fmod), bounds: .none, cost: .quick,
      enclosure: .truncatingRemainder, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .jumpsWithQuotient(.trunc), defined: .asked,
      convention: .none, zeroDivisor: .second, composition: .remainder(.trunc),
      identity: .rule(.truncatingRemainder),
      algebra: .none,
      fpcore: .function("fmod")),
    BinaryPage(
      .remainder, call: .mpfr(mpfr_remainder), bounds: .none, cost: .quick,
      enclosure: .remainder, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .jumpsWithQuotient(.roundEven), defined: .asked,
      convention: .none, zeroDivisor: .second, composition: .remainder(.roundEven),
      identity: .rule(.remainder),
      algebra: .none,
      fpcore: .function("remainder")),
    BinaryPage(
      .truncatingQuotient, call: .steps(.quotient(mpfr_fmodquo)), bounds: .none, cost: .quick,
      enclosure: .wholeQuotient, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, zeroDivisor: .none, composition: .lowBits(.trunc),
      identity: .rule(.wholeQuotient(.towardZero)),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      .remainderQuotient, call: .steps(.quotient(mpfr_remquo)), bounds: .none, cost: .quick,
      enclosure: .wholeQuotient, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, zeroDivisor: .none, composition: .lowBits(.roundEven),
      identity: .rule(.wholeQuotient(.toNearestOrEven)),
      algebra: .none,
      fpcore: .none),
  ]
}
