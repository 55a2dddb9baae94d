import NumericCore

/// Draws the operands of triples, which have numbers from 0 on.
///
/// Triples are drawn in chunks with separate generators, so that a part of them that begins with a chunk is the same whatever
/// the parts.
struct TripleDraw {
  private let distribution: OperandDistribution
  private let bits: Int
  private let seed: UInt64
  private var number: Int
  private var generator: SplitMix64

  /// The number of triples of a chunk, which decides which triples a seed gives.
  static let chunkSize = 64

  /// Begins at the first triple of a chunk.
  init(_ distribution: OperandDistribution, bits: Int, seed: UInt64, from first: Int) {
    precondition(first % Self.chunkSize == 0, "a chunk is drawn from its beginning")
    (self.distribution, self.bits, self.seed, number) = (distribution, bits, seed, first)
    generator = SplitMix64(seed: seed, stream: UInt64(first))
  }

  /// The operands of the next triple.
  mutating func next() -> (a: ExactLiteral, b: ExactLiteral, c: ExactLiteral) {
    if number % Self.chunkSize == 0 {
      generator = SplitMix64(seed: seed, stream: UInt64(number))
    }
    number += 1
    return (
      distribution.draw(bits: bits, using: &generator),
      distribution.draw(bits: bits, using: &generator),
      distribution.draw(bits: bits, using: &generator)
    )
  }
}
