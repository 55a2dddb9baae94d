import NumericCore

/// A rectangle of complex numbers: every real part of one interval with every imaginary part of another.
///
/// It is kept as it was made: by its bounds, or by balls, on which arithmetic and elementary functions take less time.
/// Balls serve narrow rectangles; of wide ones bounds tell more, such as on which side of an axis they are.
struct ComplexInterval: Sendable {
  /// Both parts behind one reference: code that copies four bounds at each use makes the installed command much longer.
  private final class Parts: Sendable {
    let bounds: (re: BigInterval, im: BigInterval)?
    let balls: BallPair?

    init(bounds: (re: BigInterval, im: BigInterval)?, balls: BallPair?) {
      (self.bounds, self.balls) = (bounds, balls)
    }
  }

  private var parts: Parts

  init(_ re: BigInterval, _ im: BigInterval) { parts = Parts(bounds: (re, im), balls: nil) }

  /// A real number.
  init(_ x: BigInterval) { self.init(x, BigInterval(.zero)) }

  /// A small whole number.
  init(_ n: Int) { self.init(BallPair(Ball(.integer(n)), Ball(.zero))) }

  init(_ balls: BallPair) { parts = Parts(bounds: nil, balls: balls) }

  var re: BigInterval {
    get { parts.bounds?.re ?? parts.balls.map { BigInterval($0.re) } ?? .entire }
    set { self = ComplexInterval(newValue, im) }
  }

  var im: BigInterval {
    get { parts.bounds?.im ?? parts.balls.map { BigInterval($0.im) } ?? .entire }
    set { self = ComplexInterval(re, newValue) }
  }

  /// The rectangle as balls if it is narrow; nil for a wide one.
  var balls: BallPair? {
    if let balls = parts.balls { return balls }
    guard let bounds = parts.bounds, let re = Ball(narrow: bounds.re),
      let im = Ball(narrow: bounds.im)
    else { return nil }
    if re.isPoint, im.isPoint { return BallPair(re, im) }
    // Beside the larger part at most 2⁻¹⁶.
    let size = max(re.middle.upperMagnitude, im.middle.upperMagnitude)
    let most = size.scaled(byPowerOfTwo: -16)
    return re.radius <= most && im.radius <= most ? BallPair(re, im) : nil
  }

  var isPoint: Bool {
    parts.balls.map { $0.re.isPoint && $0.im.isPoint } ?? (re.isPoint && im.isPoint)
  }

  var isBounded: Bool {
    parts.balls != nil || (!re.isEmpty && !im.isEmpty && re.isBounded && im.isBounded)
  }

  /// An e with |z| < 2^(e + 1) for all members, of the larger part; nil for the point 0 and for rectangles without bounds.
  var binaryExponent: Int? {
    if let balls = parts.balls {
      return max(balls.re.upperMagnitude, balls.im.upperMagnitude).ceilingExponent
    }
    return isBounded ? max(re.magnitude, im.magnitude).binaryExponent : nil
  }

  /// The number of bits in which all members agree, of the larger part; 0 where they do not, and without bounds.
  var accuracy: Int {
    guard isBounded else { return 0 }
    let width: Int?
    if let balls = parts.balls {
      width = max(balls.re.radius, balls.im.radius).ceilingExponent.map { $0 + 1 }
    } else {
      width = max(re.width, im.width).binaryExponent
    }
    guard let width else { return .max }
    let (bits, overflow) = (binaryExponent ?? width).subtractingReportingOverflow(width)
    return overflow ? .max : max(0, bits)
  }

  /// An upper bound of |z|.
  var length: BigFloat {
    if let balls = parts.balls {
      return balls.re.upperMagnitude.hypotenuse(balls.im.upperMagnitude).number
    }
    return BigFloatContext(.bits(64), .up).hypot(re.magnitude, im.magnitude)
  }

  /// Whether all numbers are real, and not only some.
  var isReal: Bool { parts.balls?.isReal ?? (im.isPoint && im.lower.isZero) }

  var conjugate: ComplexInterval {
    if let balls = parts.balls { return ComplexInterval(BallPair(balls.re, balls.im.negated)) }
    return ComplexInterval(
      re, BigInterval(ordered: -im.upper, -im.lower).inheriting(from: im))
  }

  /// A part. A real value is proven to be one only by an imaginary part that is exactly 0.
  func part(_ part: PartFunction.Part) -> BigInterval {
    switch part {
    case .real: re
    case .imaginary: im
    case .realValue: isReal ? re : im.containsZero ? .entire.flagged() : .undefined
    }
  }
}

extension Ball {
  /// The ball of an interval that has bounds and no possible error.
  init?(narrow x: BigInterval) {
    guard !x.isErrorPossible, x.isBounded, !x.isEmpty else { return nil }
    if x.isPoint {
      self.init(x.lower)
      return
    }
    let bits = max(x.lower.precision.bits, x.upper.precision.bits)
    guard let ball = Ball.spanning(x.lower, x.upper, bits: bits) else { return nil }
    self = ball
  }
}

extension BigInterval {
  /// The bounds of a ball.
  init(_ ball: Ball) {
    if ball.isPoint {
      self.init(ordered: ball.middle, ball.middle)
    } else {
      let ends = ball.endpoints(bits: ball.middle.precision.bits)
      self.init(ordered: ends.lower, ends.upper)
    }
  }
}
