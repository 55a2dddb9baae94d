internal import CMPFR

/// A result together with the exceptions of its computation.
public struct Rounded<Value> {
  /// The result.
  public var value: Value
  /// The sign of (rounded − exact) of the last operation; 0 if it was exact.
  public var ternary: Int
  /// The exceptions that any of the operations raised.
  public var flags: StatusFlags
}

extension Rounded: Sendable where Value: Sendable {}
extension Rounded: Equatable where Value: Equatable {}

/// The exceptions of IEEE 754-2019 §7.
public struct StatusFlags: OptionSet, Hashable, Sendable {
  /// One bit for each exception.
  public let rawValue: UInt8
  /// A set of exceptions from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The result is NaN; MPFR raises it for NaN operands as well.
  public static let invalid = StatusFlags(rawValue: 1)
  /// An exact infinity from finite operands.
  public static let divisionByZero = StatusFlags(rawValue: 2)
  /// A result beyond the largest finite number.
  public static let overflow = StatusFlags(rawValue: 4)
  /// A tiny result that had to be rounded.
  public static let underflow = StatusFlags(rawValue: 8)
  /// A result that had to be rounded.
  public static let inexact = StatusFlags(rawValue: 16)
}

extension BigFloat {
  /// Runs `body`, and tells which exceptions its operations raised and how the last one rounded.
  ///
  /// The flags are cleared before and restored after the call. `body` is synchronous and therefore
  /// stays on one thread; calls may be nested.
  ///
  ///     let third = BigFloat.withFlags { BigFloat(1.0 as Double) / 3 }
  ///     third.ternary   // −1: 0.333… was rounded down
  ///     third.flags     // [.inexact]
  public static func withFlags<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Rounded<Value> {
    let wasRecording = ulp_record(1)
    let outer = ulp_flags()
    ulp_clear_flags()
    defer {
      mpfr_flags_set(outer)
      _ = ulp_record(wasRecording)
    }
    let value = try body()
    return Rounded(value: value, ternary: Int(ulp_ternary().signum()), flags: .raised)
  }
}

extension StatusFlags {
  /// The flags of this thread.
  fileprivate static var raised: StatusFlags {
    var flags: StatusFlags = []
    if mpfr_nanflag_p() != 0 { flags.insert(.invalid) }
    if mpfr_divby0_p() != 0 { flags.insert(.divisionByZero) }
    if mpfr_overflow_p() != 0 { flags.insert(.overflow) }
    if mpfr_underflow_p() != 0 { flags.insert(.underflow) }
    if ulp_is_inexact() != 0 { flags.insert(.inexact) }
    return flags
  }
}
