internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A progress bar on the terminal of standard error, with the time that is left; it does nothing if that is not a terminal.
final class ProgressBar: Sendable {
  private let total: Int
  private let start = ContinuousClock.now
  /// The work that was done before the start.
  private let before: Int

  private struct State {
    var done: Int
    /// The percentage that is shown; none before anything is.
    var percent = 0
    var isShown = false
    /// The time of the last change.
    var shown: ContinuousClock.Instant
  }
  private let state: Mutex<State>
  private let isVisible = isatty(STDERR_FILENO) != 0

  /// A bar for an amount of work, of which some may have been done in another run.
  init(total: Int, done: Int = 0) {
    self.total = total
    before = done
    state = Mutex(State(done: done, shown: start))
  }

  /// Adds an amount of finished work; can be called from any thread.
  func add(_ count: Int) {
    guard isVisible else { return }
    state.withLock { state in
      state.done += count
      let percent = Int(min(100, Double(state.done) * 100 / Double(total)))
      let now = ContinuousClock.now
      guard percent > state.percent || state.shown.duration(to: now) > Self.pause else { return }
      (state.percent, state.shown, state.isShown) = (percent, now, true)
      let left = timeLeft(state.done, now)
      let width = max(0, min(50, StandardError.columns - 8 - left.count))
      let filled = String(repeating: "#", count: width * percent / 100)
      let empty = String(repeating: " ", count: width - filled.count)
      StandardError.write("\r[\(filled)\(empty)] \(percent) %\(left)")
    }
  }

  /// Removes the progress bar.
  func clear() {
    guard isVisible else { return }
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      StandardError.write("\r\u{1B}[K")
    }
  }

  /// The longest time without a change.
  private static let pause = Duration.seconds(1)
  /// What is shorter than this needs no estimate.
  private static let least = 2.0

  /// The time that is left if the work goes on as fast as before: `, 1:05 left`, of the same width for all times below a day.
  private func timeLeft(_ done: Int, _ now: ContinuousClock.Instant) -> String {
    let elapsed = start.duration(to: now) / .seconds(1)
    guard elapsed >= Self.least, done > before, done < total else { return "" }
    let left = elapsed * Double(total - done) / Double(done - before)
    guard left < 1e9 else { return "" }
    let seconds = Int(left.rounded(.up))
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let text =
      hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    return ", \(String(repeating: " ", count: max(0, 8 - text.count)))\(text) left"
  }
}
