internal import NumericCore

/// J₀ or J₁ of x: the power series to |x| = 1, polynomials to 32, Hankel's expansion beyond.
struct NearBessel: PiecewiseFunction {
  let function: UnaryFunction
  let table: PieceTable<ChebyshevPiece>
  private let order: Int
  private let expansion: HankelExpansion
  /// 1/(k·(k + order)) for falling k: factors from one term of the power series to the next.
  private let factors: [Double]

  init(order: Int) {
    self.order = order
    function = order == 0 ? .besselJ0 : .besselJ1
    table = order == 0 ? Self.tables.0 : Self.tables.1
    expansion = HankelExpansion(order: order)
    factors = (1...9).reversed().map { 1 / Double($0 * ($0 + order)) }
  }

  /// J_n(z) is the mean of cos(nθ − z·sin θ) (DLMF 10.9.2), where |cos(a + ib)| ≤ cosh b: that is below 4 on a disc of radius 2.
  private static let tables = (
    PieceTable<ChebyshevPiece>(.besselJ0, bits: 6) {
      AnalyticDisc(radius: min($0 / 2, 2), bound: 4)
    },
    PieceTable<ChebyshevPiece>(.besselJ1, bits: 6) {
      AnalyticDisc(radius: min($0 / 2, 2), bound: 4)
    }
  )

  @inline(__always)
  func near(_ x: Double, _ cursor: inout PieceCursor<ChebyshevPiece>) -> NearTruth {
    let a = x.magnitude
    if a <= 1 { return series(x) }
    var truth: NearTruth
    if a < HankelExpansion.start {
      cursor.move(to: a)
      truth = refined(cursor.piece.value(a), bound: cursor.piece.bound, at: a)
    } else {
      let (value, bound) = expansion.near(a, turnedBy: -order)
      truth = refined(value, bound: bound, at: a)
    }
    return order == 0 ? truth : truth.withSign(of: x)
  }

  /// J₀(x) = 1 − t/1² + t²/(1·2)² − …, and J₁(x) = x/2·(1 − t/(1·2) + …) with t = x²/4 ≤ 1/4: what is left out of the tail is below
  /// 2⁻⁵⁸ of it, and roundings are below 5u of it with u = 2⁻⁵³.
  @inline(__always)
  private func series(_ x: Double) -> NearTruth {
    let t = x * x * 0.25
    var sum = 1.0
    for place in 0..<8 { sum = 1 - t * factors[place] * sum }
    let head = order == 0 ? 1 : x * 0.5
    let tail = -(head * (t * factors[8] * sum))
    return NearTruth(head, plus: tail, within: 0x1p-49)
  }
}

/// Y₀ or Y₁ of x > 0: polynomials to 32, Hankel's expansion beyond.
struct NearBesselSecondKind: PiecewiseFunction {
  let function: UnaryFunction
  let table: PieceTable<ChebyshevPiece>
  private let order: Int
  private let expansion: HankelExpansion

  init(order: Int) {
    self.order = order
    function = order == 0 ? .besselY0 : .besselY1
    table = order == 0 ? Self.tables.0 : Self.tables.1
    expansion = HankelExpansion(order: order)
  }

  /// Y_n(z) is the mean of sin(z·sin θ − nθ) on [0, π] less an integral over t > 0 (DLMF 10.9.7): the first is at most cosh(Im z), below 4
  /// on a disc of radius 2. With s = sinh t and a > 0, a lower bound of Re z, the integral is, for n = 0, at most 2/π times that of
  /// e^(−as)/√(1 + s²), which is below arsinh(1/a) + 1/e, as 1/√(1 + s²) is below a for s > 1/a, and arsinh(1/a) < log₂(1 + 2/a); for
  /// n = 1 it is at most 2/π times that of s·e^(−as)/√(1 + s²), which is below 1/a.
  private static let tables = (
    PieceTable<ChebyshevPiece>(.besselY0, bits: 6) { center in
      let radius = min(center / 2, 2)
      let logarithm = Double((1 + 2 / (center - radius)).exponent + 1)
      return AnalyticDisc(radius: radius, bound: 5 + logarithm)
    },
    PieceTable<ChebyshevPiece>(.besselY1, bits: 6) { center in
      let radius = min(center / 2, 2)
      return AnalyticDisc(radius: radius, bound: 4 + 1 / (center - radius))
    }
  )

  @inline(__always)
  func near(_ x: Double, _ cursor: inout PieceCursor<ChebyshevPiece>) -> NearTruth {
    guard x > 0 else { return x < 0 ? .invalid : .unknown }
    if x < HankelExpansion.start {
      cursor.move(to: x)
      return refined(cursor.piece.value(x), bound: cursor.piece.bound, at: x)
    }
    let (value, bound) = expansion.near(x, turnedBy: -order - 1)
    return refined(value, bound: bound, at: x)
  }
}
