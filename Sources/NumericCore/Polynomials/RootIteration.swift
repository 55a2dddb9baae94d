/// All roots of a polynomial at once, to about the accuracy that doubles allow.
///
/// Each step is Newton's for the quotient of the polynomial by the factors of the other points, and converges cubically to simple
/// roots.
///
/// **Source.** Aberth, "Iteration methods for finding all zeros of a polynomial simultaneously", Math. Comp. 27 (1973);
/// Ehrlich, "A modified Newton method for polynomials", CACM 10 (1967).
package struct RootIteration {
  /// The coefficients from the constant term on; neither the first nor the last is zero.
  private let coefficients: [WideComplex]
  /// The points so far.
  package private(set) var points: [WideComplex]
  /// Whether rounding errors hide everything that further steps could add.
  private var isSettled: [Bool]

  /// The iteration for a polynomial of degree at least 1 whose first and last coefficients are not zero.
  package init(_ coefficients: [WideComplex]) {
    self.coefficients = coefficients
    points = Self.startingPoints(coefficients)
    isSettled = Array(repeating: false, count: points.count)
  }

  /// The largest number of rounds; 20 suffice for nearly all polynomials, and multiple roots converge linearly.
  private static let mostRounds = 200

  /// Moves all points until rounding errors stop them.
  package mutating func run<Failure: Error>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    for _ in 0..<Self.mostRounds {
      if !isSettled.contains(false) { return }
      try check()
      for index in points.indices where !isSettled[index] { move(index) }
    }
  }

  private mutating func move(_ index: Int) {
    let point = points[index]
    let value = Self.evaluate(coefficients, at: point)
    if value.isNoise || value.derivative.isZero {
      isSettled[index] = value.isNoise
      if !value.isNoise { points[index] = point + point.scaled(byPowerOfTwo: -10) }
      return
    }
    let step = Self.correction(
      value.polynomial / value.derivative, others: repulsion(from: index))
    points[index] = point - step
    isSettled[index] = step.isSmaller(than: point.scaled(byPowerOfTwo: -51))
  }

  /// Σ 1/(zᵢ − zⱼ) over all other points.
  private func repulsion(from index: Int) -> WideComplex {
    var sum = WideComplex.zero
    let point = points[index]
    for other in points.indices where other != index {
      let difference = point - points[other]
      if !difference.isZero { sum = sum + WideComplex(1) / difference }
    }
    return sum
  }

  /// N/(1 − N·S) for Newton's step N and the sum S of ``repulsion(from:)``.
  package static func correction(_ newton: WideComplex, others sum: WideComplex) -> WideComplex {
    let divisor = WideComplex(1) - newton * sum
    return divisor.isZero ? newton : newton / divisor
  }

  /// The value of a polynomial and of its derivative, by Horner's rule.
  package struct Value {
    package var polynomial = WideComplex.zero
    package var derivative = WideComplex.zero
    /// A bound of the rounding error of the value, to first order.
    package var error = WideComplex.zero

    /// Whether the value is not larger than its error.
    package var isNoise: Bool { !error.isSmaller(than: polynomial) }
  }

  /// The value at a point. The error of Horner's rule is at most 4n·u·Σ|aₖ||z|ᵏ to first order for complex numbers with
  /// u = 2⁻⁵³ (Higham, Accuracy and Stability of Numerical Algorithms, §5.1).
  package static func evaluate(
    _ coefficients: some BidirectionalCollection<WideComplex>, at z: WideComplex
  ) -> Value {
    var value = Value()
    let size = z.magnitude
    for coefficient in coefficients.reversed() {
      value.derivative = value.derivative * z + value.polynomial
      value.polynomial = value.polynomial * z + coefficient
      value.error = value.error * size + coefficient.magnitude
    }
    value.error = value.error * WideComplex(4 * Double(coefficients.count), exponent: -53)
    return value
  }
}
