extension Natural {
  static func + (a: Natural, b: Natural) -> Natural {
    if a.words.count < b.words.count { return b + a }
    var sum = a.words
    var carry = false
    for index in sum.indices {
      if index >= b.words.count, !carry { break }
      let word = index < b.words.count ? b.words[index] : 0
      let (first, high) = sum[index].addingReportingOverflow(word)
      let (second, low) = first.addingReportingOverflow(carry ? 1 : 0)
      sum[index] = second
      carry = high || low
    }
    if carry { sum.append(1) }
    return Natural(words: sum)
  }

  /// a − b.
  ///
  /// - Precondition: a ≥ b.
  static func - (a: Natural, b: Natural) -> Natural {
    precondition(a >= b, "natural numbers are not negative")
    var difference = a.words
    var borrow = false
    for index in difference.indices {
      if index >= b.words.count, !borrow { break }
      let word = index < b.words.count ? b.words[index] : 0
      let (first, high) = difference[index].subtractingReportingOverflow(word)
      let (second, low) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      difference[index] = second
      borrow = high || low
    }
    return Natural(words: difference)
  }

  static func * (a: Natural, b: Natural) -> Natural {
    if a.isZero || b.isZero { return .zero }
    var product = [UInt64](repeating: 0, count: a.words.count + b.words.count)
    for i in a.words.indices {
      var carry: UInt64 = 0
      for j in b.words.indices {
        (carry, product[i + j]) = a.words[i].multiplied(by: b.words[j], plus: product[i + j], carry)
      }
      product[i + b.words.count] = carry
    }
    return Natural(words: product)
  }

  static func * (a: Natural, word: UInt64) -> Natural { a.times(word, plus: 0) }

  /// self · word + addend.
  func times(_ word: UInt64, plus addend: UInt64) -> Natural {
    var product = words
    var carry = addend
    for index in product.indices {
      (carry, product[index]) = word.multiplied(by: product[index], plus: carry)
    }
    if carry != 0 { product.append(carry) }
    return Natural(words: product)
  }

  /// base^exponent, exactly.
  static func power(_ base: UInt64, _ exponent: Int) -> Natural {
    var (result, square) = (Natural.one, Natural(base))
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }
}

// MARK: - Division

extension Natural {
  /// Divides by a nonzero word and returns the remainder.
  mutating func divide(by word: UInt64) -> UInt64 {
    var quotient = words
    var remainder: UInt64 = 0
    for index in quotient.indices.reversed() {
      (quotient[index], remainder) = word.dividingFullWidth((remainder, quotient[index]))
    }
    self = Natural(words: quotient)
    return remainder
  }

  /// The integer quotient and the remainder.
  ///
  /// - Precondition: the divisor is not zero.
  ///
  /// **Source.** Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D.
  func quotientAndRemainder(
    dividingBy divisor: Natural
  ) -> (quotient: Natural, remainder: Natural) {
    precondition(!divisor.isZero, "a divisor is not zero")
    if self < divisor { return (.zero, self) }
    if divisor.words.count == 1 {
      var quotient = self
      let remainder = quotient.divide(by: divisor.words[0])
      return (quotient, Natural(remainder))
    }
    let shift = divisor.words[divisor.words.count - 1].leadingZeroBitCount
    let d = (divisor << shift).words
    var rest = (self << shift).words
    if rest.count == words.count { rest.append(0) }
    var quotient = [UInt64](repeating: 0, count: rest.count - d.count)
    for place in quotient.indices.reversed() {
      quotient[place] = Self.digit(of: &rest, at: place, by: d)
    }
    return (Natural(words: quotient), Natural(words: rest) >> shift)
  }

  /// One word of a quotient; its multiple of the divisor is subtracted from the remainder.
  private static func digit(of rest: inout [UInt64], at place: Int, by d: [UInt64]) -> UInt64 {
    let n = d.count
    let (top, next) = (rest[place + n], rest[place + n - 1])
    var estimate = UInt64.max
    if top < d[n - 1] {
      var remainder: UInt64
      (estimate, remainder) = d[n - 1].dividingFullWidth((top, next))
      // The estimate is at most two too large; the second word of the divisor corrects it in almost
      // all such cases.
      while UInt128(estimate) * UInt128(d[n - 2])
        > UInt128(remainder) << 64 | UInt128(rest[place + n - 2])
      {
        estimate -= 1
        let (sum, overflow) = remainder.addingReportingOverflow(d[n - 1])
        if overflow { break }
        remainder = sum
      }
    }
    var (carry, borrow): (UInt64, Bool) = (0, false)
    for index in 0...n {
      let multiple: UInt64
      (carry, multiple) = estimate.multiplied(by: index < n ? d[index] : 0, plus: carry)
      let (first, high) = rest[place + index].subtractingReportingOverflow(multiple)
      let (second, low) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      rest[place + index] = second
      borrow = high || low
    }
    while borrow {
      // The estimate was still too large: the divisor is added back until the remainder is not
      // negative.
      estimate -= 1
      var carried = false
      for index in 0...n {
        let (first, high) = rest[place + index].addingReportingOverflow(
          index < n ? d[index] : 0)
        let (second, low) = first.addingReportingOverflow(carried ? 1 : 0)
        rest[place + index] = second
        carried = high || low
      }
      if carried { borrow = false }
    }
    return estimate
  }
}

extension UInt64 {
  /// The words of self · factor + first + second, which fit: (2⁶⁴ − 1)² + 2·(2⁶⁴ − 1) = 2¹²⁸ − 1.
  @inline(__always)
  func multiplied(
    by factor: UInt64, plus first: UInt64, _ second: UInt64 = 0
  ) -> (high: UInt64, low: UInt64) {
    let product = multipliedFullWidth(by: factor)
    let (sum, isOver) = product.low.addingReportingOverflow(first)
    let (low, isOverAgain) = sum.addingReportingOverflow(second)
    return (product.high &+ (isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0), low)
  }
}
