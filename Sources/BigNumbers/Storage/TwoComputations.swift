#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The threads that a long computation may use: as many as there are processors, and at most eight.
let processorCount = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 8)

/// The results of two computations, of which the second has a thread of its own for two or more `threads`, if the system gives
/// one; waits for both.
///
/// The computations must not share what one of them changes, and must not ask for what belongs to a thread, such as the flags
/// and the caches of MPFR.
func onThreads<First, Second>(
  _ threads: Int, _ first: () -> First, and second: () -> Second
) -> (First, Second) {
  if threads < 2 { return (first(), second()) }
  return withoutActuallyEscaping(second) { second in
    let work = Work(second)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let context = Unmanaged<AnyWork>.passUnretained(work).toOpaque()
    let isRunning = pthread_create(&thread, nil, AnyWork.main, context) == 0
    let value = first()
    if isRunning {
      #if canImport(Glibc)
        pthread_join(thread, nil)
      #else
        if let thread { pthread_join(thread, nil) }
      #endif
    } else {
      work.run()
    }
    guard let other = work.result else { preconditionFailure("the thread has ended") }
    return (value, other)
  }
}

/// A computation that a thread carries out.
private class AnyWork: @unchecked Sendable {
  func run() {}

  static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    context in
    if let context { Unmanaged<AnyWork>.fromOpaque(context).takeUnretainedValue().run() }
    return nil
  }
}

private final class Work<Result>: AnyWork, @unchecked Sendable {
  private let body: () -> Result
  private(set) var result: Result?

  init(_ body: @escaping () -> Result) { self.body = body }

  override func run() { result = body() }
}
