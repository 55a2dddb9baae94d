/// Γ, ln Γ and ψ of complex numbers on a backend that has real functions only.
///
/// Stirling's series with twelve terms, at numbers that are moved to a distance of 12 from 0: what is left out is below 2⁻⁶⁴, so that
/// doubles err by what their own operations round.
///
/// **Source.** DLMF 5.5.1, 5.5.3, 5.11.1, 5.11.2; Hare, Computing the principal branch of log-gamma, J. Algorithms 25 (1997).
struct ComplexGamma<Backend: NumericBackend> {
  typealias Number = Backend.Number
  typealias Value = (re: Number, im: Number)

  let backend: Backend

  /// The distance from 0 at which the series is summed.
  private static var distance: Int { 12 }
  /// An imaginary part beyond which products of large and small factors leave the range of doubles before the value does.
  private static var far: Int { 100 }

  /// B₂ₖ/(2k(2k − 1)) for k = 1, 2 …
  private static var coefficients: [(Int, Int)] {
    [
      (1, 12), (-1, 360), (1, 1260), (-1, 1680), (1, 1188), (-691, 360_360), (1, 156),
      (-3617, 122_400), (43_867, 244_188), (-174_611, 125_400), (77_683, 5796),
      (-236_364_091, 1_506_960),
    ]
  }

  /// A part of a gamma function of x + iy.
  func compute(
    _ part: PartFunction, _ x: Number, _ y: Number
  ) throws(Backend.Failure) -> Number {
    let value = try value(part.function, x, y)
    return part.part == .real ? value.re : value.im
  }

  private func value(
    _ function: ComplexFunction, _ x: Number, _ y: Number
  ) throws(Backend.Failure) -> Value {
    if backend.isZero(y) { return try realValue(function, x) }
    if [x, y].contains(where: { backend.isNaN($0) || backend.isInfinite($0) }) {
      let value = try backend.number(.nan)
      return (value, value)
    }
    if try isLess(y, backend.zero) {
      let above = try value(function, x, try negative(y))
      return (above.re, try negative(above.im))
    }
    switch function {
    case .logGamma: return try logarithm((x, y))
    case .digamma: return try digamma((x, y))
    default:
      if try !isLess(y, try whole(Self.far)) {
        return try apply(.exp, try logarithm((x, y)))
      }
      return try gamma((x, y))
    }
  }

  /// The value at a real number; ln Γ(x + 0i) of a negative number is ln|Γ(x)| + πi·⌊x⌋.
  private func realValue(
    _ function: ComplexFunction, _ x: Number
  ) throws(Backend.Failure) -> Value {
    // Backends need not have a real ψ.
    if function == .digamma { return (try digamma((x, backend.zero)).re, backend.zero) }
    let value = try backend.compute(function == .gamma ? .gamma : .logGamma, x)
    guard function == .logGamma, try isLess(x, backend.zero) else { return (value, backend.zero) }
    return (value, try times(try backend.compute(.floor, x), try backend.constant(.pi)))
  }

  // MARK: - Functions above the real axis

  /// Γ(z)·Γ(1 − z)·sin πz = π.
  private func gamma(_ z: Value) throws(Backend.Failure) -> Value {
    guard try isLess(z.re, try quotient(1, 2)) else { return try gammaOnTheRight(z) }
    let (u, isOdd) = try besideWhole(z)
    let pi = try backend.constant(.pi)
    let sine = try apply(.sin, try scaled(u, pi))
    let other = try gammaOnTheRight((try minus(try whole(1), z.re), try negative(z.im)))
    let value = try apply(.quotient, (pi, backend.zero), try apply(.product, sine, other))
    return isOdd ? (try negative(value.re), try negative(value.im)) : value
  }

  private func gammaOnTheRight(_ z: Value) throws(Backend.Failure) -> Value {
    let (w, steps) = try moved(z)
    let value = try apply(.exp, try stirling(w))
    guard var product = steps.first else { return value }
    for step in steps.dropFirst() { product = try apply(.product, product, step) }
    return try apply(.quotient, value, product)
  }

  /// ln Γ(z) = ln π − ln sin πz − ln Γ(1 − z), with ln sin πz = ln((1 − exp 2πiz)/2) − πi(z − ½) above the axis.
  private func logarithm(_ z: Value) throws(Backend.Failure) -> Value {
    guard try isLess(z.re, try quotient(1, 2)) else { return try logarithmOnTheRight(z) }
    let pi = try backend.constant(.pi)
    let other = try logarithmOnTheRight((try minus(try whole(1), z.re), try negative(z.im)))
    let turn = try times(try whole(2), pi)
    let (u, _) = try besideWhole(z)
    let power = try apply(
      .expMinusOne, (try negative(try times(turn, u.im)), try times(turn, u.re)))
    let half = try apply(
      .log,
      (
        try negative(try over(power.re, try whole(2))),
        try negative(try over(power.im, try whole(2)))
      ))
    let main = (
      re: try times(pi, z.im),
      im: try negative(try times(pi, try minus(z.re, try quotient(1, 2))))
    )
    let logarithm = try backend.compute(.log, pi)
    return (
      try minus(try minus(try minus(logarithm, main.re), half.re), other.re),
      try negative(try plus(try plus(main.im, half.im), other.im))
    )
  }

  private func logarithmOnTheRight(_ z: Value) throws(Backend.Failure) -> Value {
    let (w, steps) = try moved(z)
    var value = try stirling(w)
    for step in steps { value = try subtract(value, try apply(.log, step)) }
    return value
  }

  /// ψ(z) = ψ(1 − z) − π·cot πz.
  private func digamma(_ z: Value) throws(Backend.Failure) -> Value {
    guard try isLess(z.re, try quotient(1, 2)) else { return try digammaOnTheRight(z) }
    let pi = try backend.constant(.pi)
    let (u, _) = try besideWhole(z)
    let cotangent = try apply(.cot, try scaled(u, pi))
    let other = try digammaOnTheRight((try minus(try whole(1), z.re), try negative(z.im)))
    return try subtract(other, try scaled(cotangent, pi))
  }

  private func digammaOnTheRight(_ z: Value) throws(Backend.Failure) -> Value {
    let (w, steps) = try moved(z)
    let one: Value = (try whole(1), backend.zero)
    let inverse = try apply(.quotient, one, w)
    let series = try self.series(inverse) { 2 * $0 + 1 }
    let logarithm = try apply(.log, w)
    // Σ B₂ₖ/(2k)·w⁻²ᵏ has one power more than the sum of ln Γ.
    let sum = try apply(.product, series, inverse)
    var value = try subtract(
      try subtract(logarithm, try scaled(inverse, try quotient(1, 2))), sum)
    for step in steps { value = try subtract(value, try apply(.quotient, one, step)) }
    return value
  }

  // MARK: - Steps

  /// (w − ½)·ln w − w + ½·ln 2π + Σ B₂ₖ/(2k(2k − 1))·w¹⁻²ᵏ.
  private func stirling(_ w: Value) throws(Backend.Failure) -> Value {
    let inverse = try apply(.quotient, (try whole(1), backend.zero), w)
    let logarithm = try apply(.log, w)
    let main = try apply(.product, (try minus(w.re, try quotient(1, 2)), w.im), logarithm)
    let turn = try backend.compute(
      .log, try times(try whole(2), try backend.constant(.pi)))
    let sum = try series(inverse) { _ in 1 }
    return (
      try plus(
        try plus(try minus(main.re, w.re), try over(turn, try whole(2))), sum.re),
      try plus(try minus(main.im, w.im), sum.im)
    )
  }

  /// Σ cₖ₊₁·f(k)·v²ᵏ⁺¹ by Horner's rule.
  private func series(
    _ v: Value, factor: (Int) -> Int
  ) throws(Backend.Failure) -> Value {
    let square = try apply(.product, v, v)
    var sum: Value = (backend.zero, backend.zero)
    for (k, (numerator, denominator)) in Self.coefficients.enumerated().reversed() {
      sum = try apply(.product, sum, square)
      sum.re = try plus(sum.re, try quotient(numerator * factor(k), denominator))
    }
    return try apply(.product, sum, v)
  }

  /// A number far enough from 0, and the numbers z, z + 1 … before it.
  private func moved(_ z: Value) throws(Backend.Failure) -> (Value, steps: [Value]) {
    let size = try backend.compute(.hypot, z.re, z.im)
    guard try isLess(size, try whole(Self.distance)) else { return (z, []) }
    var steps: [Value] = []
    for k in 0..<Self.distance { steps.append((try plus(z.re, try whole(k)), z.im)) }
    return ((try plus(z.re, try whole(Self.distance)), z.im), steps)
  }

  /// The distance of a number from the nearest whole one, and whether that is odd.
  private func besideWhole(_ z: Value) throws(Backend.Failure) -> (Value, isOdd: Bool) {
    let whole = try backend.compute(.roundEven, z.re)
    let half = try over(whole, try self.whole(2))
    return ((try minus(z.re, whole), z.im), !backend.isInteger(half))
  }

  // MARK: - Arithmetic

  private func apply(
    _ function: ComplexFunction, _ operands: Value...
  ) throws(Backend.Failure) -> Value {
    let numbers = operands.flatMap { [$0.re, $0.im] }
    return (
      try backend.compute(PartFunction(function, .real), numbers),
      try backend.compute(PartFunction(function, .imaginary), numbers)
    )
  }

  private func subtract(_ z: Value, _ w: Value) throws(Backend.Failure) -> Value {
    (try minus(z.re, w.re), try minus(z.im, w.im))
  }
  private func scaled(_ z: Value, _ x: Number) throws(Backend.Failure) -> Value {
    (try times(z.re, x), try times(z.im, x))
  }
  private func plus(_ x: Number, _ y: Number) throws(Backend.Failure) -> Number {
    try backend.compute(.add, x, y)
  }
  private func minus(_ x: Number, _ y: Number) throws(Backend.Failure) -> Number {
    try backend.compute(.subtract, x, y)
  }
  private func times(_ x: Number, _ y: Number) throws(Backend.Failure) -> Number {
    try backend.compute(.multiply, x, y)
  }
  private func over(_ x: Number, _ y: Number) throws(Backend.Failure) -> Number {
    try backend.compute(.divide, x, y)
  }
  private func negative(_ x: Number) throws(Backend.Failure) -> Number {
    try backend.compute(.negate, x)
  }
  private func whole(_ n: Int) throws(Backend.Failure) -> Number {
    try backend.number(ExactLiteral(n))
  }
  private func quotient(_ n: Int, _ d: Int) throws(Backend.Failure) -> Number {
    try over(try whole(n), try whole(d))
  }
  private func isLess(_ x: Number, _ y: Number) throws(Backend.Failure) -> Bool {
    try backend.compare(x, y) == .less
  }
}
