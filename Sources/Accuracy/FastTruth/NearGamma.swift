internal import NumericCore

/// Γ(x): polynomials to x = 36, the reflection for negative numbers, and what is known about tiny and about large ones.
struct NearGamma: PiecewiseFunction {
  let function = UnaryFunction.gamma
  let table = Self.pieces

  /// Γ is at most Γ(Re z) to the right of zero, where it is convex: so it is largest at an end of the disc's diameter.
  private static let pieces = PieceTable<ChebyshevPiece>(.gamma, bits: 7) { center in
    let radius = min(center / 2, 2)
    let ends = [center - radius, center + radius].map { UnaryFunction.gamma.rounded($0) }
    return AnalyticDisc(radius: radius, bound: 1.01 * max(ends[0], ends[1]))
  }

  @inline(__always)
  func near(_ x: Double, _ cursor: inout PieceCursor<ChebyshevPiece>) -> NearTruth {
    // 35! > 2¹³².
    if x >= 36 { return .huge(.plus) }
    if x.magnitude <= 0x1p-27 { return x == 0 ? .unknown : Self.series(x) }
    if x > 0 {
      cursor.move(to: x)
      return refined(cursor.piece.value(x), bound: cursor.piece.bound, at: x)
    }
    guard let sine = HalfTurn(x) else { return .invalid }
    // |Γ(x)| = π/(|sin πx|·Γ(1 − x)) with |sin πx| ≥ 2·2⁻¹⁸, because x is no multiple of its ulp that is whole, and
    // Γ(1 − x) > 52! > 2²²⁵.
    if x < -52 { return .next(to: 0, sine.sign) }
    // 1 − x is exact. The sine is known to 2⁻⁵⁰, quotients and products are rounded by 4u.
    let argument = 1 - x
    cursor.move(to: argument)
    let factor = cursor.piece.value(argument)
    let value = Double.pi / (sine.magnitude * factor)
    let truth = refined(
      value, bound: value * (0x1p-48 + 1.01 * cursor.piece.bound / factor), at: x)
    return sine.sign == .minus ? -truth : truth
  }

  /// Γ(x) = 1/x − γ + 0.989·x − …: the next term is below 2⁻⁵⁴, and the rest of the quotient is rounded once more.
  private static func series(_ x: Double) -> NearTruth {
    let head = 1 / x
    let tail = (1.0).addingProduct(-head, x) / x + (0.9890559953279725 * x - 0.5772156649015329)
    return NearTruth(head: head, tail: tail, bound: 0x1p-50 + head.magnitude * 0x1p-100)
  }
}

/// ln |Γ(x)|: polynomials for positive numbers, and the reflection for negative ones.
struct NearLogGamma: PiecewiseFunction {
  let function = UnaryFunction.logGamma
  let table = Self.pieces
  private let logarithm = NearLogarithm()

  /// To the right of zero |ψ′(z)| ≤ ψ′(Re z) < 1/a² + 1/a for Re z ≥ a, and |ψ(c)| < |ln c| + 1/c: by Taylor's formula |ln Γ(z)| is at
  /// most |ln Γ(c)| + R·|ψ(c)| + R²/2·(1/a² + 1/a), here with R = a = c/2.
  private static let pieces = PieceTable<ChebyshevPiece>(.logGamma, bits: 5) { center in
    let logarithm = Double(center.exponent.magnitude + 1)
    let value = UnaryFunction.logGamma.rounded(center).magnitude
    return AnalyticDisc(
      radius: center / 2, bound: 1.01 * (value + center / 2 * logarithm + center / 4 + 1))
  }

  @inline(__always)
  func near(_ x: Double, _ cursor: inout PieceCursor<ChebyshevPiece>) -> NearTruth {
    if x == 0 { return .unknown }
    if x > 0 {
      cursor.move(to: x)
      return refined(cursor.piece.value(x), bound: cursor.piece.bound, at: x)
    }
    guard let sine = HalfTurn(x) else { return .invalid }
    // ln π − ln |sin πx| − ln Γ(1 − x). The sine is known to 2⁻⁵⁰; its logarithm, of a number with more than 24 bits, to 2⁻⁵² more than
    // the kernel's bound; 1 − x is exact or rounded by 2⁻⁵³, where ln Γ changes by less than that.
    let argument = 1 - x
    cursor.move(to: argument)
    let factor = cursor.piece.value(argument)
    let log = logarithm.near(sine.magnitude)
    let logSine = log.head + log.tail
    let value = (1.1447298858494002 - logSine) - factor
    let terms = 1.2 + logSine.magnitude + factor.magnitude
    return refined(value, bound: cursor.piece.bound + 0x1p-48 + terms * 0x1p-51, at: x)
  }
}

/// |sin πx| for a negative x that is not whole, and the sign of Γ(x), with a relative error below 2⁻⁵⁰.
private struct HalfTurn {
  let magnitude: Double
  let sign: FloatingPointSign

  /// Nil for whole numbers.
  @inline(__always)
  init?(_ x: Double) {
    let part = (x - x.rounded()).magnitude
    guard part > 0 else { return nil }
    // The difference is exact, π and the product have a relative error below 2u.
    magnitude =
      part <= 0.25
      ? CircularSeries(Double.pi * part, bound: 0).sineCosine(0).sine
      : CircularSeries(Double.pi * (0.5 - part), bound: 0).sineCosine(0).cosine
    sign = Int(x.rounded(.down)) & 1 == 0 ? .plus : .minus
  }
}
