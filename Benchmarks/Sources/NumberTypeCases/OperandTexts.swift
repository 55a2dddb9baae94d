import NumericCore

/// The operands of one precision as exact text, from which every number type reads its own.
public struct OperandTexts: Sendable {
  /// Pairs in one pass, where nothing else is said.
  public static let count = 50

  /// First operands, positive so that every function is defined.
  public let left: [String]
  /// Second operands, of either sign.
  public let right: [String]

  /// Draws full significands with exponents −3…3; one precision always gets the same pairs.
  public init(bits: Int, count: Int = Self.count) {
    var generator = SplitMix64(seed: 0x0075_6c70 &+ UInt64(bits))
    var left: [String] = []
    var right: [String] = []
    for _ in 0..<count {
      left.append(
        FullSignificand(bits: bits, exponents: -3...3, using: &generator).magnitudeText)
      right.append(FullSignificand(bits: bits, exponents: -3...3, using: &generator).text)
    }
    self.left = left
    self.right = right
  }
}
