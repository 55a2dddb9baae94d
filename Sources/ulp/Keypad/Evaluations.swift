internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs computations beside the keyboard, and stops them on request.
struct Evaluations {
  /// How a computation ended.
  enum Ending<Result: Sendable>: Sendable {
    case finished(Result)
    /// Stopped by Ctrl-C or another key.
    case interrupted
    /// A signal that ends the command.
    case terminated(by: Int32)
  }

  /// The time in milliseconds that a computation has to end after it was cancelled.
  private static let grace: Int32 = 200

  /// A descriptor with keyboard input, and a function that examines it.
  struct Keyboard {
    let descriptor: Int32
    /// Reads the input; returns whether it requests a stop.
    let isStop: () -> Bool
  }

  let signals: TerminalSignals
  private var thread: EvaluationThread?
  /// Whether an abandoned computation is still running.
  private(set) var leavesWork = false
  /// Signals that arrived during a computation and did not stop it.
  private(set) var noticed: [Int32] = []

  init(signals: TerminalSignals) { self.signals = signals }

  /// Waits for the result of a closure.
  ///
  /// Without threads it is computed on the calling thread.
  mutating func run<Result: Sendable>(
    watching keyboard: Keyboard? = nil, _ body: @escaping @Sendable () -> Result
  ) -> Ending<Result> {
    guard let thread = thread ?? EvaluationThread() else { return .finished(body()) }
    self.thread = thread
    let box = Box<Result>()
    let task = Task.detached(executorPreference: thread) {
      let result = body()
      box.value.withLock { $0 = result }
      thread.done.write()
    }
    noticed = []
    let stop = wait(for: thread, keyboard)
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
    return stop == SIGINT ? .interrupted : .terminated(by: stop)
  }

  private final class Box<Result: Sendable>: Sendable {
    let value = Mutex<Result?>(nil)
  }

  /// Waits until the thread is done or something stops it; returns the signal in that case, SIGINT
  /// for a key.
  private mutating func wait(for thread: EvaluationThread, _ keyboard: Keyboard?) -> Int32? {
    while true {
      var sources = [signals.descriptor, thread.done.output, keyboard?.descriptor ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&sources, nfds_t(sources.count), -1) > 0 else { continue }
      if sources[0].revents != 0 {
        for number in signals.received() {
          switch number {
          case SIGINT, SIGTERM, SIGHUP, SIGQUIT: return number
          default: noticed.append(number)
          }
        }
      }
      if sources[1].revents != 0 { return nil }
      if sources[2].revents != 0, keyboard?.isStop() == true { return SIGINT }
    }
  }

  private func isDone(_ thread: EvaluationThread, within milliseconds: Int32) -> Bool {
    var source = pollfd(fd: thread.done.output, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }
}
