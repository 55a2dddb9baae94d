import NumericCore

/// Sums and products together with what was lost when they were rounded.
extension NumericBackend {
  /// a + b rounded, and its error.
  ///
  /// Exact to nearest in any radix unless the sum overflows. **Source.** Knuth, The Art of Computer Programming
  /// 2, 4.2.2, Theorem B.
  func twoSum(
    _ a: Number, _ b: Number
  ) throws(Failure) -> (sum: Number, error: Number) {
    let sum = try add(a, b)
    let partOfB = try subtract(sum, a)
    let partOfA = try subtract(sum, partOfB)
    return (sum, try add(subtract(a, partOfA), subtract(b, partOfB)))
  }

  /// The same by a comparison. Exact in radix 2 and 3 only: in two decimal digits the error of 99 + 99, which
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

  /// a · b rounded, and its error; exact in any radix unless that underflows.
  func twoProduct(
    _ a: Number, _ b: Number
  ) throws(Failure) -> (product: Number, error: Number) {
    let product = try multiply(a, b)
    return (product, try fusedMultiplySubtract(a, b, product))
  }
}

extension NumericBackend {
  /// Subtracts from each operand what the addition before it has lost.
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

  /// Adds up the errors apart, and adds them at the end.
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

  /// Neumaier's sum whose sum of errors is compensated in turn.
  ///
  /// Where sum and first errors cancel, the order of the last line decides: sum + (cs + ccs), which is often
  /// seen, rounds the second errors away before that.
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

  /// As if computed with K times the precision; Sum2 for K = 2.
  ///
  /// **Accuracy.** A relative error of at most u + 3γ² + γᴷ · cond with γ = 2nu / (1 − 2nu), barring overflow.
  /// **Source.** Ogita, Rump and Oishi, "Accurate sum and dot product", SIAM J. Sci. Comput. 26(6) (2005),
  /// Algorithms 4.4 and 4.8. The operands are not none.
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

  /// The product with the errors of all its steps carried along.
  ///
  /// **Source.** Graillat, "Accurate floating-point product and exponentiation", IEEE TC 58(7) (2009),
  /// Algorithm 3.2. The operands are not none.
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
