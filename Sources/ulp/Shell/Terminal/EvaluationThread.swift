import CLineEditor
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that computes what a session asks for, so that the keys of the terminal are heard meanwhile.
///
/// A task that is cancelled ends where it looks at the clock. One call of MPFR may take minutes and looks at
/// nothing; its thread is left alone then, at the lowest priority, and ends when the call does.
final class EvaluationThread: TaskExecutor {
  /// Bytes of stack, as many as the thread has that starts a program.
  private static let stackSize = 8 << 20

  private let jobs = Mutex<[UnownedJob]>([])
  private let isAbandoned = Atomic(false)
  private let number = Atomic<Int32>(0)
  /// Pipes: a byte for every job, and one for every task that is done.
  private let wake: Pipe
  let done: Pipe

  /// A thread that waits for jobs; nil where the system has none.
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

  /// Leaves the thread alone; it ends behind what it is doing.
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

/// Two descriptors; bytes that one takes come out of the other.
struct Pipe: Sendable {
  let output: Int32
  private let input: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, input) = (ends[0], ends[1])
  }

  /// Puts a byte in.
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
