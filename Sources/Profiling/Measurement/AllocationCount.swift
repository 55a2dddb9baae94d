internal import CAllocationCount

/// The allocations of a piece of work on its thread.
///
/// Unlike times, counts are reproducible: the same work on the same inputs allocates the same
/// blocks. Counting takes a program whose malloc counts, as that of `ulp-allocations` does; no
/// library replaces the malloc of the programs that link it, and in these nothing is counted.
public struct AllocationCount: Hashable, Sendable {
  /// The number of allocated blocks, including reallocations to a larger size.
  public var allocations: Int
  /// The largest number of bytes held beyond those held before, as the allocator rounds sizes up.
  public var peakBytes: Int
  /// The bytes still held at the end beyond those held before; negative if older blocks were freed.
  public var heldBytes: Int

  /// Creates a count from its values.
  public init(allocations: Int, peakBytes: Int, heldBytes: Int) {
    self.allocations = allocations
    (self.peakBytes, self.heldBytes) = (peakBytes, heldBytes)
  }

  /// Whether the malloc of this program counts.
  public static var isPossible: Bool { c_counts_allocations() }

  /// Counts the allocations of `body` on this thread; nil if nothing can be counted.
  ///
  /// Calls must not be nested.
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
