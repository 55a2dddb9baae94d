internal import CMPFR
import NumericCore

/// A root that was found, in a disc that has no other one.
struct FoundRoot {
  /// The disc; its center is on an axis if the root is.
  private(set) var disc: ComplexBall
  /// The distance of other roots and of zero from the first center is larger than three quarters of this.
  let gap: LowerBound
  var multiplicity = 1
  /// The factor of which it is a simple root, if the polynomial itself does not tell its place.
  var factor: IntegerPolynomial?
  /// The root, if it is a fraction.
  var fraction: BigRational?
  /// Whether it is proven to be on the imaginary axis.
  private var isImaginary = false
  private var refinement: RootRefinement

  /// A root of the polynomial with given coefficients.
  init(_ root: RootSeparation.Root, _ coefficients: RealCoefficients, _ limits: Limits) {
    disc = root.disc
    gap = root.gap
    refinement = RootRefinement(coefficients, RootDisc(root.disc), isUnique: true, limits)
  }

  var isReal: Bool { disc.im.isZero }

  var line: PolynomialRoots.Line {
    isReal ? .real : isImaginary ? .imaginary : .none
  }

  /// Narrows the disc to 2^−bits of its distance from zero, as far as the coefficients are known.
  mutating func narrow(toBits bits: Int) throws(ComputationFailure) {
    if disc.accuracy >= bits { return }
    if let narrower = try refinement.enclosure(bits: bits, isAccepted: { $0.accuracy >= bits }),
      narrower.radius < disc.radius
    {
      disc = narrower
    }
  }

  /// Whether the disc meets the imaginary axis.
  var mayBeImaginary: Bool {
    !isReal && disc.re.lowerMagnitude.asErrorBound <= disc.radius
  }

  /// Moves the center to the imaginary axis, if the disc meets that.
  ///
  /// The polynomial, or a divisor of which this is a root, has with every root its negative: in a disc that is symmetric and has
  /// one root only, that is on the axis. The disc is at most twice as large as before, and far from other roots.
  mutating func snapToImaginaryAxis() {
    guard mayBeImaginary else { return }
    isImaginary = true
    disc = ComplexBall(.zero, disc.im, radius: disc.radius + disc.re.upperMagnitude)
    refinement = RootRefinement(
      refinement.coefficients, RootDisc(disc), isUnique: true, refinement.limits)
  }

  // MARK: - Order

  /// Real parts that agree to so many bits count as equal.
  private static let orderBits = 256

  /// Sorts roots: the real ones in ascending order, then the others by real and imaginary part.
  ///
  /// The discs of real roots do not meet. Discs whose real parts overlap are narrowed before that counts as equality.
  static func sort(_ roots: inout [FoundRoot]) throws(ComputationFailure) {
    var real = roots.filter(\.isReal)
    var other = roots.filter { !$0.isReal }
    for index in other.indices {
      let root = other[index]
      let isOpen = other.contains { $0.disc.re != root.disc.re && $0.isLevel(with: root) }
      if isOpen { try other[index].narrow(toBits: orderBits) }
    }
    real.sort { $0.disc.re < $1.disc.re }
    other.sort(by: { $0.disc.re < $1.disc.re }, tied: { $0.isLevel(with: $1) }) {
      $0.disc.im < $1.disc.im
    }
    roots = real + other
  }

  /// Whether the real parts may be equal.
  private func isLevel(with other: FoundRoot) -> Bool {
    let gap = BigFloat.binary(mpfr_sub, disc.re, other.disc.re, bits: 64, .towardZero)
    return gap.lowerMagnitude.asErrorBound <= disc.radius + other.disc.radius
  }
}

extension ComplexBall {
  /// The parts of the middle, rounded to an eighth of the radius; a radius of zero keeps them.
  var shortened: (re: BigFloat, im: BigFloat) {
    guard let reach = radius.ceilingExponent, reach != .max else { return (re, im) }
    func shortened(_ part: BigFloat) -> BigFloat {
      guard let exponent = part.binaryExponent else { return part }
      let bits = max(1, exponent - reach + 4)
      return bits < part.precision.bits ? part.rounded(toPrecision: .bits(bits)) : part
    }
    return (shortened(re), shortened(im))
  }
}
