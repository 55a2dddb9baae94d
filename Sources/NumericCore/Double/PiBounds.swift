/// Lower and upper bounds of powers of π, to a requested number of bits.
enum PiBounds {
  /// l ≤ π^power·2^−exponent ≤ h for a power above 0, with a relative width h/l − 1 of about
  /// 2^−bits.
  static func power(
    _ power: Int, bits: Int
  ) -> (low: Natural, high: Natural, exponent: Int) {
    // Squaring doubles the relative width, and each of at most 2k products, k = log₂ power, adds a
    // truncation below 2^(2−working): after them the width is below 2^(k+4−working). The other k +
    // 4 bits are a reserve. The margin affects only the width: l and h are bounds at any precision.
    let working = bits + 2 * (Int.bitWidth - power.leadingZeroBitCount) + 8
    let base = pi(bits: working)
    var result = (low: Natural.one, high: Natural.one, exponent: 0)
    for place in (0..<Int.bitWidth - power.leadingZeroBitCount).reversed() {
      result = product(result, result, working)
      if power >> place & 1 == 1 { result = product(result, base, working) }
    }
    return result
  }

  private static func product(
    _ a: (low: Natural, high: Natural, exponent: Int),
    _ b: (low: Natural, high: Natural, exponent: Int), _ bits: Int
  ) -> (low: Natural, high: Natural, exponent: Int) {
    let (low, high) = (a.low * b.low, a.high * b.high)
    let excess = max(0, high.bitWidth - bits)
    return (
      low >> excess, excess == 0 ? high : (high >> excess) + .one, a.exponent + b.exponent + excess
    )
  }

  /// Bounds of π itself: l ≤ π·2^−exponent ≤ h.
  private static func pi(bits: Int) -> (low: Natural, high: Natural, exponent: Int) {
    let places = bits <= prepared.places ? prepared.places : bits
    let low = places == prepared.places ? prepared.value : machin(places)
    return (low, low + Natural(2), -places)
  }

  private static let prepared = (places: 192, value: machin(192))

  /// ⌊π·2^places⌋ or one less, from 16·atan(1/5) − 4·atan(1/239) with 64 more bits.
  ///
  /// Each arctangent is off by at most two units per term, of which it has fewer than (places +
  /// 64)/4. Their combined error is therefore below 20·(places + 64)/2 units, which is less than
  /// the 2³² units subtracted here for places < 2²⁸.
  ///
  /// **Source.** Machin's formula (1706); Borwein and Bailey, Mathematics by Experiment (2004), 3.1.
  private static func machin(_ places: Int) -> Natural {
    let unit = places + 64
    let (first, second) = (arctangent(5, unit), arctangent(239, unit))
    return ((first << 4) - (second << 2) - (Natural.one << 32)) >> 64
  }

  /// atan(1/n)·2^places by the alternating series; each of its terms is off by at most two units.
  private static func arctangent(_ n: UInt64, _ places: Int) -> Natural {
    var power = Natural.one << places
    _ = power.divide(by: n)
    var (sum, divisor, isAdded) = (Natural.zero, UInt64(1), true)
    while !power.isZero {
      var term = power
      _ = term.divide(by: divisor)
      sum = isAdded ? sum + term : sum - term
      _ = power.divide(by: n * n)
      divisor += 2
      isAdded.toggle()
    }
    return sum
  }
}
