internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on the terminal behind standard error that shows how much is done; nothing where there is none.
final class ProgressBar: Sendable {
  private let total: Int
  private let shownPercent = Mutex(0)
  private let isVisible = isatty(STDERR_FILENO) != 0

  init(total: Int) { self.total = total }

  /// Shows that so much of the total is done; called from any thread.
  func show(_ done: Int) {
    guard isVisible else { return }
    let percent = min(100, done * 100 / total)
    shownPercent.withLock { shown in
      guard percent > shown else { return }
      shown = percent
      let width = max(0, min(50, StandardError.columns - 8))
      let filled = String(repeating: "#", count: width * percent / 100)
      let empty = String(repeating: " ", count: width - filled.count)
      StandardError.write("\r[\(filled)\(empty)] \(percent) %")
    }
  }

  /// Takes the line away.
  func clear() {
    guard isVisible, shownPercent.withLock({ $0 }) > 0 else { return }
    StandardError.write("\r\u{1B}[K")
  }
}
