// Sums, differences and products.
extension DecimalContext {
  /// a + b, with the smaller of both exponents as the ideal one: `1.20 + 1.30` is `2.50`.
  ///
  /// **Special values** ∞ − ∞ is invalid; the sum of opposite numbers is +0, or −0 when rounding
  /// down.
  @inline(__always)
  public mutating func add(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    if a.kind == .finite, b.kind == .finite, a.exponent == b.exponent,
      a.isNegative == b.isNegative, !a.coefficient.isZero
    {
      return finish(
        isNegative: a.isNegative, a.coefficient + b.coefficient, exponent: a.exponent)
    }
    return addGeneral(a, b)
  }

  /// a − b, under the rules of ``add(_:_:)``.
  public mutating func subtract(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    // A NaN keeps its sign.
    b.isNaN ? addGeneral(a, b) : add(a, -b)
  }

  /// a · b, with the sum of both exponents as the ideal one.
  ///
  /// **Special values** 0 · ∞ is invalid.
  public mutating func multiply(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    guard a.kind == .finite, b.kind == .finite else { return multiplySpecial(a, b) }
    let isNegative = a.isNegative != b.isNegative
    let exponent = a.exponent + b.exponent
    let product = Coefficient.product(a.coefficient, b.coefficient, digits: precision)
    if product.places > 0 { conditions.insert(.rounded) }
    return finish(
      isNegative: isNegative, product.kept, digits: product.length,
      exponent: exponent + product.places, remainder: product.lost)
  }

  /// a · b + c, rounded once.
  ///
  /// **Special values** Those of the product and the sum; 0 · ∞ is invalid and gives NaN even if c
  /// is a NaN.
  public mutating func multiplyAdd(_ a: BigDecimal, _ b: BigDecimal, _ c: BigDecimal) -> BigDecimal
  {
    if a.isNaN || b.isNaN, let nan = passedOn(a, b, c) { return nan }
    guard a.isFinite, b.isFinite else {
      let product = multiplySpecial(a, b)
      return product.isNaN ? product : add(product, c)
    }
    return add(a.timesExactly(b), c)
  }

  private mutating func multiplySpecial(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    if let nan = passedOn(a, b) { return nan }
    if a.isZero || b.isZero { return invalid() }
    return BigDecimal(isNegative: a.isNegative != b.isNegative, .zero, kind: .infinity)
  }

  private mutating func addGeneral(_ a: BigDecimal, _ b: BigDecimal) -> BigDecimal {
    if let nan = passedOn(a, b) { return nan }
    if a.isInfinite || b.isInfinite {
      if a.isInfinite, b.isInfinite, a.isNegative != b.isNegative { return invalid() }
      return a.isInfinite ? a : b
    }
    let (high, low) = a.exponent >= b.exponent ? (a, b) : (b, a)
    if low.coefficient.isZero || high.coefficient.isZero { return addZero(high, low) }
    // Below this place it only matters whether there is anything: at least three digits more than
    // the precision lie above it, one of which a difference may cancel.
    let place = min(high.exponent, high.adjustedExponent - precision - 2)
    if low.adjustedExponent < place { return addTiny(high, low, place) }
    let aligned = high.coefficient.scaledUp(high.exponent - low.exponent)
    if high.isNegative == low.isNegative {
      return finish(
        isNegative: high.isNegative, aligned + low.coefficient, exponent: low.exponent)
    }
    let order = Coefficient.order(aligned, low.coefficient)
    if order == 0 { return finish(isNegative: rounding == .down, .zero, exponent: low.exponent) }
    return finish(
      isNegative: order > 0 ? high.isNegative : low.isNegative,
      order > 0 ? aligned - low.coefficient : low.coefficient - aligned, exponent: low.exponent)
  }

  /// A sum of which one term is zero: the other one, with trailing zeros towards the smaller
  /// exponent as far as the precision allows.
  private mutating func addZero(_ high: BigDecimal, _ low: BigDecimal) -> BigDecimal {
    if high.coefficient.isZero {
      let bothNegative = high.isNegative && low.isNegative
      let isNegative =
        low.coefficient.isZero
        ? bothNegative || (high.isNegative != low.isNegative && rounding == .down)
        : low.isNegative
      return finish(isNegative: isNegative, low.coefficient, exponent: low.exponent)
    }
    let place = min(high.exponent, max(low.exponent, high.adjustedExponent - precision))
    return finish(
      isNegative: high.isNegative, high.coefficient.scaledUp(high.exponent - place),
      exponent: place)
  }

  /// A sum whose smaller term is less than one unit of a place that rounding does not reach.
  private mutating func addTiny(
    _ high: BigDecimal, _ low: BigDecimal, _ place: Int
  ) -> BigDecimal {
    let aligned = high.coefficient.scaledUp(high.exponent - place)
    return finish(
      isNegative: high.isNegative,
      high.isNegative == low.isNegative ? aligned : aligned - .one, exponent: place,
      remainder: .belowHalf)
  }
}
