/// J₀, J₁, Y₀ and Y₁ of x ≥ 32 by Hankel's expansions (Olver et al., "NIST Digital Library of Mathematical Functions", 10.17).
///
/// With w = x − ν·π/2 − π/4 they are √(2/πx) times P·cos w − Q·sin w for J, and P·sin w + Q·cos w, the same a quarter of a turn
/// earlier, for Y, where P = 1 − a₂/x² + a₄/x⁴ − … and Q = a₁/x − a₃/x³ + … depend on the order. The error of each is at most the first term that is left
/// out (10.17(iii)): a₁₈/32¹⁸ < 2⁻⁶¹ for P, a₁₉/32¹⁹ < 2⁻⁶² for Q, which falls faster than Q itself, about 2⁻⁸.
///
/// With u = 2⁻⁵³, P and Q are rounded by less than 3u of them, sine and cosine have relative errors below 8u and 2⁻⁵¹ of
/// the angle's, and product, sum and factor lose less than 8u: 2⁻⁴⁷ of both terms is claimed, which are small next to a zero of
/// their sum, because Q is.
struct HankelExpansion {
  static let start = 32.0

  private let even: [Double]
  private let odd: [Double]
  private let reduction = QuadrantReduction()

  init(order: Int) {
    // a_k = a_(k−1)·(4ν² − (2k − 1)²)/(8k), with the signs of the sums, by falling powers.
    var (term, terms) = (1.0, [1.0])
    for k in 1...17 {
      let factor = 4 * order * order - (2 * k - 1) * (2 * k - 1)
      term *= Double(factor) / Double(8 * k)
      terms.append(k & 2 == 0 ? term : -term)
    }
    even = stride(from: 16, through: 0, by: -2).map { terms[$0] }
    odd = stride(from: 17, through: 1, by: -2).map { terms[$0] }
  }

  /// √(2/πx)·(P·cos w − Q·sin w) with w = x − π/4 + turn·π/2, and its bound.
  @inline(__always)
  func near(_ x: Double, turnedBy turn: Int) -> (value: Double, bound: Double) {
    let v = 1 / (x * x)
    var (p, q) = (0.0, 0.0)
    for place in even.indices {
      p = p * v + even[place]
      q = q * v + odd[place]
    }
    let (quadrant, series) = reduction.reduced(x, eighths: -1)
    let (sine, cosine) = series.sineCosine(quadrant + turn)
    let (first, second) = (p * cosine, q / x * sine)
    let scale = (2 / (Double.pi * x)).squareRoot()
    return (
      scale * (first - second), scale * (first.magnitude + second.magnitude) * 0x1p-47
    )
  }
}
