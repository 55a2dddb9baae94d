internal import CMPFR

extension BigFloat {
  /// Frees what MPFR caches for the calling thread: π, ln 2, γ and Catalan's constant at the
  /// highest precision used so far, and a small pool of GMP integers.
  ///
  /// It also frees the powers of five that reading and writing decimals keep for all threads, at most
  /// 640 KB.
  ///
  /// It is of use for a long-lived thread that has computed a constant to millions of digits. Later
  /// calls compute the constants again. Threads that end without this call leak their caches, a few
  /// kilobytes at ordinary precisions; tasks share the few threads of Swift's pool.
  public static func freeThreadCaches() {
    mpfr_free_cache2(MPFR_FREE_LOCAL_CACHE)
    mpfr_free_pool()
    PowerOfFive.freeCache()
  }
}
