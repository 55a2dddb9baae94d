public import NumericCore

// Combined operations that round once.
extension BigFloat {
  /// Adds a·b in place, rounding once (IEEE 754-2019 fusedMultiplyAdd).
  @inlinable
  public mutating func addProduct(_ a: BigFloat, _ b: BigFloat) {
    if holdsResult(with: a), storage.fields.pointee.rank >= b.storage.fields.pointee.rank {
      DirectCall.fusedMultiplyAdd(address, a.address, b.address, address, .nearestEven)
    } else {
      self = Self.fused(a, b, self)
    }
  }

  @usableFromInline @inline(never)
  static func fused(_ a: BigFloat, _ b: BigFloat, _ c: BigFloat) -> BigFloat {
    BigFloatContext(commonPrecision([a, b, c]), .nearestEven).fusedMultiplyAdd(a, b, c)
  }

  /// a·b + c·d with one rounding, at the largest precision of the four or a given one.
  ///
  /// **Source** MPFR `mpfr_fmma`.
  public static func sumOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    BigFloatContext(precision ?? commonPrecision([a, b, c, d]), rounding).sumOfProducts(a, b, c, d)
  }

  /// a·b − c·d with one rounding, at the largest precision of the four or a given one.
  ///
  /// **Source** MPFR `mpfr_fmms`.
  public static func differenceOfProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    BigFloatContext(precision ?? commonPrecision([a, b, c, d]), rounding).differenceOfProducts(
      a, b, c, d)
  }

  /// The sum of all terms with one rounding, whatever their order and cancellation.
  ///
  /// The result has the largest precision of the terms or a given one; an empty sum is 0.
  ///
  /// **Source** MPFR `mpfr_sum` (Lefèvre, ARITH 24, 2017).
  public static func sum(
    _ terms: some Collection<BigFloat>, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    Array(terms).withRegisters { terms in
      let terms = TermHeaders(terms)
      return BigFloatContext(precision ?? terms.commonPrecision, rounding).sum(terms)
    }
  }

  /// The sum of the products of corresponding terms with one rounding.
  ///
  /// The result has the largest precision of the terms or a given one. **Precondition** Both
  /// collections have the same number of terms.
  ///
  /// **Source** MPFR `mpfr_dot`.
  public static func dot(
    _ a: some Collection<BigFloat>, _ b: some Collection<BigFloat>, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) -> BigFloat {
    Array(a).withRegisters { a in
      Array(b).withRegisters { b in
        let (a, b) = (TermHeaders(a), TermHeaders(b))
        let precision = precision ?? max(a.commonPrecision, b.commonPrecision)
        return BigFloatContext(precision, rounding).dot(a, b)
      }
    }
  }
}
