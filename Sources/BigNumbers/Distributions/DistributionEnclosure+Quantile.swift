import NumericCore

// Quantiles of continuous distributions. All of them are numbers above 0 with a given tail, or such numbers moved and reflected.
extension DistributionEnclosure {
  /// The number below which the probability is p.
  ///
  /// - Throws: `divisionByZero` for an end of the range that is infinite.
  func quantile(_ p: BigInterval) throws(ComputationFailure) -> BigInterval {
    let (zero, one) = (context.integer(0), context.integer(1))
    let (atZero, atOne) = (try order(p, zero), try order(p, one))
    if atZero < 0 || atOne > 0 { throw .exception(.domain) }
    if distribution.isDiscrete {
      return try wholeQuantile(p, isZero: atZero == 0, isOne: atOne == 0)
    }
    if atOne == 0 { throw .exception(.divisionByZero) }
    switch distribution {
    case .normal:
      if atZero == 0 { throw .exception(.divisionByZero) }
      let standard = try DistributionEnclosure(.normal, [zero, one], context)
      let deviation = try standard.symmetricQuantile(p)
      return context.add(parameters[0], context.multiply(parameters[1], deviation))
    case .student:
      if atZero == 0 { throw .exception(.divisionByZero) }
      return try symmetricQuantile(p)
    default:
      if atZero == 0 { return zero }
      let isUpper = p.midpoint > half(one).lower
      let target = isUpper ? context.subtract(one, p) : p
      return try TailInverse(self, target, isUpper: isUpper).solution()
    }
  }

  /// The quantile of a distribution that is symmetric around 0.
  private func symmetricQuantile(
    _ p: BigInterval
  ) throws(ComputationFailure) -> BigInterval {
    let one = context.integer(1)
    let side = try order(p, half(one))
    if side == 0 { return context.integer(0) }
    let target = side > 0 ? context.subtract(one, p) : p
    let size = try TailInverse(self, target, isUpper: true).solution()
    return side > 0 ? size : context.negate(size)
  }
}
