#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of the calling thread, which excludes the time of other programs and is
/// therefore more reproducible than wall-clock time.
public enum Stopwatch {
  /// The nanoseconds since an arbitrary moment, on the calling thread.
  public static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The nanoseconds that `body` and one reading of the clock take.
  @inline(__always)
  public static func nanoseconds<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let start = now()
    try body()
    return now() - start
  }
}

/// Prevents the optimizer from removing a value and its computation.
@inline(never)
public func blackHole<Value>(_ value: borrowing Value) {}
