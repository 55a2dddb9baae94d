import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An upper estimate of the time of one call of MPFR, for functions whose time grows so fast with
/// the precision that a few more bits can take minutes.
///
/// Measured with MPFR 4.2 on one core of a 2020s server at arguments of 0.3 to 30: the slowest of
/// three runs, doubled, and bounded from above by a power of the precision, seconds = scale ·
/// (bits/1000)^power.
enum CallCost: Sendable {
  /// Fast at any precision within the limits.
  case quick
  /// scale · (bits/1000)^power seconds.
  case growing(scale: Double, power: Double)

  /// Throws if one call at this precision may take longer than the time limit of a whole
  /// evaluation.
  func check(bits: Int, _ limits: Limits) throws(LimitExceeded) {
    guard case .growing(let scale, let power) = self, bits > 1000 else { return }
    let seconds = scale * pow(Double(bits) / 1000, power)
    if seconds > Double(limits.time) {
      throw LimitExceeded(
        limit: .time, allowed: limits.time, requested: Int(min(seconds.rounded(.up), 1e15)))
    }
  }
}
