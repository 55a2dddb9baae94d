internal import CMPFR
import NumericCore

// Powers, roots of any index and logarithms to any base.
extension FunctionPages {
  static let powers: [BinaryPage] = [
    BinaryPage(
      function: .root, call: .kernel(.root, ulp_rootn), bounds: .none, cost: .elementary,
      enclosure: .root, error: .root, sensitivity: .root,
      behavior: .plain, continuity: .secondVaries, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.root),
      algebra: .rootOfIndex,
      fpcore: .none),
    BinaryPage(
      function: .hypot, call: .mpfr(mpfr_hypot), bounds: .none, cost: .quick,
      enclosure: .length, error: .length, sensitivity: .unit,
      behavior: .tame, continuity: .continuous, defined: .everywhere,
      convention: .none, composition: .itself, identity: .rule(.length),
      algebra: .length,
      fpcore: .function("hypot")),
    BinaryPage(
      function: .pow, call: .kernel(.power, ulp_pow), bounds: .none, cost: .twiceElementary,
      enclosure: .power, error: .power(ofPositive: false), sensitivity: .power,
      behavior: .plain, continuity: .power, defined: .power,
      convention: .none, composition: .itself, identity: .rule(.power),
      algebra: .power,
      fpcore: .function("pow")),
    BinaryPage(
      function: .powr, call: .kernel(.positivePower, mpfr_powr), bounds: .none,
      cost: .twiceElementary,
      enclosure: .positivePower, error: .power(ofPositive: true), sensitivity: .power,
      behavior: .plain, continuity: .power, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.power),
      algebra: .none,
      fpcore: .expression("(pow |a| |b|)")),
    BinaryPage(
      function: .compound, call: .steps(.compound), bounds: .none, cost: .twiceElementary,
      enclosure: .compound, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .secondVaries, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.powerOfOnePlus),
      algebra: .none,
      fpcore: .expression("(pow (+ 1 |a|) |b|)")),
    BinaryPage(
      function: .logBase, call: .steps(.logarithm), bounds: .none, cost: .twiceElementary,
      enclosure: .logarithm, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .logarithm, identity: .rule(.logarithm),
      algebra: .none,
      fpcore: .expression("(/ (log |a|) (log |b|))")),
  ]
}
