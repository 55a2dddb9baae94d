import NumericCore

/// How many digits of a result are known, because it depends on a measured constant.
public struct KnownDigits: Hashable, Sendable {
  /// The number of significant digits; 0 where none is known.
  public let count: Int
  /// The name of the constant with the fewest digits.
  public let constant: String
  /// How far the result moves with half a unit of the last digits of the constants; nil where that
  /// was not computed.
  let shift: ExactLiteral?

  init(count: Int, constant: String, shift: ExactLiteral? = nil) {
    (self.count, self.constant, self.shift) = (count, constant, shift)
  }

  /// The smaller of two counts, where there is one.
  static func fewer(_ a: KnownDigits?, _ b: KnownDigits?) -> KnownDigits? {
    guard let a, let b else { return a ?? b }
    return b.count < a.count ? b : a
  }
}
