import NumericCore

// Functions of lists that decimals compute exactly and round once.
extension DecimalContext {
  /// The result of a function of a list that is exact before it is rounded; nil for other
  /// functions.
  mutating func native(_ function: ListFunction, _ terms: [BigDecimal]) -> BigDecimal? {
    switch function {
    case .fusedMultiplyAdd: return multiplyAdd(terms[0], terms[1], terms[2])
    case .fusedMultiplySubtract: return multiplyAdd(terms[0], terms[1], -terms[2])
    case .sumOfProducts:
      return add(.product(terms[0], terms[1]), .product(terms[2], terms[3]))
    case .differenceOfProducts:
      return subtract(.product(terms[0], terms[1]), .product(terms[2], terms[3]))
    case .sum: return sum(terms)
    case .dot:
      let half = terms.count / 2
      return sum(zip(terms[..<half], terms[half...]).map { BigDecimal.product($0, $1) })
    case .mean: return mean(terms)
    case .minimum: return terms.dropFirst().reduce(terms[0]) { minimum($0, $1) }
    case .maximum: return terms.dropFirst().reduce(terms[0]) { maximum($0, $1) }
    case .median:
      if terms.contains(where: \.isNaN) { return .nan }
      let sorted = terms.sorted()
      return mean(Array(sorted[(terms.count - 1) / 2...terms.count / 2]))
    default: return nil
    }
  }

  private mutating func sum(_ terms: [BigDecimal]) -> BigDecimal {
    rounded(zeroOrSum(terms, spare: 0))
  }

  private mutating func mean(_ terms: [BigDecimal]) -> BigDecimal {
    let count = BigDecimal(terms.count)
    return divide(zeroOrSum(terms, spare: count.digitCount), count)
  }

  /// A number that rounds to the precision and `spare` more digits as the sum does.
  ///
  /// If the terms cancel each other, it is −0 when rounding down, else +0.
  private func zeroOrSum(_ terms: [BigDecimal], spare: Int) -> BigDecimal {
    // Beside infinities and NaN finite terms change nothing; their unrounded sum may have any number of digits.
    let specials = terms.filter { !$0.isFinite }
    guard specials.isEmpty, terms.contains(where: \.isRegular) else {
      var context = DecimalContext.unrounded
      context.rounding = rounding
      let (first, others) = specials.isEmpty ? (terms[0], terms[1...]) : (.zero, specials[...])
      return others.reduce(first) { context.add($0, $1) }
    }
    // A zero with a very small exponent would only add trailing zeros.
    let sorted = terms.filter(\.isRegular).sorted { $0.adjustedExponent > $1.adjustedExponent }
    var result = standIn(forSumOf: sorted[...], digits: precision + spare + 4)
    if result.isZero { result.isNegative = rounding == .down }
    return result
  }

  /// A number that rounds as the sum of terms in order of decreasing size.
  ///
  /// Once all remaining terms together are less than one unit of a place that rounding does not
  /// reach, a tenth of that unit with their sign stands in for them: their exponents may be so far
  /// away that no memory holds the digits in between.
  private func standIn(forSumOf terms: ArraySlice<BigDecimal>, digits: Int) -> BigDecimal {
    let growth = BigDecimal(terms.count).digitCount
    var sum = BigDecimal.zero
    for (index, term) in zip(terms.indices, terms) {
      let place = min(sum.exponent, sum.adjustedExponent - digits)
      if !sum.isZero, term.adjustedExponent + growth + 1 < place {
        let rest = standIn(forSumOf: terms[index...], digits: digits)
        if rest.isZero { return sum }
        return .sum(sum, BigDecimal(isNegative: rest.isNegative, .one, exponent: place - 1))
      }
      // The exponent of a sum that is zero no longer matters.
      sum = sum.isZero ? term : .sum(sum, term)
    }
    return sum
  }
}

extension BigDecimal {
  /// a · b with all of its digits, whatever its exponent.
  static func product(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    a.isFinite && b.isFinite ? a.timesExactly(b) : a * b
  }

  /// a + b for finite numbers, with all of its digits, whatever its exponent.
  static func sum(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    let exponent = min(a.exponent, b.exponent)
    let first = a.coefficient.scaledUp(a.exponent - exponent)
    let second = b.coefficient.scaledUp(b.exponent - exponent)
    if a.isNegative == b.isNegative {
      return BigDecimal(isNegative: a.isNegative, first + second, exponent: exponent)
    }
    let isFirst = first >= second
    return BigDecimal(
      isNegative: isFirst ? a.isNegative : b.isNegative,
      isFirst ? first - second : second - first, exponent: exponent)
  }
}
