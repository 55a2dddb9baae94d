import Conversion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock of the machine.
enum SystemClock {
  /// The current time in the system's zone.
  static var now: Moment? {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var seconds = time.tv_sec
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Moment(unixText: "\(time.tv_sec)")?.moved(to: parts.tm_gmtoff)
  }
}
