internal import CMPFR
import NumericCore

extension BigFloatContext {
  func sum(_ terms: TermHeaders) -> BigFloat {
    make { r, mode in mpfr_sum(r, terms.pointers, UInt(terms.pointers.count), mode) }
  }

  func dot(_ a: TermHeaders, _ b: TermHeaders) -> BigFloat {
    let count = a.pointers.count
    precondition(
      count == b.pointers.count,
      "lists of \(count) and \(b.pointers.count) numbers have no dot product")
    if a.productsMayLeaveRange(with: b) {
      // MPFR computes exact products, and would end the process for these exponents; the products
      // are rounded one by one instead.
      return sum(
        zip(a.terms, b.terms).map { a, b in
          BigFloat.binary(
            mpfr_mul, a, b, bits: a.precision.bits + b.precision.bits, rounding)
        })
    }
    return make { r, mode in mpfr_dot(r, a.pointers, b.pointers, UInt(count), mode) }
  }

  /// The mean, correctly rounded.
  ///
  /// A candidate m is exact if Σ terms − n·m is zero, which `mpfr_sum` decides exactly.
  func mean(_ terms: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    let count = BigFloat.integer(terms.count)
    if sum(terms).isZero || !sum(terms).isRegular { return sum(terms) }
    return try ziv { inner in
      inner.divide(inner.sum(terms), count)
    } isExact: { candidate in
      let product = BigFloat.binary(
        mpfr_mul, candidate, count, bits: candidate.precision.bits + 64, .nearestEven)
      return sum(terms + [-product]).isZero
    }
  }

  func variance(_ terms: [BigFloat], isSample: Bool) throws(LimitExceeded) -> BigFloat {
    guard let divisor = divisor(terms.count, isSample) else { return notANumber }
    return divide(try spread(of: terms), divisor)
  }

  func standardDeviation(
    _ terms: [BigFloat], isSample: Bool
  ) throws(LimitExceeded) -> BigFloat {
    guard let divisor = divisor(terms.count, isSample) else { return notANumber }
    let spread = try spread(of: terms)
    if !spread.isRegular { return sqrt(spread) }
    return try ziv { inner in
      inner.sqrt(inner.divide(spread, divisor))
    } isExact: { candidate in
      // The divisor is an `Int`, so that the product by it adds at most 63 bits.
      let wide = 2 * candidate.precision.bits + 128
      let square = BigFloat.unary(mpfr_sqr, candidate, bits: wide, .nearestEven)
      return BigFloat.binary(mpfr_mul, square, divisor, bits: wide, .nearestEven) == spread
    }
  }

  /// n² for a population, n(n − 1) for a sample, which must have at least two numbers; nil if there
  /// are too few.
  private func divisor(_ count: Int, _ isSample: Bool) -> BigFloat? {
    let divisor = count * (isSample ? count - 1 : count)
    return divisor > 0 ? BigFloat.integer(divisor) : nil
  }

  /// n·Σx² − (Σx)², exactly: with twice as many bits as from the largest to the smallest bit of the
  /// terms.
  private func spread(of terms: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    let top = terms.compactMap(\.binaryExponent).max() ?? 0
    let bottom = terms.compactMap { x in x.binaryExponent.map { $0 - x.storedBits } }.min() ?? 0
    let (width, overflow) = top.subtractingReportingOverflow(bottom)
    try limits.check(.precision, overflow || width > .max / 4 ? .max : 2 * width)
    let exact = try BigFloatContext(precision: .bits(2 * width + 192), limits: .exact)
    let sum = exact.sum(terms)
    let squares = exact.dot(terms, terms)
    return exact.differenceOfProducts(squares, BigFloat.integer(terms.count), sum, sum)
  }
}

extension Limits {
  /// Limits for exact intermediate results, whose size has already been checked.
  fileprivate static var exact: Limits {
    var limits = Limits()
    limits.precision = .max
    return limits
  }
}
