internal import BigNumbers
internal import NumericCore

/// Computes the parts of a graph from one sample to the next.
struct CurveWalk {
  let function: CurveFunction
  let window: PlotWindow
  let scale: VerticalScale
  /// The result so far, without the first point.
  var curve = Curve()
  /// The number of halvings that are left.
  var budget = 0
  /// Whether some part of the current step could not be decided.
  private var isUnresolved = false

  init(function: CurveFunction, window: PlotWindow, scale: VerticalScale) {
    self.function = function
    self.window = window
    self.scale = scale
  }

  /// Adds the part of the graph to the right of one sample, up to and including the next one.
  mutating func step(
    from a: CurveSample, to b: CurveSample, refinements: Int
  ) throws(ComputationFailure) {
    isUnresolved = false
    try join(a, b, refinements: refinements)
    if isUnresolved { curve.unresolved += 1 }
  }

  /// Adds the part between two samples of a step.
  ///
  /// The depth of the recursion is limited by the number of halvings to a negligible width.
  private mutating func join(
    _ a: CurveSample, _ b: CurveSample, refinements: Int
  ) throws(ComputationFailure) {
    guard let extent = function.extent(from: a.x, to: b.x) else {
      isUnresolved = true
      return leap(to: b)
    }
    if extent.isContinuous {
      if refinements == 0 || shows(extent.range, a, b) { return append(b) }
      guard let middle = try middle(a, b) else { return append(b) }
      try join(a, middle, refinements: refinements - 1)
      return try join(middle, b, refinements: refinements - 1)
    }
    if isFlat(extent.range) { return append(b) }
    guard !extent.range.isErrorCertain, let middle = try middle(a, b) else {
      if !extent.range.isBounded, !extent.range.isErrorCertain { curve.mayBeUnbounded = true }
      if budget == 0, !window.isNegligible(a.x, b.x) { isUnresolved = true }
      return leap(to: b)
    }
    // Near a discontinuity the function is steep, so lines are refined less there.
    let refinements = max(0, refinements - 1)
    try join(a, middle, refinements: refinements)
    try join(middle, b, refinements: refinements)
  }

  /// A sample between two others; nil if there is none or if it would not be visible.
  private mutating func middle(
    _ a: CurveSample, _ b: CurveSample
  ) throws(ComputationFailure) -> CurveSample? {
    guard budget > 0, !window.isNegligible(a.x, b.x) else { return nil }
    budget -= 1
    guard let middle = try CurveSample(function, window.middle(a.x, b.x)), a.x < middle.x,
      middle.x < b.x
    else { return nil }
    return middle
  }

  private mutating func append(_ sample: CurveSample) {
    curve.append(sample.x, sample.value.number)
  }

  /// Continues at a sample without a line to it.
  private mutating func leap(to sample: CurveSample) {
    curve.points.append(nil)
    append(sample)
  }

  /// Whether a line between two samples covers the heights of all values between them, up to one
  /// row of pixels.
  private func shows(_ range: BigInterval, _ a: CurveSample, _ b: CurveSample) -> Bool {
    guard let first = a.value.number, let last = b.value.number else { return true }
    let (rows, ends) = (scale.rows(range), (scale.row(first), scale.row(last)))
    return rows.lowerBound >= min(ends.0, ends.1) - 1 && rows.upperBound <= max(ends.0, ends.1) + 1
  }

  /// Whether all values are within one row of pixels, or outside the picture on the same side.
  private func isFlat(_ range: BigInterval) -> Bool {
    guard range.isBounded, !range.isErrorPossible else { return false }
    let rows = scale.rows(range)
    return rows.upperBound - rows.lowerBound <= 1
  }
}
