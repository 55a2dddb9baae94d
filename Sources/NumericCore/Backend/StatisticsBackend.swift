/// Functions of a list of numbers. Lists are not empty, except where it says so.
public protocol StatisticsBackend: IntegralBackend {
  /// The sum of all terms, rounded once; +0 for none.
  ///
  /// - Accuracy: correctly rounded on every backend, whatever cancels.
  /// - Domain and special values: every list; ∞ − ∞ is NaN; NaN with NaN.
  /// - Example: `sum([1, 2, 4])` is `7`.
  /// - Complexity: O(n·p) unless terms cancel.
  /// - Source: MPFR `mpfr_sum`.
  func sum(_ terms: [Number]) throws(Failure) -> Number

  /// The sum of the products of two lists of equal length, rounded once.
  ///
  /// - Accuracy: correctly rounded on every backend, whatever cancels.
  /// - Domain and special values: lists of equal length; as for products and a sum.
  /// - Example: `dot([1, 2, 3], [4, 5, 6])` is `32`.
  /// - Complexity: O(n·M(p)) unless terms cancel.
  /// - Source: MPFR `mpfr_dot`.
  func dot(_ a: [Number], _ b: [Number]) throws(Failure) -> Number

  /// The mean: the exact sum divided by the count, rounded once.
  ///
  /// - Accuracy: correctly rounded on every backend, whatever cancels.
  /// - Domain and special values: at least one number; NaN with NaN.
  /// - Example: `mean([1, 2, 4, 5])` is `3`.
  /// - Complexity: O(n·p) unless terms cancel.
  /// - Source: definition, by MPFR `mpfr_sum`.
  func mean(_ terms: [Number]) throws(Failure) -> Number

  /// The mean of squared deviations from the mean; a sample divides by one less than the count.
  ///
  /// - Accuracy: correctly rounded on every backend, whatever cancels.
  /// - Domain and special values: at least one number, two for a sample; NaN otherwise.
  /// - Example: `variance([1, 2, 4, 5])` is `3.3333333333333333333333333333333333333333333333333`.
  /// - Complexity: O(n·M(p)).
  /// - Source: definition.
  func variance(_ terms: [Number], isSample: Bool) throws(Failure) -> Number

  /// The square root of the variance.
  ///
  /// - Accuracy: correctly rounded on every backend, whatever cancels.
  /// - Domain and special values: as for the variance.
  /// - Example: `stdev([2, 4])` is `1.4142135623730950488016887242096980785696718753769`.
  /// - Complexity: O(n·M(p)).
  /// - Source: definition.
  func standardDeviation(_ terms: [Number], isSample: Bool) throws(Failure) -> Number
}

extension StatisticsBackend {
  /// The smallest term; NaN loses against numbers.
  @inlinable
  public func least(_ terms: [Number]) throws(Failure) -> Number {
    var result = terms[0]
    for term in terms.dropFirst() { result = try minimum(result, term) }
    return result
  }

  /// The largest term; NaN loses against numbers.
  @inlinable
  public func greatest(_ terms: [Number]) throws(Failure) -> Number {
    var result = terms[0]
    for term in terms.dropFirst() { result = try maximum(result, term) }
    return result
  }

  /// The middle term, or the mean of the two in the middle; NaN with NaN.
  @inlinable
  public func median(_ terms: [Number]) throws(Failure) -> Number {
    if let invalid = terms.first(where: { isNaN($0) }) { return invalid }
    var failure: Failure?
    let sorted = terms.sorted { a, b in
      do throws(Failure) {
        return try compare(a, b) == .less
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    let middle = sorted.count / 2
    if sorted.count % 2 == 1 { return try mean([sorted[middle]]) }
    return try mean([sorted[middle - 1], sorted[middle]])
  }
}
