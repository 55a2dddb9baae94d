import NumericCore

// B(x, y) = Γ(x)·Γ(y)/Γ(x + y) (DLMF 5.12.1). With s = x + y its derivative with respect to x is
// B·(ψ(x) − ψ(s)). For s < 1 the reflection formulas (DLMF 5.5.3, 5.5.4) give the form
// Γ(x)·Γ(y)·Γ(1 − s)/π·((ψ(x) − ψ(1 − s))·sin πs + π·cos πs), which needs no quotient at the zeros
// of B.
extension OutwardContext {
  func beta(_ x: BigInterval, _ y: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try compute(.beta, x.lower, y.lower) }
    let hasPole = x.hasGammaPole || y.hasGammaPole
    if x.lower.signum >= 0, y.lower.signum >= 0 {
      // ψ increases for positive numbers, so that B decreases in both arguments.
      let low = try down.compute(.beta, x.upper, y.upper)
      let high = hasPole ? .infinity : try up.compute(.beta, x.lower, y.lower)
      return bounds(low.isNaN ? 0 : low, high).flagged(hasPole)
    }
    guard x.isBounded, y.isBounded, !x.hasInnerGammaPole, !y.hasInnerGammaPole else {
      return .entire.flagged(hasPole)
    }
    var result = BigInterval.empty
    var boxes = [(x, y)]
    // At most 12 halvings and some 48 boxes, which are choices; the rest is enclosed by products.
    for _ in 0..<12 where !boxes.isEmpty {
      var next: [(BigInterval, BigInterval)] = []
      for (x, y) in boxes {
        if x.isPoint, y.isPoint {
          // At a pole of Γ the value is a limit, to which other values come close.
          let value = try compute(.beta, x.lower, y.lower)
          result = result.hull(value.isEmpty ? .entire : value)
        } else {
          next += try betaParts(x, y)
        }
      }
      boxes = next
      if boxes.count > 48 { break }
    }
    for (x, y) in boxes { result = result.hull(try productBeta(x, y)) }
    return result.flagged(hasPole)
  }

  /// The faces of a box that contain the extremes, if B increases or decreases all along x or y;
  /// otherwise halves of the box.
  private func betaParts(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> [(BigInterval, BigInterval)] {
    if !x.isPoint, try betaKeepsDirection(x, y) { return x.ends.map { ($0, y) } }
    if !y.isPoint, try betaKeepsDirection(y, x) { return y.ends.map { (x, $0) } }
    return x.width > y.width ? x.halves.map { ($0, y) } : y.halves.map { (x, $0) }
  }

  /// Whether the derivative with respect to x keeps its sign.
  private func betaKeepsDirection(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> Bool {
    let s = add(x, y)
    if x.hasGammaPole || y.hasGammaPole { return false }
    if s.lower.signum > 0 { return !subtract(try digamma(x), try digamma(s)).containsZero }
    guard s.upper < 1, s.isBounded else { return false }
    let difference = subtract(try digamma(x), try digamma(subtract(integer(1), s)))
    let sine = try circular(.sinUnits, s, unitsPerTurn: 2)
    let cosine = try circular(.cosUnits, s, unitsPerTurn: 2)
    let slope = add(multiply(difference, sine), multiply(try constant(.pi), cosine))
    return !slope.containsZero
  }

  private func productBeta(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 8)
    func gamma(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      if x.isPoint { return x.hasGammaPole ? .entire : try inner.compute(.gamma, x.lower) }
      return try inner.gamma(x)
    }
    let product = inner.multiply(try gamma(x), try gamma(y))
    let s = inner.add(x, y)
    return rounded(inner.multiply(product, try inner.reciprocalGamma(s)))
  }
}

extension BigInterval {
  /// Two intervals whose union is this one.
  fileprivate var halves: [BigInterval] {
    let middle = wideMidpoint
    return lower < middle && middle < upper
      ? [BigInterval(ordered: lower, middle), BigInterval(ordered: middle, upper)] : [self]
  }

  /// Both bounds as intervals of one point.
  fileprivate var ends: [BigInterval] {
    [BigInterval(ordered: lower, lower), BigInterval(ordered: upper, upper)]
  }
}
