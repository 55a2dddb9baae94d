/// sin x.
struct NearSine: NearFunction {
  private let reduction = QuadrantReduction()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    if x.magnitude <= CircularSeries.reach { return CircularSeries(x, bound: 0).sine }
    let (quadrant, series) = reduction.reduced(x)
    let value = quadrant & 1 == 0 ? series.sine : series.cosine
    return quadrant & 2 == 0 ? value : -value
  }
}

/// cos x.
struct NearCosine: NearFunction {
  private let reduction = QuadrantReduction()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    if x.magnitude <= CircularSeries.reach { return CircularSeries(x, bound: 0).cosine }
    let (quadrant, series) = reduction.reduced(x)
    let value = quadrant & 1 == 0 ? series.cosine : series.sine
    return (quadrant + 1) & 2 == 0 ? value : -value
  }
}

/// tan x.
struct NearTangent: NearFunction {
  private let reduction = QuadrantReduction()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    if x.magnitude <= CircularSeries.reach { return CircularSeries(x, bound: 0).tangent }
    let (quadrant, series) = reduction.reduced(x)
    return quadrant & 1 == 0 ? series.tangent : series.negatedCotangent
  }
}

/// sin r, cos r and tan r from Taylor polynomials for |r| < 0.786, where r has a relative error.
///
/// With u = 2⁻⁵³: sin r − r leaves out less than 6·r¹⁶/19! < 2⁻⁵⁹ of it, cos r − 1 less than 2·r¹⁶/18! < 2⁻⁵⁷; both are rounded by
/// less than 6u of them.
private struct CircularSeries {
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
}

/// x = n·π/2 + r for all x of binary32 beyond π/4, by the bits of 2/π that matter for x (Payne and Hanek, "Radian reduction for
/// trigonometric functions", 1983).
///
/// With x = M·2^E, M < 2²⁴, bits of 2/π before place E − 1 give multiples of 4. From there 128 bits are taken, so that
/// 2^128·(x·2/π mod 4)/4 is M times them mod 2^128, with an error below 2²⁴. No x is nearer than 2⁻³⁰ quadrants to a multiple of
/// π/2 (all were looked at: 2⁻²⁹·⁸⁶ for 16 367 173·2⁷², as in Muller et al., "Handbook of Floating-Point Arithmetic", 2018, 11.3.2), so
/// that r has a relative error below 2⁻⁶⁰ before it is rounded; conversion and product round by less than 3.5u: 2⁻⁵¹ is claimed.
private struct QuadrantReduction {
  static let bound = 0x1p-51
  /// 64 zeros, and the bits of 2/π.
  private let words: [UInt64]

  init() {
    words = [0] + TwoOverPi.words
  }

  @inline(__always)
  func reduced(_ x: Double) -> (quadrant: Int, CircularSeries) {
    let bits = x.magnitude.bitPattern
    let m = (bits & (1 << 52 - 1) | 1 << 52) >> 29
    // Bit 0 is the first one of 2/π, at place 1; the window starts at place E − 1, behind the zeros.
    let start = Int(bits >> 52) - (1023 + 23) - 1 + 63
    let (index, shift) = (start >> 6, UInt64(start & 63))
    let high = Self.word(words[index], words[index + 1], shift)
    let low = Self.word(words[index + 1], words[index + 2], shift)
    let (carry, bottom) = m.multipliedFullWidth(by: low)
    let top = m &* high &+ carry
    // The quadrant is in two bits; the rest is a fraction, which is taken from −1/2 on.
    let fraction = Int64(bitPattern: top << 2 | bottom >> 62)
    let quadrant = Int(top >> 62) + (fraction < 0 ? 1 : 0)
    let f = Double(fraction) * 0x1p-64 + Double(bottom << 2) * 0x1p-128
    let r = f * (Double.pi / 2)
    // −x has the angle −r and the quadrant −n.
    let isNegative = x < 0
    return (
      isNegative ? -quadrant : quadrant,
      CircularSeries(isNegative ? -r : r, bound: Self.bound)
    )
  }

  /// 64 bits from a place of a word on.
  @inline(__always)
  private static func word(_ first: UInt64, _ second: UInt64, _ shift: UInt64) -> UInt64 {
    first << shift | (second >> 1) >> (63 - shift)
  }
}
