internal import BigNumbers
internal import NumericCore

/// A function on an interval as a polynomial whose first coefficients are sums of two doubles, with a proven bound.
struct WidePiece: PolynomialPiece {
  private let center: Double
  private let scale: Double
  /// The higher coefficients, of falling powers of t.
  private let short: [Double]
  /// The lower ones, of falling powers down to 1.
  private let pairs: [ShortConstant]
  private let bound: Double

  /// The polynomial of a function on center ± 1/scale, by the bound of ``ChebyshevPiece``: u = 2⁻⁵³ of a term that is evaluated in
  /// doubles, and 2⁻⁵²·u of one that is a sum of two.
  ///
  /// A step of Horner's rule in sums of two, with a product and a sum that lose less than 8u² of what they add (Joldes, Muller and
  /// Popescu, "Tight and rigorous error bounds for basic building blocks of double-word arithmetic", 2017), loses less than 2⁻¹⁰²
  /// of the terms so far: (i + 2)·2⁻⁹⁹ is counted.
  init(_ function: UnaryFunction, center: Double, scale: Double, disc: AnalyticDisc) {
    (self.center, self.scale) = (center, scale)
    let polynomial = ChebyshevPolynomial(function, center: center, scale: scale, disc: disc)
    let sizes = polynomial.coefficients.map { Double($0).magnitude }
    let largest = sizes.reduce(0, max)
    var kept = sizes.count
    var bound = polynomial.bound
    while kept > 1, sizes[kept - 1] < largest * 0x1p-110 {
      kept -= 1
      bound += sizes[kept] * (1 + 0x1p-40)
    }
    var wide = kept
    while wide > 1, sizes[wide - 1] < largest * 0x1p-50 { wide -= 1 }
    for place in 0..<kept {
      bound += Double(place + 2) * (place < wide ? 0x1p-99 : 0x1p-52) * sizes[place]
    }
    // A value that the engine refuses is none of a polynomial.
    let isKnown = bound < .infinity
    self.bound = isKnown ? bound : .infinity
    let exact = polynomial.coefficients
    short = isKnown ? exact[wide..<kept].reversed().map { Double($0) } : []
    pairs = isKnown ? exact[..<wide].reversed().map { ShortConstant($0) } : []
  }

  /// The value at a number of the interval.
  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    // Exact, because neither is more than twice the other.
    let t = (x - center) * scale
    var (head, tail) = (0.0, 0.0)
    for coefficient in short { head = head * t + coefficient }
    for pair in pairs {
      let product = head * t
      let rest = (-product).addingProduct(head, t) + tail * t
      let sum = pair.head + product
      let part = sum - pair.head
      let error = (pair.head - (sum - part)) + (product - part)
      let low = error + (rest + pair.tail)
      head = sum + low
      tail = low - (head - sum)
    }
    return NearTruth(head: head, tail: tail, bound: bound)
  }
}
