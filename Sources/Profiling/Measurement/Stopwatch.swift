#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that the processor gave to the calling thread: what other programs take from the machine does
/// not count, so that two runs agree better than by a clock on the wall.
public enum Stopwatch {
  /// Nanoseconds since some moment, on the calling thread.
  public static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Nanoseconds of `body`, and of reading the clock once.
  @inline(__always)
  public static func nanoseconds<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let start = now()
    try body()
    return now() - start
  }
}

/// Keeps a value from being optimized away together with what computed it.
@inline(never)
public func blackHole<Value>(_ value: borrowing Value) {}
