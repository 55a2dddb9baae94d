import Profiling
import SuiteSupport

extension AllocationCount {
  /// The allocations of `body`; ends the program if they cannot be counted.
  public static func counted<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> AllocationCount {
    guard let count = try of(body) else { stop("nothing counts allocations here") }
    return count
  }
}
