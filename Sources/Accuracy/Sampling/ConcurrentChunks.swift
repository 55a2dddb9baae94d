public import NumericCore
internal import Synchronization

/// Work that is divided into chunks, which several threads process.
public enum ConcurrentChunks {
  /// The results of all chunks in order, computed on several threads; the first failure ends the
  /// work.
  public static func map<Result: Sendable>(
    _ count: Int, threads: Int,
    _ body: @escaping @Sendable (Int) throws(ComputationFailure) -> Result
  ) async throws(ComputationFailure) -> [Result] {
    let queue = ChunkQueue<Result>(count: count)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, min(threads, count)) { group.addTask { queue.work(body) } }
    }
    return try queue.results()
  }
}

private final class ChunkQueue<Result: Sendable>: Sendable {
  private struct State: Sendable {
    var next = 0
    var results: [Result?]
    var failure: ComputationFailure?
  }
  private let state: Mutex<State>
  private let count: Int

  init(count: Int) {
    self.count = count
    state = Mutex(State(results: [Result?](repeating: nil, count: count)))
  }

  /// Processes chunks until none is left or one has failed.
  func work(_ body: (Int) throws(ComputationFailure) -> Result) {
    while let chunk = take() {
      do throws(ComputationFailure) {
        let result = try body(chunk)
        state.withLock { $0.results[chunk] = result }
      } catch {
        state.withLock { $0.failure = error }
      }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.failure == nil, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func results() throws(ComputationFailure) -> [Result] {
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    return state.results.compactMap { $0 }
  }
}
