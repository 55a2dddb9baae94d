import NumericCore

/// The operands of one precision as exact text, from which every number type reads them.
public struct OperandTexts: Sendable {
  /// The default number of pairs in one pass.
  public static let count = 50

  /// The first operands, positive so that all functions are defined.
  public let left: [String]
  /// The second operands, of either sign.
  public let right: [String]

  /// Draws full significands with exponents −3…3; a precision always has the same pairs.
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
