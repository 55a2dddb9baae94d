import NumericCore

/// The closed disc in which a root is sought; its center and its radius may be known up to errors.
struct RootDisc: Sendable {
  /// The center, with its error as radius.
  let center: ComplexBall
  /// The radius is at least this.
  let inner: LowerBound
  /// The radius is at most this.
  let outer: ErrorBound

  /// A disc with a radius that is a number.
  init(_ disc: ComplexBall) {
    center = disc.center
    outer = disc.radius
    inner = LowerBound(
      significand: disc.radius.isInfinite ? 0 : disc.radius.significand,
      exponent: disc.radius.exponent)
  }

  /// The disc of three numbers; nil for a negative radius.
  init?(re: Ball, im: Ball, radius: Ball) {
    guard !radius.middle.isNegative || radius.sign == nil else { return nil }
    center = ComplexBall(re.middle, im.middle, radius: re.radius.hypotenuse(im.radius))
    outer = radius.upperMagnitude
    inner = radius.middle.isNegative ? .zero : radius.lowerMagnitude
  }

  /// Whether all points of a smaller disc are certainly in it.
  func contains(_ ball: ComplexBall) -> Bool {
    ball.isBounded && center.greatestDistance(to: ball) <= inner.asErrorBound
  }

  /// Whether all points of another disc are certainly outside.
  func excludes(_ ball: ComplexBall) -> Bool {
    outer < center.leastDistance(to: ball).asErrorBound
  }
}
