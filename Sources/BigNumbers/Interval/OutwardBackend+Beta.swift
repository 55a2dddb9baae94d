import NumericCore

// B(x, y) = Γ(x)·Γ(y)/Γ(x + y) (DLMF 5.12.1), with d ln|B|/dx = ψ(x) − ψ(x + y).
extension OutwardBackend {
  func beta(_ x: BigInterval, _ y: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try value(.beta, x.lower, y.lower) }
    let hasPole = x.hasGammaPole || y.hasGammaPole
    if x.lower.signum >= 0, y.lower.signum >= 0 {
      // ψ rises for positive numbers, so B falls with both.
      let low = try down.beta(x.upper, y.upper)
      let high = hasPole ? .infinity : try up.beta(x.lower, y.lower)
      return bounds(low.isNaN ? 0 : low, high).flagged(hasPole)
    }
    guard x.isBounded, y.isBounded else { return .entire.flagged() }
    var boxes = [(x, y)]
    // Halving each side a few times narrows what cannot be decided at once.
    for _ in 0..<6 {
      var next: [(BigInterval, BigInterval)] = []
      var isDecided = true
      for (x, y) in boxes {
        if try monotoneBeta(x, y) != nil {
          next.append((x, y))
        } else {
          isDecided = false
          next += x.width > y.width ? x.halves.map { ($0, y) } : y.halves.map { (x, $0) }
        }
      }
      if isDecided { break }
      boxes = next
    }
    var result = BigInterval.empty
    for (x, y) in boxes {
      if let range = try monotoneBeta(x, y) {
        result = result.hull(range)
      } else {
        result = result.hull(try productBeta(x, y))
      }
    }
    return result.flagged(hasPole)
  }

  /// From two corners, where both derivatives keep their signs and nothing has a pole.
  private func monotoneBeta(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval? {
    let sum = add(x, y)
    guard !x.hasGammaPole, !y.hasGammaPole, !sum.hasGammaPole else { return nil }
    let common = digamma(sum)
    let (alongX, alongY) = (subtract(digamma(x), common), subtract(digamma(y), common))
    guard !alongX.containsZero, !alongY.containsZero else { return nil }
    // |B| is greatest at one corner and least at the opposite one; its sign is the same everywhere.
    let (farX, nearX) = alongX.lower.signum > 0 ? (x.upper, x.lower) : (x.lower, x.upper)
    let (farY, nearY) = alongY.lower.signum > 0 ? (y.upper, y.lower) : (y.lower, y.upper)
    return try value(.beta, farX, farY).hull(try value(.beta, nearX, nearY))
  }

  private func productBeta(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 8)
    func gamma(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      // At a pole the quotient may still have a limit.
      x.isPoint && x.hasGammaPole ? .entire : try inner.gamma(x)
    }
    let product = inner.multiply(try gamma(x), try gamma(y))
    return rounded(inner.multiply(product, try inner.reciprocalGamma(inner.add(x, y))))
  }
}

extension BigInterval {
  /// Two intervals that make up this one.
  fileprivate var halves: [BigInterval] {
    let middle = wideMidpoint
    return lower < middle && middle < upper
      ? [BigInterval(ordered: lower, middle), BigInterval(ordered: middle, upper)] : [self]
  }
}
