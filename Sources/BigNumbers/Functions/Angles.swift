internal import CMPFR
import NumericCore

// Angles of points, and circular functions of angles in a unit of which u make a turn.
extension FunctionPages {
  static let angles: [BinaryPage] = [
    BinaryPage(
      function: .atan2, call: .kernel(.angle, mpfr_atan2), bounds: .none, cost: .elementary,
      enclosure: .angle, error: .ends, sensitivity: .conditioned,
      behavior: .jumps, continuity: .branchCut, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.angle),
      algebra: .none,
      fpcore: .function("atan2")),
    BinaryPage(
      function: .sinUnits, call: .units(.sinUnits, mpfr_sinu), bounds: .none, cost: .elementary,
      enclosure: .circular, error: .ends, sensitivity: .circularUnits,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.units(.sin)),
      algebra: .none,
      fpcore: .expression("(sin (/ (* (* 2 PI) |a|) |b|))")),
    BinaryPage(
      function: .cosUnits, call: .units(.cosUnits, mpfr_cosu), bounds: .none, cost: .elementary,
      enclosure: .circular, error: .ends, sensitivity: .circularUnits,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.units(.cos)),
      algebra: .none,
      fpcore: .expression("(cos (/ (* (* 2 PI) |a|) |b|))")),
    BinaryPage(
      function: .tanUnits, call: .units(.tanUnits, mpfr_tanu), bounds: .none, cost: .elementary,
      enclosure: .circular, error: .ends, sensitivity: .circularUnits,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.units(.tan)),
      algebra: .none,
      fpcore: .expression("(tan (/ (* (* 2 PI) |a|) |b|))")),
    BinaryPage(
      function: .asinUnits, call: .units(.asinUnits, mpfr_asinu), bounds: .none, cost: .elementary,
      enclosure: .inverseCircular, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .itself,
      identity: .rule(.inverseUnits(.asin)),
      algebra: .none,
      fpcore: .expression("(/ (* (asin |a|) |b|) (* 2 PI))")),
    BinaryPage(
      function: .acosUnits, call: .units(.acosUnits, mpfr_acosu), bounds: .none, cost: .elementary,
      enclosure: .inverseCircular, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .itself,
      identity: .rule(.inverseUnits(.acos)),
      algebra: .none,
      fpcore: .expression("(/ (* (acos |a|) |b|) (* 2 PI))")),
    BinaryPage(
      function: .atanUnits, call: .units(.atanUnits, mpfr_atanu), bounds: .none, cost: .elementary,
      enclosure: .inverseCircular, error: .ends, sensitivity: .conditioned,
      behavior: .plain, continuity: .continuous, defined: .asked,
      convention: .none, composition: .itself,
      identity: .rule(.inverseUnits(.atan)),
      algebra: .none,
      fpcore: .expression("(/ (* (atan |a|) |b|) (* 2 PI))")),
  ]
}
