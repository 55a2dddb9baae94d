internal import CAllocationCount

/// What a piece of work allocated on its thread.
///
/// Unlike times, counts repeat: the same work on the same inputs allocates the same blocks. Counting takes a
/// program whose malloc counts, which no library does to the programs that link it: the command's
/// `ulp-allocations` is one. In other programs nothing is counted.
public struct AllocationCount: Hashable, Sendable {
  /// Blocks that were allocated, those made anew for a longer size included.
  public var allocations: Int
  /// The most bytes that were held beyond those before, as the allocator rounds them up.
  public var peakBytes: Int
  /// Bytes that are still held at the end beyond those before; negative where older blocks were freed.
  public var heldBytes: Int

  /// Takes what was counted.
  public init(allocations: Int, peakBytes: Int, heldBytes: Int) {
    self.allocations = allocations
    (self.peakBytes, self.heldBytes) = (peakBytes, heldBytes)
  }

  /// Whether the malloc of this program counts.
  public static var isPossible: Bool { c_counts_allocations() }

  /// Counts what `body` allocates on this thread; nil where nothing can count. Not to be nested.
  public static func of<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> AllocationCount? {
    guard isPossible else {
      try body()
      return nil
    }
    c_start_counting()
    let outcome: Result<Void, Failure>
    do throws(Failure) {
      outcome = .success(try body())
    } catch {
      outcome = .failure(error)
    }
    let count = c_stop_counting()
    try outcome.get()
    return AllocationCount(
      allocations: count.allocations, peakBytes: count.peak, heldBytes: count.bytes)
  }
}
