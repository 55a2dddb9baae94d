internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on the terminal behind standard error that shows how much is done; nothing where there is none.
final class ProgressBar: Sendable {
  private let total: Int
  /// What is done, and the per cent that the line shows.
  private let state = Mutex((done: 0, percent: 0))
  private let isVisible = isatty(STDERR_FILENO) != 0

  init(total: Int) { self.total = total }

  /// Shows that so much more of the total is done; called from any thread.
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

  /// Takes the line away.
  func clear() {
    guard isVisible, state.withLock({ $0.percent }) > 0 else { return }
    StandardError.write("\r\u{1B}[K")
  }
}
