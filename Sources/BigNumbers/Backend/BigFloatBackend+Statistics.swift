internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func sum(_ terms: [BigFloat]) -> BigFloat {
    withExtendedLifetime(terms) {
      var headers = TermHeaders(terms)
      return make { r, mode in mpfr_sum(r, &headers.pointers, UInt(terms.count), mode) }
    }
  }

  public func dot(_ a: [BigFloat], _ b: [BigFloat]) -> BigFloat {
    precondition(
      a.count == b.count, "lists of \(a.count) and \(b.count) numbers have no dot product")
    return withExtendedLifetime((a, b)) {
      var left = TermHeaders(a)
      var right = TermHeaders(b)
      if left.productsMayLeaveRange(with: right) {
        // MPFR would end the process, whose products have to be exact: these are rounded one by one instead.
        return sum(
          zip(a, b).map { a, b in
            BigFloat.binary(
              mpfr_mul, a, b, bits: a.precision.bits + b.precision.bits, rounding)
          })
      }
      return make { r, mode in
        mpfr_dot(r, &left.pointers, &right.pointers, UInt(a.count), mode)
      }
    }
  }

  /// A candidate m is exact when Σ terms − n·m vanishes, which `mpfr_sum` decides exactly.
  public func mean(_ terms: [BigFloat]) throws(LimitExceeded) -> BigFloat {
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

  public func variance(_ terms: [BigFloat], isSample: Bool) throws(LimitExceeded) -> BigFloat {
    guard let divisor = divisor(terms.count, isSample) else { return notANumber }
    return divide(try spread(of: terms), divisor)
  }

  public func standardDeviation(
    _ terms: [BigFloat], isSample: Bool
  ) throws(LimitExceeded) -> BigFloat {
    guard let divisor = divisor(terms.count, isSample) else { return notANumber }
    let spread = try spread(of: terms)
    if !spread.isRegular { return sqrt(spread) }
    return try ziv { inner in
      inner.sqrt(inner.divide(spread, divisor))
    } isExact: { candidate in
      let wide = 2 * candidate.precision.bits + 128
      let square = BigFloat.unary(mpfr_sqr, candidate, bits: wide, .nearestEven)
      return BigFloat.binary(mpfr_mul, square, divisor, bits: wide, .nearestEven) == spread
    }
  }

  /// n² for a population, n(n − 1) for a sample, which needs two numbers.
  private func divisor(_ count: Int, _ isSample: Bool) -> BigFloat? {
    let divisor = count * (isSample ? count - 1 : count)
    return divisor > 0 ? BigFloat.integer(divisor) : nil
  }

  /// n·Σx² − (Σx)², without rounding: as many bits as from the largest to the smallest bit of the terms,
  /// twice.
  private func spread(of terms: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    let top = terms.compactMap(\.binaryExponent).max() ?? 0
    let bottom = terms.compactMap { x in x.binaryExponent.map { $0 - x.storedBits } }.min() ?? 0
    let (width, overflow) = top.subtractingReportingOverflow(bottom)
    try limits.check(.precision, overflow || width > .max / 4 ? .max : 2 * width)
    let exact = try BigFloatBackend(precision: .bits(2 * width + 192), limits: .exact)
    let sum = exact.sum(terms)
    let squares = exact.dot(terms, terms)
    return exact.differenceOfProducts(squares, BigFloat.integer(terms.count), sum, sum)
  }
}

extension Limits {
  /// For exact intermediates, whose size has been checked.
  fileprivate static var exact: Limits {
    var limits = Limits()
    limits.precision = .max
    return limits
  }
}

/// The headers of terms as MPFR takes them, for as long as the caller keeps the terms alive.
private struct TermHeaders {
  var pointers: [BigFloat.Pointer?]
  /// Whether all terms are regular with exponents of at most 60 bits, as almost always.
  private var areNear = false

  init(_ terms: [BigFloat]) {
    let near = 1 << 60
    var exponents: UInt = 0
    pointers = [BigFloat.Pointer?](unsafeUninitializedCapacity: terms.count) { pointers, count in
      terms.withUnsafeBufferPointer { terms in
        for index in terms.indices {
          let pointer = terms[index].storage.pointer
          pointers.initializeElement(at: index, to: pointer)
          exponents |= UInt(bitPattern: pointer.pointee._mpfr_exp &+ near)
        }
      }
      count = terms.count
    }
    areNear = exponents < 2 * near
  }

  /// Whether a product of one of these with one of the others may have an exponent beyond those of MPFR.
  func productsMayLeaveRange(with others: TermHeaders) -> Bool {
    if areNear && others.areNear { return false }
    guard let (least, greatest) = extremeExponents, let other = others.extremeExponents else {
      return false
    }
    return greatest + other.greatest > mpfr_get_emax() - 2
      || least + other.least < mpfr_get_emin() + 2
  }

  /// Of regular terms, if there are any.
  private var extremeExponents: (least: Int, greatest: Int)? {
    let exponents = pointers.lazy.compactMap { UnsafePointer($0)?.binaryExponent }
    guard let least = exponents.min(), let greatest = exponents.max() else { return nil }
    return (least, greatest)
  }
}
