internal import CMPFR
import NumericCore

// Signs, neighbours and powers of two.
extension FunctionPages {
  static let scalings: [BinaryPage] = [
    BinaryPage(
      function: .copySign, call: .mpfr(mpfr_copysign), bounds: .none, cost: .quick,
      enclosure: .copySign, error: .ends, sensitivity: .conditioned,
      behavior: .jumps, continuity: .signOfSecond, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.copySign),
      algebra: .none,
      fpcore: .function("copysign")),
    BinaryPage(
      function: .nextToward, call: .steps(.nextToward), bounds: .none, cost: .quick,
      enclosure: .nextToward, error: .ends, sensitivity: .conditioned,
      behavior: .ofFormats, continuity: .nowhere, defined: .asked,
      convention: .none, composition: .itself, identity: .formless,
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .scaleByPowerOfTwo, call: .steps(.scaling), bounds: .none, cost: .quick,
      enclosure: .scaling, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .secondVaries, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.scaling),
      algebra: .none,
      fpcore: .expression("(* |a| (exp2 |b|))")),
  ]
}
