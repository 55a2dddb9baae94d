public import NumericCore

/// An operation on the bits of integers, by its usual name.
public enum BitwiseOperation: String, CaseIterable, Sendable {
  case and, or, xor, not, shl, shr, rotl, rotr, popcount, bitlength

  /// A fixed number of bits.
  public struct Width: Hashable, Sendable {
    /// The number of bits, at least 1.
    public let bits: Int
    /// Whether the highest bit marks negative integers.
    public let isSigned: Bool

    /// A width of a number of bits.
    public init(bits: Int, isSigned: Bool) {
      precondition(bits >= 1, "an integer has at least one bit, not \(bits)")
      (self.bits, self.isSigned) = (bits, isSigned)
    }
  }

  /// The number of operands.
  public var operandCount: Int {
    switch self {
    case .not, .popcount, .bitlength: 1
    case .and, .or, .xor, .shl, .shr, .rotl, .rotr: 2
    }
  }

  /// The result of the operation.
  ///
  /// Without a width the bits are unlimited; with one, operands and result wrap to it. The second
  /// operand of a shift or rotation is a count, which does not wrap.
  ///
  /// - Throws: `inapplicable` for operands that are not integers, for negative counts, for counting
  ///   the bits of a negative integer without a width, and for a rotation without a width; a limit
  ///   for results that are too long.
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
      // Full turns change nothing.
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

  /// The integer shifted by any count; bits that leave the width are lost.
  private func shifted(
    _ x: BigRational, by count: Int, _ width: Width?, _ limits: Limits
  ) throws(ComputationFailure) -> BigRational? {
    if self == .shl, let width, count >= width.bits { return .zero }
    do throws(LimitExceeded) {
      return try x.shifted(by: self == .shl ? count : -count, limits: limits)
    } catch {
      throw .limit(error)
    }
  }

  /// The count of a shift.
  private static func count(_ x: BigRational) throws(ComputationFailure) -> Int {
    guard x.sign >= 0 else { throw .inapplicable("a count of places is not below 0") }
    guard let count = Int(exactly: x) else {
      throw .inapplicable("a count of places has at most 63 bits")
    }
    return count
  }
}
