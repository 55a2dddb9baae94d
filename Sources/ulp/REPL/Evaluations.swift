import CLineEditor
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Computes beside the prompt, and stops when a person or the system says so.
struct Evaluations {
  /// How a computation ended.
  enum Ending<Result: Sendable>: Sendable {
    case finished(Result)
    /// Ctrl-C.
    case interrupted
    /// SIGTERM or SIGHUP.
    case terminated
  }

  /// Milliseconds that a computation has to end by itself once it is to stop.
  private static let grace: Int32 = 200

  /// The descriptor of signals.
  let signals: Int32
  private var thread: EvaluationThread?
  /// Whether a computation goes on that nobody waits for.
  private(set) var leavesWork = false

  init(signals: Int32) { self.signals = signals }

  /// Waits for what a closure computes. Without threads it is computed here.
  mutating func run<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) -> Ending<Result> {
    guard let thread = thread ?? EvaluationThread() else { return .finished(body()) }
    self.thread = thread
    let box = Box<Result>()
    let task = Task.detached(executorPreference: thread) {
      let result = body()
      box.value.withLock { $0 = result }
      thread.done.write()
    }
    let stop = wait(for: thread)
    guard let stop else {
      thread.done.read()
      if let result = box.value.withLock({ $0 }) { return .finished(result) }
      return .interrupted
    }
    task.cancel()
    if isDone(thread, within: Self.grace) {
      thread.done.read()
    } else {
      thread.abandon()
      self.thread = nil
      leavesWork = true
    }
    return stop == SIGINT ? .interrupted : .terminated
  }

  private final class Box<Result: Sendable>: Sendable {
    let value = Mutex<Result?>(nil)
  }

  /// Waits until the thread is done, or for a signal that stops it, which is answered.
  private func wait(for thread: EvaluationThread) -> Int32? {
    while true {
      var sources = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: thread.done.output, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, nfds_t(sources.count), -1) > 0 else { continue }
      if sources[0].revents != 0 {
        while case let number = c_signals_next(), number != 0 {
          switch number {
          case SIGINT, SIGTERM, SIGHUP: return number
          case SIGTSTP: c_signals_stop()
          default: break
          }
        }
      }
      if sources[1].revents != 0 { return nil }
    }
  }

  private func isDone(_ thread: EvaluationThread, within milliseconds: Int32) -> Bool {
    var source = pollfd(fd: thread.done.output, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }
}
