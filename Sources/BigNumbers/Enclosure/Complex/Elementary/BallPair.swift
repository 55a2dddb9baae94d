internal import CMPFR
import NumericCore

/// Both parts of a complex number, each as a ball.
struct BallPair: Sendable {
  var re: Ball
  var im: Ball

  init(_ re: Ball, _ im: Ball) { (self.re, self.im) = (re, im) }

  /// A number.
  init(_ z: BigFloat.Parts) { self.init(Ball(z.real), Ball(z.imaginary)) }

  /// Whether all numbers are real, and not only some.
  var isReal: Bool { im.sign == 0 }

  /// i times the number.
  var timesI: BallPair { BallPair(im.negated, re) }
  /// −i times the number.
  var overI: BallPair { BallPair(im, re.negated) }
  var negated: BallPair { BallPair(re.negated, im.negated) }

  func part(_ part: PartFunction.Part) -> Ball { part == .imaginary ? im : re }
}

extension BigFloatContext {
  /// The number to which all numbers of a ball are rounded, from the same side; nil if they are not, or for zero, whose sign a ball
  /// does not tell.
  func rounded(_ ball: Ball) -> BigFloat? {
    guard let exponent = ball.middle.binaryExponent else { return nil }
    if !ball.isPoint {
      guard let error = ball.radius.ceilingExponent, error < exponent - 1 else { return nil }
      // To nearest the side of the value requires one bit more.
      let decided = bits + (rounding == .nearestEven ? 1 : 0)
      let isDecided = ball.middle.read {
        mpfr_can_round($0, exponent - error, MPFR_RNDN, MPFR_RNDZ, decided) != 0
      }
      guard isDecided else { return nil }
    }
    defer { if !ball.isPoint { mpfr_set_inexflag() } }
    return unary(mpfr_set, ball.middle)
  }
}
