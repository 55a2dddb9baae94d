import CLineEditor
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread for the computations of a keypad, so that the terminal reacts to keys at the same time.
///
/// A cancelled task ends when it next checks the time. A single call of MPFR may take minutes
/// without such a check; then its thread is abandoned, at the lowest priority, and ends when the
/// call does.
final class EvaluationThread: TaskExecutor {
  /// The stack size in bytes, the same as that of the main thread.
  private static let stackSize = 8 << 20

  private let jobs = Mutex<[UnownedJob]>([])
  private let isAbandoned = Atomic(false)
  private let number = Atomic<Int32>(0)
  /// Pipes with a byte for every job, and with a byte for every finished task.
  private let wake: Pipe
  let done: Pipe

  /// Creates a thread that waits for jobs; nil if the system cannot create one.
  init?() {
    guard let wake = Pipe() else { return nil }
    guard let done = Pipe() else {
      wake.close()
      return nil
    }
    (self.wake, self.done) = (wake, done)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let context = Unmanaged.passRetained(self)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    if pthread_create(&thread, &attributes, EvaluationThread.main, context.toOpaque()) != 0 {
      context.release()
      return nil
    }
  }

  deinit {
    wake.close()
    done.close()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    wake.write()
  }

  /// Abandons the thread; it ends after its current work.
  func abandon() {
    isAbandoned.store(true, ordering: .sequentiallyConsistent)
    c_thread_lower(number.load(ordering: .sequentiallyConsistent))
    wake.write()
  }

  private func run() {
    number.store(c_thread_number(), ordering: .sequentiallyConsistent)
    while true {
      wake.read()
      while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
      if isAbandoned.load(ordering: .sequentiallyConsistent) { return }
    }
  }

  private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    context in
    guard let context else { return nil }
    Unmanaged<EvaluationThread>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}

/// A pipe: bytes written to one descriptor can be read from the other.
struct Pipe: Sendable {
  let output: Int32
  private let input: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, input) = (ends[0], ends[1])
  }

  /// Writes a byte.
  func write() { _ = FileWriter.written([1], to: input) }

  /// Waits for a byte.
  func read() {
    var byte: UInt8 = 0
    #if canImport(Glibc)
      while Glibc.read(output, &byte, 1) < 0, errno == EINTR {}
    #else
      while Darwin.read(output, &byte, 1) < 0, errno == EINTR {}
    #endif
  }

  func close() {
    for end in [output, input] {
      #if canImport(Glibc)
        _ = Glibc.close(end)
      #else
        _ = Darwin.close(end)
      #endif
    }
  }
}
