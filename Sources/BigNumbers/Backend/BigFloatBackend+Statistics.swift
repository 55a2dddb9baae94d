internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func sum(_ terms: [BigFloat]) -> BigFloat {
    withExtendedLifetime(terms) {
      var pointers = terms.map { Optional($0.storage.pointer) }
      return make { r, mode in _ = mpfr_sum(r, &pointers, UInt(pointers.count), mode) }
    }
  }

  public func dot(_ a: [BigFloat], _ b: [BigFloat]) -> BigFloat {
    precondition(
      a.count == b.count, "lists of \(a.count) and \(b.count) numbers have no dot product")
    return withExtendedLifetime((a, b)) {
      var left = a.map { Optional($0.storage.pointer) }
      var right = b.map { Optional($0.storage.pointer) }
      return make { r, mode in _ = mpfr_dot(r, &left, &right, UInt(left.count), mode) }
    }
  }

  /// A candidate m is exact when Σ terms − n·m vanishes, which `mpfr_sum` decides exactly.
  public func mean(_ terms: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    let count = BigFloat(terms.count)
    if sum(terms).isZero || !sum(terms).isRegular { return sum(terms) }
    return try ziv { inner in
      inner.divide(inner.sum(terms), count)
    } isExact: { candidate in
      let product = BigFloat.binary(
        mpfr_mul, candidate, count, bits: candidate.precision.bits + 64, .nearestEven)
      return sum(terms + [-product]).isZero
    }
  }

  public func variance(_ terms: [BigFloat], isSample: Bool) throws(LimitExceeded) -> BigFloat {
    unary(mpfr_set, try wideVariance(terms, isSample))
  }

  public func standardDeviation(
    _ terms: [BigFloat], isSample: Bool
  ) throws(LimitExceeded) -> BigFloat {
    let variance = try wideVariance(terms, isSample)
    return unary(mpfr_sqrt, variance)
  }

  private func wideVariance(_ terms: [BigFloat], _ isSample: Bool) throws(LimitExceeded) -> BigFloat
  {
    let divisor = isSample ? terms.count - 1 : terms.count
    if divisor == 0 { return notANumber }
    let inner = try BigFloatBackend(precision: .bits(2 * bits + 64), limits: limits)
    let center = try inner.mean(terms)
    let deviations = terms.map { inner.subtract($0, center) }
    return inner.divide(inner.dot(deviations, deviations), BigFloat(divisor))
  }
}
