import BigNumbers
import NumericCore

/// The multiples of 2^scale: those of a two's complement with a number of bits, or all of them.
struct FixedPointGrid {
  let scale: Int
  let bits: Int?
  let rounding: FPCoreRounding
  let overflow: FPCoreOverflow

  /// A real number rounded to the grid; beyond its bounds an infinity, unless `overflow` specifies
  /// otherwise.
  func rounded(
    _ x: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> FormatDomain.Number {
    guard case .unary(let function) = FPCoreOperation.nearbyint.function(rounding) else {
      return .real(x)
    }
    let unit = power(scale)
    let multiple = ExactReal.compute(function, x / unit)
    guard let bits else { return .real(multiple * unit) }
    let bound = power(bits - 1)
    let isBelow = try multiple.compared(to: -bound, limits: limits) == .less
    let isAbove = try multiple.compared(to: bound, limits: limits) != .less
    guard isBelow || isAbove else { return .real(multiple * unit) }
    switch overflow {
    case .infinity: return .format(.binary(isBelow ? -.infinity : .infinity))
    case .clamp: return .real((isBelow ? -bound : bound - 1) * unit)
    case .wrap:
      let turns = ExactReal.compute(.floor, (multiple + bound) / power(bits))
      return .real((multiple - turns * power(bits)) * unit)
    }
  }

  private func power(_ exponent: Int) -> ExactReal {
    .compute(.pow, 2, ExactReal(BigRational(exponent)))
  }
}
