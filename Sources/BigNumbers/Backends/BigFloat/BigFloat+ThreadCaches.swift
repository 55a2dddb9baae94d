internal import CMPFR

extension BigFloat {
  /// Frees what MPFR caches for the calling thread: π, ln 2, γ and Catalan's constant at the
  /// highest precision used so far, and a small pool of GMP integers.
  ///
  /// It also frees what is kept for all threads: the powers of five that reading and writing decimals
  /// need, at most 640 KB, the constants that were computed with more than 2048 bits, each in at
  /// most 8 MB, the last values of functions of complex numbers, whose parts are asked for one after
  /// the other, and the exponential of a matrix that was computed last, of at most 2 MB.
  ///
  /// It is of use for a long-lived thread that has computed a constant to millions of digits. Later
  /// calls compute the constants again. Threads that end without this call leak their caches, a few
  /// kilobytes at ordinary precisions; tasks share the few threads of Swift's pool.
  public static func freeThreadCaches() {
    mpfr_free_cache2(MPFR_FREE_LOCAL_CACHE)
    mpfr_free_pool()
    PowerOfFive.freeCache()
    KeptNumber.freeCache()
    KeptValues.freeCache()
    MatrixExponential.freeCache()
    SemisimplePart.freeCache()
  }
}
