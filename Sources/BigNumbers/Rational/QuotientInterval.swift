/// A closed interval of positive numbers, from which the partial quotients are removed that the
/// continued fractions of all its numbers share.
///
/// Quotients shared by an interval are shared by every interval inside it. Most of them are
/// therefore found, recursively, with ends that are cut to half their bits and rounded outwards,
/// and long numbers are used only a few times: O(M(n) (log n)²) for n bits, whereas one quotient
/// after the other takes O(n²).
///
/// **Source.** The idea of Lehmer (Amer. Math. Monthly 45, 1938) and of the half-gcd, with an
/// enclosure in place of a correction step.
struct QuotientInterval {
  /// The smallest tail, which is finite.
  var low: IntegerRatio
  /// The largest tail; its denominator may be zero.
  var high: IntegerRatio
  /// The quotients removed so far, as a map; if that reverses the order, `low` comes from the upper
  /// end.
  var passed = Homography.identity
  /// The quotients removed so far.
  private(set) var quotients: [BigInteger] = []

  init(low: IntegerRatio, high: IntegerRatio) {
    self.low = low
    self.high = high
  }

  /// Removes shared quotients until the ends of the interval differ in the next one, or one of the
  /// ends is an integer.
  mutating func advance() {
    // The number of bits up to which quotients are removed one by one: 20 000 quotients of π took 67,
    // 47, 44, 41, 40 and 40 ms with 32, 128, 256, 512, 1024 and 4096 bits, and 110 ms one by one.
    let longEnough = 1024
    while max(low.bits, high.bits) > longEnough {
      var leading = outer(bits: max(low.bits, high.bits) / 2)
      leading.advance()
      if leading.passed.isIdentity {
        // Half of the bits are too few for the next quotient.
        guard step() else { return }
      } else {
        pass(leading)
      }
    }
    while step() {}
  }

  /// Removes one quotient q, if q < low and high < q + 1.
  private mutating func step() -> Bool {
    let (quotient, lowRest) = low.numerator.flooredQuotientAndRemainder(dividingBy: low.denominator)
    guard lowRest.sign > 0 else { return false }
    let highRest = high.numerator - quotient * high.denominator
    guard highRest < high.denominator else { return false }
    replace(quotient, lowRest: lowRest, highRest: highRest)
    return true
  }

  /// Removes a quotient whose remainders are known: t becomes 1/(t − q), which exchanges the ends.
  mutating func replace(_ quotient: BigInteger, lowRest: BigInteger, highRest: BigInteger) {
    (low, high) = (
      IntegerRatio(high.denominator, highRest), IntegerRatio(low.denominator, lowRest)
    )
    passed.append(quotient)
    quotients.append(quotient)
  }

  /// Removes the quotients that were removed from a wider interval.
  private mutating func pass(_ leading: QuotientInterval) {
    let map = leading.passed
    let ends = (map.tail(low), map.tail(high))
    (low, high) = map.isReversed ? (ends.1, ends.0) : ends
    passed = passed * map
    quotients += leading.quotients
  }

  /// A wider interval with shorter ends.
  private func outer(bits: Int) -> QuotientInterval {
    let one = BigInteger(1)
    func cut(_ ratio: IntegerRatio, _ above: (numerator: BigInteger, denominator: BigInteger))
      -> IntegerRatio
    {
      let excess = ratio.bits - bits
      guard excess > 0 else { return ratio }
      return IntegerRatio(
        ratio.numerator.shiftedDown(excess) + above.numerator,
        ratio.denominator.shiftedDown(excess) + above.denominator)
    }
    return QuotientInterval(
      low: cut(low, (BigInteger(0), one)), high: cut(high, (one, BigInteger(0))))
  }
}
