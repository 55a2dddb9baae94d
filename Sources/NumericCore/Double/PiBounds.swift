/// Powers of π between two numbers that are as near to each other as is asked for.
enum PiBounds {
  /// l ≤ π^power·2^−exponent ≤ h for a power above 0, with about so many bits in agreement.
  static func power(
    _ power: Int, bits: Int
  ) -> (low: Natural, high: Natural, exponent: Int) {
    // Every product doubles the relative error and the truncation after it adds one unit.
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

  /// π itself: l ≤ π·2^−exponent ≤ h.
  private static func pi(bits: Int) -> (low: Natural, high: Natural, exponent: Int) {
    let places = bits <= prepared.places ? prepared.places : bits
    let low = places == prepared.places ? prepared.value : machin(places)
    return (low, low + Natural(2), -places)
  }

  private static let prepared = (places: 192, value: machin(192))

  /// ⌊π·2^places⌋ or one less: 16·atan(1/5) − 4·atan(1/239), with 64 bits more, which the errors of the terms do not
  /// reach.
  ///
  /// **Source.** Machin's formula (1706); Borwein and Bailey, Mathematics by Experiment (2004), 3.1.
  private static func machin(_ places: Int) -> Natural {
    let unit = places + 64
    let (first, second) = (arctangent(5, unit), arctangent(239, unit))
    return ((first << 4) - (second << 2) - (Natural.one << 32)) >> 64
  }

  /// atan(1/n)·2^places, within the count of its terms: they alternate, and each is truncated.
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
