internal import CMPFR

extension BigFloat {
  /// Frees what MPFR keeps for the calling thread: π, ln 2, γ and Catalan's constant at the highest
  /// precision asked for so far, and a small pool of GMP integers.
  ///
  /// A thread of long life that computed a constant to millions of digits once may want this memory
  /// back. Later calls compute the constants anew. Threads that end without this call leak their
  /// caches, a few kilobytes at ordinary precisions; tasks share the few threads of Swift's pool.
  public static func freeThreadCaches() {
    mpfr_free_cache2(MPFR_FREE_LOCAL_CACHE)
    mpfr_free_pool()
  }
}
