import Arithmetic
import Conversion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock of the machine.
enum SystemClock {
  /// The current time, and the system's zone, which is read when it is first needed.
  static let clock: LocalClock = { now.map { LocalTime($0, in: zone) } }

  static let zone = Zone.ofSystem()

  private static var now: Moment? {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(unixText: "\(time.tv_sec)")
  }
}
