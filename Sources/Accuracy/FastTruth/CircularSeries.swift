/// sin r, cos r and tan r from Taylor polynomials for |r| < 0.786, where r has a relative error.
///
/// With u = 2⁻⁵³: sin r − r leaves out less than 6·r¹⁶/19! < 2⁻⁵⁹ of it, cos r − 1 less than 2·r¹⁶/18! < 2⁻⁵⁷; both are rounded by
/// less than 6u of them.
struct CircularSeries {
  /// A double below π/4.
  static let reach = 0.785

  private let r: Double
  /// The bound of the relative error of r.
  private let bound: Double
  /// sin r − r.
  private let sineTail: Double
  /// cos r − 1.
  private let cosineTail: Double

  @inline(__always)
  init(_ r: Double, bound: Double) {
    (self.r, self.bound) = (r, bound)
    let t = r * r
    var sum = t * (1 / 1_307_674_368_000 - t * (1 / 355_687_428_096_000))
    sum = t * (1.0 / 39_916_800 - t * (1.0 / 6_227_020_800 - sum))
    sum = t * (1.0 / 5040 - t * (1.0 / 362_880 - sum))
    sineTail = r * t * (t * (1.0 / 120 - sum) - 1.0 / 6)
    sum = t * (1.0 / 87_178_291_200 - t * (1 / 20_922_789_888_000))
    sum = t * (1.0 / 3_628_800 - t * (1.0 / 479_001_600 - sum))
    sum = t * (1.0 / 720 - t * (1.0 / 40_320 - sum))
    cosineTail = t * (t * (1.0 / 24 - sum) - 0.5)
  }

  /// An error of r changes sin r at most as much, relatively, because r < tan r.
  @inline(__always)
  var sine: NearTruth {
    NearTruth(
      head: r, tail: sineTail, bound: sineTail.magnitude * 0x1p-49 + r.magnitude * bound)
  }

  /// An error δ·r of r changes cos r by less than δ·r², which is less than 2.2·δ of the tail.
  @inline(__always)
  var cosine: NearTruth {
    NearTruth(
      head: 1, tail: cosineTail, bound: cosineTail.magnitude * (0x1p-49 + 4 * bound))
  }

  /// tan r − r = (s − r·c)/(1 + c) with s = sin r − r and c = cos r − 1, whose terms are together 2.1 times as large as their
  /// difference: the error is below 2.1·8u + 3u < 2⁻⁴⁸. An error of r changes tan r at most r/(sin r·cos r) < 1.6 times as much.
  @inline(__always)
  var tangent: NearTruth {
    let tail = (sineTail - r * cosineTail) / (1 + cosineTail)
    return NearTruth(
      head: r, tail: tail, bound: tail.magnitude * 0x1p-47 + 2 * r.magnitude * bound)
  }

  /// −1/tan r: cos r and sin r are known to 4u and 3u, and the quotient is rounded once.
  @inline(__always)
  var negatedCotangent: NearTruth {
    let value = -(1 + cosineTail) / (r + sineTail)
    return NearTruth(head: value, tail: 0, bound: value.magnitude * (0x1p-49 + 2 * bound))
  }

  /// sin(r + n·π/2) and cos(r + n·π/2), rounded by less than u more than their tails.
  @inline(__always)
  func sineCosine(_ n: Int) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = (r + sineTail, 1 + cosineTail)
    switch n & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}
