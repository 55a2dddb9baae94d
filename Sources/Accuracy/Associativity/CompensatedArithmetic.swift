import NumericCore

/// Sums and products together with their rounding errors.
extension NumericBackend {
  /// a + b rounded, and its error.
  ///
  /// The error is exact when rounding to nearest in any radix, unless the sum overflows.
  ///
  /// **Source.** Knuth, The Art of Computer Programming 2, 4.2.2, Theorem B.
  func twoSum(
    _ a: Number, _ b: Number
  ) throws(Failure) -> (sum: Number, error: Number) {
    let sum = try add(a, b)
    let partOfB = try subtract(sum, a)
    let partOfA = try subtract(sum, partOfB)
    return (sum, try add(subtract(a, partOfA), subtract(b, partOfB)))
  }

  /// a + b rounded, and its error, found with a comparison of the operands.
  ///
  /// The error is exact in radix 2 and 3 only: with two decimal digits the error of 99 + 99, which
  /// is −2, becomes −1.
  ///
  /// **Source.** Dekker, "A floating-point technique for extending the available precision" (1971).
  func fastTwoSum(
    _ a: Number, _ b: Number
  ) throws(Failure) -> (sum: Number, error: Number) {
    let sum = try add(a, b)
    let isFirstLarger = try compare(magnitude(a), magnitude(b)) != .less
    let (large, small) = isFirstLarger ? (a, b) : (b, a)
    return (sum, try add(subtract(large, sum), small))
  }

  /// a · b rounded, and its error, which is exact in any radix unless it underflows.
  func twoProduct(
    _ a: Number, _ b: Number
  ) throws(Failure) -> (product: Number, error: Number) {
    let product = try multiply(a, b)
    return (product, try fusedMultiplySubtract(a, b, product))
  }
}

extension NumericBackend {
  /// The sum in which the rounding error of each addition is subtracted from the next operand.
  ///
  /// **Source.** Kahan, "Further remarks on reducing truncation errors", CACM 8(1) (1965).
  func kahanSum(_ x: [Number]) throws(Failure) -> Number {
    var (sum, lost) = (zero, zero)
    for x in x {
      let corrected = try subtract(x, lost)
      let next = try add(sum, corrected)
      lost = try subtract(subtract(next, sum), corrected)
      sum = next
    }
    return sum
  }

  /// The sum to which the sum of all rounding errors is added at the end.
  ///
  /// **Source.** Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen" (1974).
  func neumaierSum(_ x: [Number]) throws(Failure) -> Number {
    var (sum, lost) = (zero, zero)
    for x in x {
      let (next, error) = try fastTwoSum(sum, x)
      sum = next
      lost = try add(lost, error)
    }
    return try add(sum, lost)
  }

  /// Neumaier's sum, in which the sum of errors is compensated in the same way.
  ///
  /// If the sum and the first errors cancel, the order of the last additions matters: in sum + (cs
  /// + ccs), which is common, the second errors are rounded away before the cancellation.
  ///
  /// **Source.** Klein, "A generalized Kahan–Babuška summation algorithm", Computing 76 (2006).
  func kleinSum(_ x: [Number]) throws(Failure) -> Number {
    var (sum, first, second) = (zero, zero, zero)
    for x in x {
      let (next, error) = try fastTwoSum(sum, x)
      sum = next
      let (nextFirst, errorOfError) = try fastTwoSum(first, error)
      first = nextFirst
      second = try add(second, errorOfError)
    }
    return try add(add(sum, first), second)
  }

  /// A sum as accurate as if computed with K times the precision and then rounded; K = 2 is Sum2.
  ///
  /// **Accuracy.** The relative error is at most u + 3γ² + γᴷ · cond with γ = 2nu / (1 − 2nu),
  /// unless numbers overflow. | **Source.** Ogita, Rump and Oishi, "Accurate sum and dot product",
  /// SIAM J. Sci. Comput. 26(6) (2005), Algorithms 4.4 and 4.8.
  ///
  /// - Precondition: there is at least one operand.
  func foldedSum(_ x: [Number], _ foldCount: Int) throws(Failure) -> Number {
    var x = x
    for _ in 1..<foldCount {
      for index in x.indices.dropFirst() {
        let (sum, error) = try twoSum(x[index], x[index - 1])
        (x[index], x[index - 1]) = (sum, error)
      }
    }
    var errors = zero
    for error in x.dropLast() { errors = try add(errors, error) }
    return try add(errors, x[x.count - 1])
  }

  /// The product that is corrected by the errors of all its steps.
  ///
  /// **Source.** Graillat, "Accurate floating-point product and exponentiation", IEEE TC 58(7)
  /// (2009), Algorithm 3.2.
  ///
  /// - Precondition: there is at least one operand.
  func compensatedProduct(_ x: [Number]) throws(Failure) -> Number {
    var (product, lost) = (x[0], zero)
    for x in x.dropFirst() {
      let (next, error) = try twoProduct(product, x)
      product = next
      lost = try add(multiply(lost, x), error)
    }
    return try add(product, lost)
  }
}
