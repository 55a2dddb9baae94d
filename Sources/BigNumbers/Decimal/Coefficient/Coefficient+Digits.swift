internal import CMPFR

extension Coefficient {
  var isMultipleOfFive: Bool {
    if large == nil { return small % 5 == 0 }
    return read { words, count in __gmpn_mod_1(words, count, 5) == 0 }
  }

  /// The number of trailing zeros of the decimal digits, counted up to `most`; 0 for zero.
  func trailingZeros(atMost most: Int) -> Int {
    if most <= 0 || isOdd || isZero { return 0 }
    if large == nil { return smallTrailingZeros(atMost: most) }
    let integer = integer
    let bound = min(most, integer.trailingZeroBitCount)
    return min(bound, integer.removing(5).count)
  }

  private func smallTrailingZeros(atMost most: Int) -> Int {
    let bound = min(most, small.trailingZeroBitCount)
    var (rest, count) = (small, 0)
    // Tries 32, 16, … 1 zeros, which finds up to 38 of them in six divisions.
    var step = 32
    while step > 0 {
      if count + step <= bound {
        let (quotient, remainder) = rest.dividedByPowerOfTen(step)
        if remainder == 0 { (rest, count) = (quotient, count + step) }
      }
      step /= 2
    }
    return count
  }
}
