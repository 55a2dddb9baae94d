extension RootIteration {
  /// Points with about the moduli of the roots: the moduli are the slopes of the upper convex hull of log₂ |aₖ|, and each
  /// circle has as many points as its edge has length.
  ///
  /// **Source.** Bini, "Numerical computation of polynomial zeros by means of Aberth's method", Numerical Algorithms 13 (1996).
  static func startingPoints(_ coefficients: [WideComplex]) -> [WideComplex] {
    let sizes = coefficients.map(\.logarithm)
    let corners = hull(sizes)
    var points: [WideComplex] = []
    points.reserveCapacity(coefficients.count - 1)
    for (low, high) in zip(corners, corners.dropFirst()) {
      let count = high - low
      let size = (sizes[low] - sizes[high]) / Double(count)
      let whole = size.rounded(.down)
      let radius = WideComplex(Libm.compute(.exp2, size - whole) ?? .nan, exponent: Int(whole))
      for index in 0..<count {
        // No point is real, and no two circles have their points in the same directions.
        let turn = Double(index) / Double(count) + Double(low) / Double(coefficients.count)
        let angle = 2 * Double.pi * turn + 0.7
        points.append(
          radius
            * WideComplex(Libm.compute(.cos, angle) ?? .nan, Libm.compute(.sin, angle) ?? .nan))
      }
    }
    return points
  }

  /// The corners of the upper convex hull of finite numbers at places 0, 1, 2, …; others are −∞.
  private static func hull(_ sizes: [Double]) -> [Int] {
    var corners: [Int] = []
    for place in sizes.indices where sizes[place] > -.infinity {
      while let last = corners.last, corners.count > 1 {
        let before = corners[corners.count - 2]
        let rise = (sizes[last] - sizes[before]) * Double(place - last)
        guard rise <= (sizes[place] - sizes[last]) * Double(last - before) else { break }
        corners.removeLast()
      }
      corners.append(place)
    }
    return corners
  }
}
