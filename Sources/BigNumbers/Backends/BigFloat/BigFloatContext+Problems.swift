internal import CMPFR
import NumericCore

// Values that are enclosed until their rounding is decided.
extension BigFloatContext {
  /// The value that a problem of fractions has, correctly rounded; NaN where it has none.
  func solved<Problem: EnclosedValue>(
    _ arguments: Registers<BigFloat>,
    _ problem: ([BigRational]) throws(ComputationFailure) -> Problem
  ) throws(LimitExceeded) -> BigFloat {
    ulp_prepare_thread()
    let flags = ulp_flags()
    guard let fractions = try Self.fractions(arguments, limits) else {
      return make { r, _ in r.setNaN() }
    }
    return try Deadline.within(limits) { () throws(LimitExceeded) in
      do throws(ComputationFailure) {
        var problem = try problem(fractions)
        if let value = try problem.exactValue() {
          ulp_restore_flags(flags)
          return make { r, mode in value.read { mpfr_set_q(r, $0, mode) } }
        }
        return try rounded(&problem, flags)
      } catch {
        ulp_restore_flags(flags)
        switch error {
        case .exception(.overflow): return unary(mpfr_set, .infinity)
        case .exception, .inapplicable: return make { r, _ in r.setNaN() }
        case .undecided:
          throw LimitExceeded(limit: .workingPrecision, allowed: limits.workingPrecision)
        case .limit(.underflow):
          // A product that is too small in every direction of rounding.
          let least = BigFloat.integer(1).scaled(1 - 1 << 62)
          return binary(mpfr_mul, least, least)
        case .limit(let limit): throw limit
        }
      }
    }
  }

  /// Encloses the value until both ends round to the same number.
  ///
  /// MPFR's flags are restored before the rounding, because those raised by enclosures say nothing
  /// about the result.
  private func rounded(
    _ problem: inout some EnclosedValue, _ flags: mpfr_flags_t
  ) throws(ComputationFailure) -> BigFloat {
    var working = bits + 32
    while true {
      let value = try problem.enclosure(bits: working)
      ulp_restore_flags(flags)
      let (low, high) = (unary(mpfr_set, value.lower), unary(mpfr_set, value.upper))
      // A value that is a short number, or half-way between two, is never told from it by an enclosure.
      let middle = BigFloat.binary(mpfr_add, low, high, bits: bits + 2, .nearestEven).halved
      for candidate in low == high ? [low] : [low, high, middle] where value.contains(candidate) {
        guard let fraction = try? BigRational(exactly: candidate),
          try problem.isSolved(by: fraction)
        else { continue }
        ulp_restore_flags(flags)
        return unary(mpfr_set, candidate)
      }
      if low == high {
        ulp_restore_flags(flags)
        defer { mpfr_set_inexflag() }
        return unary(mpfr_set, value.lower)
      }
      if working > 4 * bits + limits.workingPrecision {
        throw .limit(LimitExceeded(limit: .workingPrecision, allowed: limits.workingPrecision))
      }
      working *= 2
    }
  }

  /// The numbers as fractions; nil if one of them is infinite or NaN.
  static func fractions(
    _ numbers: some Sequence<BigFloat>, _ limits: Limits
  ) throws(LimitExceeded) -> [BigRational]? {
    var fractions: [BigRational] = []
    for number in numbers {
      guard number.isFinite else { return nil }
      var bounds = limits
      // Exponents reach 2⁶², and the fraction of such a number would not fit memory. Rates are not
      // enclosed to more bits than this either.
      bounds.precision = limits.workingPrecision
      do throws(LimitExceeded) {
        if let value = try BigRational(exactly: number, limits: bounds) { fractions.append(value) }
      } catch {
        throw LimitExceeded(
          limit: .workingPrecision, allowed: limits.workingPrecision, requested: error.requested)
      }
    }
    return fractions
  }
}
