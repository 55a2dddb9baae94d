/// Where the three operands come from; the same triples in every run.
public enum TripleSource: Hashable, Sendable {
  /// ±1.f × 2^e with all bits of the precision in use and e from −3 to 3.
  case fullSignificands(bits: Int)
  /// Multiples of 2⁻⁵³ in [0, 1), each as likely: what `Double.random(in: 0..<1)` draws.
  case multiplesInUnitInterval

  /// The operands as exact hexadecimal literals.
  public func triples(count: Int) -> [[String]] {
    var generator = SplitMix64(seed: 0x6173_736f_63)
    return (0..<count).map { _ in (0..<3).map { _ in draw(&generator) } }
  }

  private func draw(_ generator: inout SplitMix64) -> String {
    switch self {
    case .fullSignificands(let bits):
      FullSignificand(bits: bits, exponents: -3...3, using: &generator).text
    case .multiplesInUnitInterval:
      "0x\(String(generator.next() >> 11, radix: 16))p-53"
    }
  }
}
