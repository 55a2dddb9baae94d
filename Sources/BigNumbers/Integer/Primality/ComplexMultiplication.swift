import NumericCore

/// The curves modulo a prime whose endomorphisms have one discriminant, and points on them.
struct ComplexMultiplication {
  private let modulus: BigInteger
  private let discriminant: Int
  /// The coefficients of one of the curves y² = x³ + ax + b.
  private let a: BigInteger
  private let b: BigInteger

  /// A curve with an invariant j that is a root of the class polynomial: a = 3k and b = 2k for k = j/(1728 − j).
  ///
  /// Fails as `unable` modulo numbers that are not prime.
  init(_ orders: CurveOrders, _ discriminant: Discriminant) throws(ComputationFailure) {
    modulus = orders.modulus
    self.discriminant = discriminant.value
    guard discriminant.value < -4 else {
      (a, b) = (.zero, .zero)
      return
    }
    let polynomial = GenusPolynomial(discriminant)
      .coefficients(modulo: modulus) { orders.root(ofFactor: $0) }
    let ring = PolynomialModulo(modulus: modulus, squareRoot: orders.squareRoot)
    guard let j = try ring.root(of: polynomial.dropLast()),
      let inverse = (1728 - j).inverse(modulo: modulus)
    else { throw .exception(.unable) }
    let k = (j * inverse).residue(modulo: modulus)
    (a, b) = (k * 3, k * 2)
  }

  /// A point of one of the twists, and the coefficient a of that twist; another one for every seed.
  ///
  /// For a number x, w = x³ + ax + b and any curve, (wx, w²) lies on its twist y² = x³ + aw²x + bw³. The discriminants −4 and −3
  /// have the curves y² = x³ + ax and y² = x³ + b: any point (x, y) with x ≠ 0 lies on one of each.
  func point(_ seed: Int) -> (a: BigInteger, point: EllipticCurve.Point)? {
    let x = BigInteger(seed)
    if discriminant == -3 { return (.zero, EllipticCurve.Point(x: .one, y: x)) }
    if discriminant == -4 {
      // a = y² − 1 for x = 1.
      return (x * x - 1, EllipticCurve.Point(x: .one, y: x))
    }
    let w = (x * x * x + a * x + b).residue(modulo: modulus)
    let square = (w * w).residue(modulo: modulus)
    return (
      (a * square).residue(modulo: modulus),
      EllipticCurve.Point(x: (x * w).residue(modulo: modulus), y: square)
    )
  }
}
