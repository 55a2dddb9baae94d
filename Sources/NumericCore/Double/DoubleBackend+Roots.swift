// Roots of polynomials in doubles: as accurate as Horner's rule in doubles, without a proof.
extension DoubleBackend {
  /// A part of the root in a disc; NaN where Newton's iteration leaves the disc, and for operands that are not finite.
  func root(_ function: ListFunction, _ x: Registers<Double>) -> Double {
    guard x.allSatisfy(\.isFinite) else { return .nan }
    let coefficients = x.dropFirst(3).lazy.map { WideComplex($0) }
    let center = WideComplex(x[0], x[1])
    var point = center
    for _ in 0..<Self.mostSteps {
      let value = RootIteration.evaluate(coefficients, at: point)
      if value.polynomial.isZero || value.derivative.isZero { break }
      let step = value.polynomial / value.derivative
      point = point - step
      if value.isNoise || step.isSmaller(than: point.scaled(byPowerOfTwo: -52)) { break }
    }
    // The center is rounded, and the disc may be as small as that rounding.
    let reach = WideComplex(x[2].magnitude).scaled(byPowerOfTwo: 1)
    let slack = center.magnitude.scaled(byPowerOfTwo: -40)
    guard (point - center).isSmaller(than: reach + slack) || point.isZero && center.isZero else {
      return .nan
    }
    let parts = point.doubles
    if function == .polynomialRootImaginary { return x[1] == 0 ? 0 : parts.im }
    return x[0] == 0 && Self.hasParity(x.dropFirst(3)) ? 0 : parts.re
  }

  /// Newton's iteration from a disc that ``roots(of:)`` gives needs one or two steps.
  private static let mostSteps = 60

  /// Whether all coefficients of odd powers, or all of even powers, are zero.
  private static func hasParity(_ coefficients: some Collection<Double>) -> Bool {
    var hasPower = (even: false, odd: false)
    for (power, coefficient) in coefficients.enumerated() where coefficient != 0 {
      if power.isMultiple(of: 2) { hasPower.even = true } else { hasPower.odd = true }
    }
    return !(hasPower.even && hasPower.odd)
  }

  /// Where the roots of a polynomial are, each counted once, by Aberth's iteration in doubles.
  ///
  /// A root is real if its distance from the real axis is within its rounding error and no other point is near its conjugate.
  /// Roots that doubles do not tell apart are given as several that are close together.
  ///
  /// - Throws: `.exception(.domain)` for coefficients that are not finite, and a limit where all roots together have too
  ///   many operands.
  public func roots(of coefficients: [Double]) throws(ComputationFailure) -> PolynomialRoots {
    guard coefficients.allSatisfy(\.isFinite) else { throw .exception(.domain) }
    let zeros = coefficients.prefix { $0 == 0 }.count
    let rest = coefficients.dropFirst(zeros).map { WideComplex($0) }
    try PolynomialRoots.checkDegree(coefficients.count - 1, Limits())
    var places: [DoubleRoot] = []
    if rest.count > 1 {
      var iteration = RootIteration(rest)
      iteration.run {}
      places = DoubleRoot.paired(iteration.points, rest)
    }
    var roots = places.map { PolynomialRoots.Root($0.place, multiplicity: 1, factor: nil) }
    if zeros > 0 {
      let place = places.prefix { $0.im == 0 && $0.re < 0 }.count
      let zero = PolynomialRoots.Place.fraction(ExactLiteral(0), ExactLiteral(1))
      roots.insert(PolynomialRoots.Root(zero, multiplicity: zeros, factor: nil), at: place)
    }
    return PolynomialRoots(factors: [], roots: roots)
  }
}

/// A root in doubles.
private struct DoubleRoot {
  var re: Double
  var im: Double
  /// An estimate of its error.
  var error: Double

  var place: PolynomialRoots.Place {
    .disc(
      re: ExactLiteral(binary: re), im: ExactLiteral(binary: im),
      radius: ExactLiteral(binary: error), im == 0 ? .real : .none)
  }

  /// An approximation, with the bound n·|p/p′| of its distance from the nearest root.
  private init(_ point: WideComplex, _ coefficients: [WideComplex]) {
    (re, im) = point.doubles
    let value = RootIteration.evaluate(coefficients, at: point)
    let size = value.polynomial.magnitude + value.error
    let reach =
      value.derivative.isZero
      ? point.magnitude
      : size / value.derivative.magnitude * WideComplex(Double(coefficients.count))
    // The least radius is that of rounding the center.
    let least = point.magnitude.scaled(byPowerOfTwo: -50)
    error = max((reach + least).doubles.re, .leastNonzeroMagnitude)
  }

  /// The real roots in ascending order, then the others by real and imaginary part.
  ///
  /// Of two points that are closest to each other's conjugates, the second becomes the conjugate of the first.
  static func paired(
    _ points: [WideComplex], _ coefficients: [WideComplex]
  ) -> [DoubleRoot] {
    var open = points.map { DoubleRoot($0, coefficients) }
    var real: [DoubleRoot] = []
    var other: [DoubleRoot] = []
    // The points farthest from the real axis have their conjugates among the rest beyond doubt.
    open.sort { $0.im.magnitude > $1.im.magnitude }
    while !open.isEmpty {
      var root = open.removeFirst()
      let partner = open.indices.filter { open[$0].im * root.im < 0 }
        .min { root.distance(toConjugateOf: open[$0]) < root.distance(toConjugateOf: open[$1]) }
      let isNear = root.im.magnitude <= root.error
      if let partner, !isNear || root.distance(toConjugateOf: open[partner]) <= root.error {
        open.remove(at: partner)
        root.im = -root.im.magnitude
        other.append(root)
        root.im = -root.im
        other.append(root)
      } else {
        root.error = min(root.error + root.im.magnitude, .greatestFiniteMagnitude)
        root.im = 0
        real.append(root)
      }
    }
    real.sort { $0.re < $1.re }
    // Real parts that differ by their errors alone count as equal.
    other.sort(by: { $0.re < $1.re }, tied: { $1.re - $0.re <= $0.error + $1.error }) {
      $0.im < $1.im
    }
    return real + other
  }

  private func distance(toConjugateOf other: DoubleRoot) -> Double {
    max((re - other.re).magnitude, (im + other.im).magnitude)
  }
}

extension ExactLiteral {
  /// The exact value of a finite double.
  fileprivate init(binary value: Double) {
    let (significand, exponent) = value.wholeSignificand
    self.init(
      isNegative: value < 0, coefficient: .word(significand), base: 2, exponent: exponent)
  }
}
