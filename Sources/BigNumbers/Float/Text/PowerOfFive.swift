internal import CMPFR

/// The leading limbs of a power of five: 5^exponent lies in [w, w + 2)·2^scale, where the first bit of w is set.
///
/// All threads share a bounded number of powers, which are computed when they are first needed.
final class PowerOfFive: Sendable {
  let exponent: Int
  /// The number of limbs of w.
  let count: Int
  /// The limbs of w; nothing writes them after creation.
  nonisolated(unsafe) private let limbs: UnsafeMutablePointer<UInt>
  let scale: Int
  /// Whether 5^exponent = w·2^scale.
  let isExact: Bool

  /// The largest number of limbs that are kept.
  static let mostLimbs = 80
  /// The largest magnitude of an exponent for which computing a power is not longer than a conversion by MPFR.
  static let mostExponent = 1 << 20

  private init(_ exponent: Int, count: Int) {
    self.exponent = exponent
    self.count = count
    limbs = .allocate(capacity: count)
    ulp_prepare_thread()
    let flags = ulp_flags()
    defer { ulp_restore_flags(flags) }
    var power = __mpfr_struct(
      _mpfr_prec: 64 * count, _mpfr_sign: 1, _mpfr_exp: 0, _mpfr_d: limbs)
    if exponent >= 0 {
      isExact = mpfr_ui_pow_ui(&power, 5, UInt(exponent), MPFR_RNDZ) == 0
    } else {
      // The divisor is too large by less than one part in 2^(64·count + 63), by which the quotient loses less than one
      // half of a unit; its rounding loses less than one.
      isExact = false
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: count + 1) { room in
        var divisor = __mpfr_struct(
          _mpfr_prec: 64 * (count + 1), _mpfr_sign: 1, _mpfr_exp: 0, _mpfr_d: room.baseAddress)
        _ = mpfr_ui_pow_ui(&divisor, 5, exponent.magnitude, MPFR_RNDU)
        _ = mpfr_ui_div(&power, 1, &divisor, MPFR_RNDZ)
      }
    }
    scale = power._mpfr_exp - 64 * count
  }

  deinit { limbs.deallocate() }

  /// Calls `body` with the limbs of w, which last until it returns even if the power is forgotten meanwhile.
  @inline(__always)
  func withLimbs<Result>(_ body: (UnsafePointer<UInt>) -> Result) -> Result {
    withExtendedLifetime(self) { body(limbs) }
  }

  /// Powers by a hash of exponent and length; a new power replaces the old one of its place, so that all of them
  /// together take at most 640 KB.
  private static let known = Locked([PowerOfFive?](repeating: nil, count: places))
  private static let places = 1024

  /// The power with `count` limbs.
  static func value(_ exponent: Int, count: Int) -> PowerOfFive {
    let place = (exponent &+ count &* 389) & (places - 1)
    let found = known.withLock { $0[place] }
    if let found, found.exponent == exponent, found.count == count { return found }
    let power = PowerOfFive(exponent, count: count)
    known.withLock { $0[place] = power }
    return power
  }

  /// Forgets all powers.
  static func freeCache() {
    known.withLock { $0 = [PowerOfFive?](repeating: nil, count: places) }
  }
}
