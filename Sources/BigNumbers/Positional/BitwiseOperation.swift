public import NumericCore

/// An operation on the bits of integers, by its usual name.
public enum BitwiseOperation: String, CaseIterable, Sendable {
  case and, or, xor, not, shl, shr, rotl, rotr, popcount, bitlength

  /// A fixed number of bits.
  public struct Width: Hashable, Sendable {
    /// At least 1.
    public let bits: Int
    /// Whether the highest bit is that of negative integers.
    public let isSigned: Bool

    /// So many bits.
    public init(bits: Int, isSigned: Bool) {
      precondition(bits >= 1, "an integer has at least one bit, not \(bits)")
      (self.bits, self.isSigned) = (bits, isSigned)
    }
  }

  /// How many integers it takes.
  public var operandCount: Int {
    switch self {
    case .not, .popcount, .bitlength: 1
    case .and, .or, .xor, .shl, .shr, .rotl, .rotr: 2
    }
  }

  /// The result, of bits without end or of a width to which operands and result wrap. The second operand of
  /// a shift or rotation is a count, which never wraps.
  ///
  /// - Throws: `inapplicable` for operands that are no integers, for counts below 0, for the bits of a negative
  ///   integer of infinite width, and for a rotation without a width; a limit for results that are too long.
  public func result(
    _ operands: [BigRational], width: Width? = nil, limits: Limits = Limits()
  ) throws(ComputationFailure) -> BigRational {
    precondition(operands.count == operandCount, "\(rawValue) takes \(operandCount) operands")
    guard operands.allSatisfy(\.isInteger) else {
      throw .inapplicable("only whole numbers have bits")
    }
    func wrapped(_ x: BigRational) -> BigRational {
      width.map { x.wrapped(toWidth: $0.bits, isSigned: $0.isSigned) } ?? x
    }
    let x = wrapped(operands[0])
    let result: BigRational?
    switch self {
    case .and: result = .bitAnd(x, wrapped(operands[1]))
    case .or: result = .bitOr(x, wrapped(operands[1]))
    case .xor: result = .bitXor(x, wrapped(operands[1]))
    case .not: result = x.bitNot
    case .shl, .shr:
      result = try shifted(x, by: try Self.count(operands[1]), width, limits)
    case .rotl, .rotr:
      guard let width else { throw .inapplicable("a rotation needs a width") }
      // Whole turns change nothing.
      let turns = try Self.count(operands[1]) % width.bits
      let count = self == .rotl ? turns : -turns
      result = x.rotated(by: count, width: width.bits, isSigned: width.isSigned)
    case .popcount:
      let pattern = width.map { x.wrapped(toWidth: $0.bits, isSigned: false) } ?? x
      guard let count = pattern.bitCount else {
        throw .inapplicable("a negative number has infinitely many bits; a width makes them finite")
      }
      return BigRational(count)
    case .bitlength: return BigRational(x.numeratorBits)
    }
    guard let result else { throw .inapplicable("only whole numbers have bits") }
    return wrapped(result)
  }

  /// By a count that need not be small: what leaves a width is gone.
  private func shifted(
    _ x: BigRational, by count: Int, _ width: Width?, _ limits: Limits
  ) throws(ComputationFailure) -> BigRational? {
    if self == .shl, let width, count >= width.bits { return .zero }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try x.shifted(by: self == .shl ? count : -count, limits: limits)
    }
  }

  /// How far to shift.
  private static func count(_ x: BigRational) throws(ComputationFailure) -> Int {
    guard x.sign >= 0 else { throw .inapplicable("a count of places is not below 0") }
    guard let count = Int(exactly: x) else {
      throw .inapplicable("a count of places has at most 63 bits")
    }
    return count
  }
}
