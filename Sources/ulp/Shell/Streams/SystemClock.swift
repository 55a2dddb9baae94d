import Conversion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the clock of the machine shows.
enum SystemClock {
  /// The moment, on the clock of the system's own zone.
  static var now: Moment? {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var seconds = time.tv_sec
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Moment(unixText: "\(time.tv_sec)")?.moved(to: parts.tm_gmtoff)
  }
}
