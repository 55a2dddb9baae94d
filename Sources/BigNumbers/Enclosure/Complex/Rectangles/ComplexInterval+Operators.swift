import NumericCore

// Arithmetic in which the result has the larger precision of the operands, as that of ``BigInterval`` has, which takes the
// fast way for intervals of one sign. Parts that are the point 0 stay so.
extension ComplexInterval {
  static func + (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    ComplexInterval(a.re + b.re, a.im + b.im)
  }

  static func - (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    ComplexInterval(a.re - b.re, a.im - b.im)
  }

  static prefix func - (a: ComplexInterval) -> ComplexInterval { ComplexInterval(-a.re, -a.im) }

  static func * (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    if b.isReal { return a * b.re }
    if a.isReal { return b * a.re }
    return ComplexInterval(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
  }

  static func * (a: ComplexInterval, b: BigInterval) -> ComplexInterval {
    ComplexInterval(a.re * b, a.isReal ? a.im : a.im * b)
  }

  static func / (a: ComplexInterval, b: BigInterval) -> ComplexInterval {
    ComplexInterval(a.re / b, a.isReal ? a.im : a.im / b)
  }

  static func / (a: ComplexInterval, b: ComplexInterval) -> ComplexInterval {
    if b.isReal { return a / b.re }
    return a * b.conjugate / b.norm
  }

  /// z², of which the real part is (x − y)·(x + y).
  var square: ComplexInterval {
    if isReal { return ComplexInterval(re.square, im) }
    let product = re * im
    return ComplexInterval((re - im) * (re + im), product + product)
  }

  /// |z|².
  var norm: BigInterval { isReal ? re.square : re.square + im.square }

  /// z/2.
  var halved: ComplexInterval { ComplexInterval(re.halved, im.halved) }

  // MARK: - What is known

  /// All numbers with a distance of at most `error` in each part, or in the real part alone where the error is known to be real.
  func widened(by error: BigFloat, isReal: Bool = false) -> ComplexInterval {
    let errors = BigInterval(ordered: -error, error)
    return ComplexInterval(re + errors, isReal ? im : im + errors)
  }
}

extension BigInterval {
  /// The squares of all members.
  var square: BigInterval {
    let size =
      containsZero ? BigInterval(ordered: mignitude, magnitude).inheriting(from: self) : self
    return size * size
  }

  /// Half of each member, exactly.
  var halved: BigInterval {
    BigInterval(ordered: lower.scaled(-1), upper.scaled(-1)).inheriting(from: self)
  }
}

extension OutwardContext {
  func rounded(_ z: ComplexInterval) -> ComplexInterval {
    ComplexInterval(rounded(z.re), rounded(z.im))
  }

  /// 1 with the precision of this context.
  var one: ComplexInterval { ComplexInterval(rounded(integer(1)), integer(0)) }

  /// 1 − z, which is exact before it is rounded.
  func oneMinus(_ z: ComplexInterval) -> ComplexInterval {
    ComplexInterval(subtract(integer(1), z.re), negate(z.im))
  }

  /// An upper bound of |z| with few bits.
  func size(_ z: ComplexInterval) -> BigFloat {
    BigFloatContext(.bits(64), .up).hypot(z.re.magnitude, z.im.magnitude)
  }
}
