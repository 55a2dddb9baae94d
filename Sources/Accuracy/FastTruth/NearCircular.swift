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
