internal import CAllocations

/// Counts what this process asks of malloc.
public enum AllocationCount {
  /// Allocations of `body`.
  public static func of(_ body: () throws -> Void) rethrows -> Int {
    let before = c_allocation_count()
    try body()
    return Int(c_allocation_count() - before)
  }

  /// Bytes in blocks that are not freed.
  public static var bytesInUse: Int { Int(c_bytes_in_use()) }
}
