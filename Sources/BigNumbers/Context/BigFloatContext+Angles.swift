internal import CMPFR
import NumericCore

// Circular functions of angles in a unit of which u make a turn. MPFR reduces x modulo u exactly,
// so that the reduction needs no π and special angles have exact results.
extension BigFloatContext {
  /// The angle of the point (x, y).
  ///
  /// MPFR uses as many bits as the exponents of y and x differ by, so that angles next to an axis are not left to it.
  func atan2(
    y: BigFloat, x: BigFloat, unitsPerTurn u: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    guard let word = u.word, word > 0 else { return notANumber }
    if let above = y.binaryExponent, let below = x.binaryExponent {
      // The exponents of regular numbers are less than 2⁶² in magnitude.
      let gap = above - below
      if gap.magnitude > max(bits, 64) + 16 {
        return try angleNextToAxis(y: y, x: x, u, isSteep: gap > 0)
      }
    }
    return make { r, mode in y.read { y in x.read { x in mpfr_atan2u(r, y, x, word, mode) } } }
  }

  /// The angle where the smaller coordinate is less than 2^(−15) units in the last place of the larger one.
  ///
  /// On the positive x axis it is y·u/(2πx), less by a third of (y/x)² of itself. Next to another axis no number of a few
  /// bits more lies between it and u/4 or u/2, so that both neighbours of these round alike.
  private func angleNextToAxis(
    y: BigFloat, x: BigFloat, _ u: BigFloat, isSteep: Bool
  ) throws(LimitExceeded) -> BigFloat {
    if !isSteep, !x.isNegative {
      return try ziv { inner throws(LimitExceeded) in
        let fine = BigFloatContext(
          within: limits, precision: .bits(inner.bits + 8), rounding: .nearestEven)
        let turn = fine.multiply(BigFloat.integer(2), try fine.constant(.pi))
        return inner.divide(fine.multiply(fine.divide(y, x), u), turn)
      }
    }
    let wide = BigFloatContext(
      within: limits, precision: .bits(max(bits, 64) + 4), rounding: .nearestEven)
    let axis = wide.unary(mpfr_set, u.scaled(isSteep ? -2 : -1))
    let beside = wide.neighbor(of: axis, isSteep && x.isNegative ? .up : .down)
    defer { mpfr_set_inexflag() }
    return unary(mpfr_set, y.isNegative ? -beside : beside)
  }
}
