import NumericCore

/// A rectangle of complex numbers: every real part of one interval with every imaginary part of another.
struct ComplexInterval: Sendable {
  /// Both parts behind one reference: code that copies four bounds at each use makes the installed command much longer.
  private final class Parts: Sendable {
    let re: BigInterval
    let im: BigInterval

    init(_ re: BigInterval, _ im: BigInterval) { (self.re, self.im) = (re, im) }
  }

  private var parts: Parts

  init(_ re: BigInterval, _ im: BigInterval) { parts = Parts(re, im) }

  var re: BigInterval {
    get { parts.re }
    set { parts = Parts(newValue, parts.im) }
  }

  var im: BigInterval {
    get { parts.im }
    set { parts = Parts(parts.re, newValue) }
  }

  var conjugate: ComplexInterval {
    ComplexInterval(re, BigInterval(ordered: -im.upper, -im.lower).inheriting(from: im))
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

// Arithmetic of rectangles: every result contains all that members of the operands give.
extension OutwardContext {
  /// A function that is composed of real ones.
  func apply(
    _ function: ComplexFunction, _ operands: ComplexInterval...
  ) throws(LimitExceeded) -> ComplexInterval {
    let numbers = operands.flatMap { [$0.re, $0.im] }
    return ComplexInterval(
      try value(PartFunction(function, .real), numbers),
      try value(PartFunction(function, .imaginary), numbers))
  }

  func add(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    ComplexInterval(add(z.re, w.re), add(z.im, w.im))
  }

  func subtract(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    ComplexInterval(subtract(z.re, w.re), subtract(z.im, w.im))
  }

  func negate(_ z: ComplexInterval) -> ComplexInterval {
    ComplexInterval(negate(z.re), negate(z.im))
  }

  func multiply(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    ComplexInterval(
      subtract(multiply(z.re, w.re), multiply(z.im, w.im)),
      add(multiply(z.re, w.im), multiply(z.im, w.re)))
  }

  func multiply(_ z: ComplexInterval, by x: BigInterval) -> ComplexInterval {
    ComplexInterval(multiply(z.re, x), multiply(z.im, x))
  }

  func reciprocal(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    try apply(.quotient, ComplexInterval(integer(1), integer(0)), z)
  }

  var oneHalf: BigInterval { BigInterval(BigFloat.integer(1).scaled(-1)) }

  /// z + n.
  func add(_ z: ComplexInterval, _ n: Int) -> ComplexInterval {
    ComplexInterval(add(z.re, integer(n)), z.im)
  }

  /// iᵏ·z for a number of quarter turns k.
  func turned(_ z: ComplexInterval, quarters: Int) -> ComplexInterval {
    switch quarters & 3 {
    case 0: return z
    case 1: return ComplexInterval(negate(z.im), z.re)
    case 2: return negate(z)
    default: return ComplexInterval(z.im, negate(z.re))
    }
  }
}
