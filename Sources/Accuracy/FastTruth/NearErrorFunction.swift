internal import NumericCore

/// erf x: its series to |x| = 1/2, ±(1 − erfc |x|) beyond.
struct NearErrorFunction: PiecewiseFunction {
  let function = UnaryFunction.erf
  let table = ErrorPieces.complement

  @inline(__always)
  func near(_ x: Double, _ cursor: inout PieceCursor<ChebyshevPiece>) -> NearTruth {
    let a = x.magnitude
    if a < 0.5 { return ErrorPieces.series(x) }
    return ErrorPieces.near(a, below: 1, &cursor).withSign(of: x)
  }
}

/// erfc x: 1 − erf x to |x| = 1/2, polynomials beyond, and 2 − erfc |x| for negative numbers.
struct NearComplementaryErrorFunction: PiecewiseFunction {
  let function = UnaryFunction.erfc
  let table = ErrorPieces.complement

  @inline(__always)
  func near(_ x: Double, _ cursor: inout PieceCursor<ChebyshevPiece>) -> NearTruth {
    if x.magnitude < 0.5 {
      // The sum is rounded by less than 2⁻⁵³ of it.
      let series = ErrorPieces.series(x)
      return NearTruth(head: 1, tail: -(series.head + series.tail), bound: 2 * series.bound)
    }
    if x < 0 { return ErrorPieces.near(-x, below: 2, &cursor) }
    if x >= ErrorPieces.end { return .next(to: 0, .plus) }
    cursor.move(to: x)
    return refined(cursor.piece.value(x), bound: cursor.piece.bound, at: x)
  }
}

private enum ErrorPieces {
  /// erfc x for 1/2 ≤ x < 12.
  ///
  /// erfc z is 2/√π times the integral of e^(−t²) from z on to the right, where |e^(−t²)| = e^(y² − s²) for t = s + iy: so
  /// |erfc(x + iy)| ≤ e^(y²)·erfc x, which is at most e·erfc(c − 1) on a disc of radius 1 around c.
  static let complement = PieceTable<ChebyshevPiece>(.erfc, bits: 7) { center in
    AnalyticDisc(radius: 1, bound: 2.72 * UnaryFunction.erfc.rounded(center - 1))
  }

  /// erfc 12 < 2⁻²¹⁰.
  static let end = 12.0

  /// A number minus erfc a for a ≥ 1/2.
  @inline(__always)
  static func near(_ a: Double, below head: Double, _ cursor: inout PieceCursor<ChebyshevPiece>)
    -> NearTruth
  {
    if a >= end { return .next(to: head, .minus) }
    cursor.move(to: a)
    return NearTruth(head: head, tail: -cursor.piece.value(a), bound: cursor.piece.bound)
  }

  /// erf x = 2x/√π·(1 − x²/3 + x⁴/10 − …) for |x| < 1/2: what is left out is below 2⁻⁶² of it, head and tail are rounded by less
  /// than 3u of it with u = 2⁻⁵³.
  @inline(__always)
  static func series(_ x: Double) -> NearTruth {
    let t = x * x
    var sum = t * (1 / 918_086_400 - t * (1 / 11_975_040_000))
    sum = t * (1.0 / 6_894_720 - t * (1.0 / 76_204_800 - sum))
    sum = t * (1.0 / 75_600 - t * (1.0 / 685_440 - sum))
    sum = t * (1.0 / 1320 - t * (1.0 / 9360 - sum))
    sum = t * (1.0 / 42 - t * (1.0 / 216 - sum))
    sum = -t * (1.0 / 3 - t * (1.0 / 10 - sum))
    let head = x * 1.1283791670955126
    return NearTruth(head: head, tail: head * sum, bound: head.magnitude * 0x1p-51)
  }
}
