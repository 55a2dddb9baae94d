internal import CMPFR

extension Coefficient {
  /// This number without its last digits, and the remainder of those.
  @inline(__always)
  func shortened(by places: Int) -> (kept: Coefficient, lost: Remainder) {
    if places == 0 { return (self, .zero) }
    if large == nil, places <= 38 {
      let (kept, rest) = small.dividedByPowerOfTen(places)
      let lost = Remainder(rest, isZero: rest == 0, outOf: .powerOfTen(places) - rest)
      return (Coefficient(kept), lost)
    }
    return shortenedLarge(by: places)
  }

  private func shortenedLarge(by places: Int) -> (kept: Coefficient, lost: Remainder) {
    // A number with fewer bits than this is less than 10^places.
    if bits < places || bits < Self.bits(ofPowerOfTen: places) {
      return (.zero, Remainder(self, outOfPowerOfTen: places))
    }
    return read { Self.shortened($0, $1, by: places) }
  }

  /// A number given by its words, without its last k digits, and the remainder of those.
  ///
  /// The number has no fewer bits than 10^k.
  ///
  /// 10^k = 5^k·2^k: to shift by k bits and divide by 5^k was measured to take two thirds of the
  /// time of a division by 10^k.
  static func shortened(
    _ words: UnsafePointer<UInt>, _ count: Int, by k: Int
  ) -> (kept: Coefficient, lost: Remainder) {
    PowerOfTen.five(k).read { five, n in
      let (cut, bits) = k.quotientAndRemainder(dividingBy: UInt.bitWidth)
      return withUnsafeTemporaryAllocation(of: UInt.self, capacity: count - cut) { scratch in
        let high = scratch.baseAddress.unsafelyUnwrapped
        if bits == 0 {
          high.update(from: words + cut, count: count - cut)
        } else {
          __gmpn_rshift(high, words + cut, count - cut, UInt32(bits))
        }
        let isShorter = high[count - cut - 1] == 0
        let (kept, lost) = dividing(high, count - cut - (isShorter ? 1 : 0), by: five, n) { rest in
          Remainder(doubling: rest, outOfFives: five, n) { Remainder(lowest: k, of: words) }
        }
        return (kept, lost)
      }
    }
  }
}

extension Remainder {
  /// The remainder of a number less than 10^places, compared with half of that.
  fileprivate init(_ number: Coefficient, outOfPowerOfTen places: Int) {
    if number.isZero {
      self = .zero
    } else if number.digitCount < places {
      self = .belowHalf
    } else {
      self.init(number, isZero: false, outOf: .powerOfTen(places) - number)
    }
  }

  /// The remainder r·2^k + t compared with half of 10^k, where r has as many words as 5^k and is
  /// doubled in place, and t < 2^k.
  ///
  /// 5^k is odd. If 2r + 1 < 5^k, the remainder is less than one half, which is (5^k/2)·2^k; if 2r
  /// + 1 > 5^k, then 2r > 5^k and it is more. If both are equal, r·2^k lies 2^(k−1) below one half,
  /// and t decides.
  fileprivate init(
    doubling rest: UnsafeMutablePointer<UInt>, outOfFives five: UnsafePointer<UInt>, _ count: Int,
    _ lowest: () -> Remainder
  ) {
    if __gmpn_zero_p(rest, count) != 0 {
      self = lowest() == .zero ? .zero : .belowHalf
      return
    }
    let carry = __gmpn_lshift(rest, rest, count, 1)
    rest[0] |= 1
    let order = carry != 0 ? 1 : __gmpn_cmp(rest, five, count)
    self = order > 0 ? .aboveHalf : order < 0 ? .belowHalf : lowest()
    // r is not zero, so that the remainder is not either.
    if self == .zero { self = .belowHalf }
  }

  /// The last k ≥ 1 bits, compared with half of 2^k.
  fileprivate init(lowest k: Int, of words: UnsafePointer<UInt>) {
    let (word, bit) = (k - 1).quotientAndRemainder(dividingBy: UInt.bitWidth)
    let half: UInt = 1 << UInt(bit)
    let isZeroBelow =
      words[word] & (half - 1) == 0 && (0..<word).allSatisfy { words[$0] == 0 }
    switch (words[word] & half != 0, isZeroBelow) {
    case (false, true): self = .zero
    case (false, false): self = .belowHalf
    case (true, true): self = .half
    case (true, false): self = .aboveHalf
    }
  }
}
