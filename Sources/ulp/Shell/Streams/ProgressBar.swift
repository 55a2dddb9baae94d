internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A progress bar on the terminal of standard error; it does nothing if that is not a terminal.
final class ProgressBar: Sendable {
  private let total: Int
  /// The amount of finished work, and the percentage that is shown.
  private let state = Mutex((done: 0, percent: 0))
  private let isVisible = isatty(STDERR_FILENO) != 0

  init(total: Int) { self.total = total }

  /// Adds an amount of finished work; can be called from any thread.
  func add(_ count: Int) {
    guard isVisible else { return }
    state.withLock { state in
      state.done += count
      let percent = min(100, state.done * 100 / total)
      guard percent > state.percent else { return }
      state.percent = percent
      let width = max(0, min(50, StandardError.columns - 8))
      let filled = String(repeating: "#", count: width * percent / 100)
      let empty = String(repeating: " ", count: width - filled.count)
      StandardError.write("\r[\(filled)\(empty)] \(percent) %")
    }
  }

  /// Removes the progress bar.
  func clear() {
    guard isVisible, state.withLock({ $0.percent }) > 0 else { return }
    StandardError.write("\r\u{1B}[K")
  }
}
