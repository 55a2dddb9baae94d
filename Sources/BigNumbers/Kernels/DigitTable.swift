internal import CMPFR
internal import Synchronization

/// Values of a function at digit/2^(7·level), for digits up to 128, in fixed point.
///
/// Each value is computed when it is first needed, and then kept. Looking up seven bits of an
/// argument replaces seven halvings and the seven squarings that undo them.
///
/// All threads share the values. Two threads that compute the same one at once get equal results,
/// of which one is kept.
final class DigitTable: Sendable {
  /// The number of bits of a digit.
  static let bits = 7
  private static let digits = 1 << bits + 1

  typealias Function = @Sendable (BigFloat.Pointer, BigFloat.Reader) -> Int32

  private let function: Function
  /// The largest number of digits that are looked up: three of an exponent, whose series then has
  /// products by the remaining 43 bits of a word, and six of a tangent, which leave less than 2⁻⁴².
  ///
  /// Both are choices.
  let levels: Int
  /// The values by level and digit, null until they are computed.
  ///
  /// They are read atomically and never freed.
  nonisolated(unsafe) private let values: UnsafeMutablePointer<Atomic<FixedPoint.Limbs?>>

  private init(levels: Int, _ function: @escaping Function) {
    self.function = function
    self.levels = levels
    values = .allocate(capacity: levels * Self.digits)
    for index in 0..<levels * Self.digits { (values + index).initialize(to: Atomic(nil)) }
  }

  /// A table for each number of limbs.
  static let exponentials = (0...MediumFunction.mostLimbs).map { _ in
    DigitTable(levels: 3) { mpfr_exp($0, $1, MPFR_RNDN) }
  }
  static let arctangents = (0...MediumFunction.mostLimbs).map { _ in
    DigitTable(levels: 6) { mpfr_atan($0, $1, MPFR_RNDN) }
  }

  /// The function at digit/2^(7·level) for 0 < digit ≤ 128 and level ≥ 1: 0 ≤ f − value ≤ u.
  @inline(__always)
  func value(_ digit: Int, level: Int, _ room: FixedPoint) -> FixedPoint.Limbs {
    assert(1...levels ~= level && 0..<Self.digits ~= digit)
    let index = (level - 1) * Self.digits + digit
    return values[index].load(ordering: .acquiring) ?? make(index, digit, level: level, room)
  }

  @inline(never)
  private func make(
    _ index: Int, _ digit: Int, level: Int, _ room: FixedPoint
  ) -> FixedPoint.Limbs {
    let argument = BigFloat(
      sign: .plus, exponent: -Self.bits * level, significand: BigFloat(digit, precision: .bits(64)))
    let value = BigFloat.make(bits: 64 * room.fraction + 64) { r in
      argument.read { function(r, $0) }
    }
    let limbs = FixedPoint.Limbs.allocate(capacity: room.count)
    value.read { room.load(limbs, $0) }
    let (isFirst, other) = values[index].compareExchange(
      expected: nil, desired: limbs, ordering: .acquiringAndReleasing)
    guard !isFirst, let other else { return limbs }
    limbs.deallocate()
    return other
  }
}
