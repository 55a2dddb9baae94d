import NumericCore

/// The side of the negative real axis on which its own points are taken to be.
enum CutSide { case above, below }

// Square roots of rectangles, with real part ≥ 0.
//
// The larger part is √((|z| + |x|)/2), and the other one is y over twice it, so that neither cancels next to the axes
// (Kahan, Branch cuts for complex elementary functions, 1987).
extension OutwardContext {
  /// √z; undetermined for a rectangle with both sides of the cut.
  func squareRoot(_ z: ComplexInterval, axis side: CutSide = .above) -> ComplexInterval {
    guard z.isBounded else { return .entire }
    if side == .below { return squareRoot(z.conjugate).conjugate }
    if let root = elementary(.sqrt, z) { return root }
    let (x, y) = (z.re, z.im)
    if z.isReal {
      return ComplexInterval(
        realRoot(x.lower.signum >= 0 ? x : BigInterval(ordered: 0, max(x.upper, 0))),
        realRoot(BigInterval(ordered: max(-x.upper, 0), max(-x.lower, 0))))
    }
    if y.lower.signum < 0 {
      if x.lower.signum < 0, y.upper.signum >= 0 { return .entire }
      if y.upper.signum <= 0 { return squareRoot(z.conjugate).conjugate }
    }
    if x.lower.signum > 0 {
      let larger = largerPart(x, y)
      return ComplexInterval(larger, (y / larger).halved)
    }
    if x.upper.signum < 0 {
      let larger = largerPart(-x, y)
      return ComplexInterval((y / larger).halved, larger)
    }
    return rootAcrossImaginaryAxis(z)
  }

  /// √((|z| + x)/2) for x ≥ 0.
  private func largerPart(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    realRoot((hypot(x, y) + x).halved)
  }

  /// The real part increases with x and |y|. The imaginary one decreases with x and increases with y above the axis.
  private func rootAcrossImaginaryAxis(_ z: ComplexInterval) -> ComplexInterval {
    let (x, y) = (z.re, z.im)
    if y.lower.signum < 0 {
      // Half planes on both sides of the positive axis share it.
      let above = squareRoot(ComplexInterval(x, BigInterval(ordered: 0, y.upper)))
      let below = squareRoot(ComplexInterval(x, BigInterval(ordered: 0, -y.lower))).conjugate
      return ComplexInterval(above.re.hull(below.re), above.im.hull(below.im))
    }
    func corner(_ x: BigFloat, _ y: BigFloat) -> ComplexInterval {
      let (x, y) = (BigInterval(x), BigInterval(y))
      if y.lower.isZero || !x.lower.isZero { return squareRoot(ComplexInterval(x, y)) }
      let part = realRoot(y.halved)
      return ComplexInterval(part, part)
    }
    let (first, last) = (corner(x.lower, y.lower), corner(x.upper, y.upper))
    let (left, right) = (corner(x.lower, y.upper), corner(x.upper, y.lower))
    return ComplexInterval(first.re.hull(last.re), right.im.hull(left.im))
  }

  /// √x for x ≥ 0.
  func realRoot(_ x: BigInterval) -> BigInterval {
    BigInterval(ordered: down.sqrt(x.lower), up.sqrt(x.upper)).inheriting(from: x)
  }
}
