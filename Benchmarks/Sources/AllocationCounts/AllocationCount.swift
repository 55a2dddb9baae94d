import Profiling
import SuiteSupport

extension AllocationCount {
  /// What `body` allocates; ends the program where nothing can count.
  public static func counted<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> AllocationCount {
    guard let count = try of(body) else { stop("nothing counts allocations here") }
    return count
  }
}
