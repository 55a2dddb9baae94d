import NumericCore

// Functions of lists that decimals compute exactly and round once.
extension DecimalContext {
  /// Nil for a function that is no operation of decimals.
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

  /// A number that rounds as the sum does, to the precision and `spare` digits; opposite terms leave −0
  /// rounded down.
  private func zeroOrSum(_ terms: [BigDecimal], spare: Int) -> BigDecimal {
    guard terms.allSatisfy(\.isFinite), terms.contains(where: \.isRegular) else {
      var context = DecimalContext.unrounded
      context.rounding = rounding
      return terms.dropFirst().reduce(terms[0]) { context.add($0, $1) }
    }
    // A zero far down would only ask for zeros.
    let sorted = terms.filter(\.isRegular).sorted { $0.adjustedExponent > $1.adjustedExponent }
    var result = standIn(forSumOf: sorted[...], digits: precision + spare + 4)
    if result.isZero { result.isNegative = rounding == .down }
    return result
  }

  /// The sum of terms that get ever smaller. Those that are less, all together, than one unit of a place
  /// which rounding does not reach, are worth a tenth of that unit: their exponents may be so far away
  /// that no memory holds the digits in between.
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
      // The exponent of a zero says nothing any more.
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
