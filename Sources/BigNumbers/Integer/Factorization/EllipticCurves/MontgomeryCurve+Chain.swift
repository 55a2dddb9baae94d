extension MontgomeryCurve {
  /// Replaces A by k·A for a prime k > 3, by a chain in which every sum has a known difference.
  ///
  /// The chain follows Euclid's algorithm on k and k/φ, and takes about nine products of residues for each bit of k, where the
  /// ladder takes eleven. A, B, C and two more points are exchanged in the process.
  ///
  /// **Source.** Montgomery, Evaluating recurrences of form X(m+n) = f(X(m), X(n), X(m−n)) via Lucas chains (1992), PRAC.
  func multiplyByPrime(_ k: Int, _ points: inout ChainPoints) {
    var (d, e) = Self.start(k)
    copy(points.b, points.a)
    copy(points.c, points.a)
    double(points.a, points.a)
    while d != e {
      if d < e {
        swap(&d, &e)
        swap(&points.a, &points.b)
      }
      step(&d, &e, &points)
    }
    add(points.a, points.a, points.b, points.c)
    // Euclid's algorithm ends with the common divisor, which is 1 for primes.
  }

  /// The state after the first step, d = k − r and e = 2r − k for r near k/φ.
  private static func start(_ k: Int) -> (Int, Int) {
    let r = Int((Double(k) / 1.618_033_988_749_895).rounded())
    return (k - r, 2 * r - k)
  }

  @inline(__always)
  private func step(_ d: inout Int, _ e: inout Int, _ points: inout ChainPoints) {
    let (a, b, c, t, s) = (points.a, points.b, points.c, points.t, points.s)
    if 4 * (d - e) <= e, (d + e) % 3 == 0 {
      (d, e) = ((2 * d - e) / 3, (2 * e - d) / 3)
      add(t, a, b, c)
      add(s, t, a, b)
      add(b, b, t, a)
      swap(&points.a, &points.s)
    } else if 4 * (d - e) <= e, (d - e) % 6 == 0 {
      d = (d - e) / 2
      add(b, a, b, c)
      double(a, a)
    } else if (d + 3) / 4 <= e {
      d -= e
      add(t, b, a, c)
      (points.b, points.c, points.t) = (t, b, c)
    } else if (d + e) % 2 == 0 {
      d = (d - e) / 2
      add(b, b, a, c)
      double(a, a)
    } else if d % 2 == 0 {
      d /= 2
      add(c, c, a, b)
      double(a, a)
    } else if d % 3 == 0 {
      d = d / 3 - e
      double(t, a)
      add(s, a, b, c)
      add(a, t, a, a)
      add(t, t, s, c)
      (points.b, points.c, points.t) = (t, b, c)
    } else if (d + e) % 3 == 0 {
      d = (d - 2 * e) / 3
      add(t, a, b, c)
      add(b, t, a, b)
      double(t, a)
      add(a, a, t, a)
    } else if (d - e) % 3 == 0 {
      d = (d - e) / 3
      add(t, a, b, c)
      add(c, c, a, b)
      (points.b, points.t) = (t, b)
      double(b, a)
      add(a, a, b, a)
    } else {
      e /= 2
      add(c, c, b, a)
      double(b, b)
    }
  }

  /// The points of a chain: the result and four that are overwritten.
  struct ChainPoints {
    var a: Point
    var b: Point
    var c: Point
    var t: Point
    var s: Point
  }
}
