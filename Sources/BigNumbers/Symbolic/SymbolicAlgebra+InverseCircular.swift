import NumericCore
import RealModule

// Angles. Those of rational points are sums of the angles of Gaussian primes, so that formulas like
// Machin's become multiples of π.
extension SymbolicAlgebra {
  mutating func asin(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if x.isZero { return .zero }
    if x.isLeadingNegative { return -(try asin(-x)) }
    if let q = SpecialAngles.arcsines[x] { return try scale(.pi, by: q) }
    if case .sinPi(let q) = x.atom { return try scale(.pi, by: q) }
    if let q = SpecialAngles.arcsines[-x] { return try scale(.pi, by: -q) }
    if let sine = x.rational, sine <= .one,
      let cosine = (.one - sine * sine).exactRoot(2)
    {
      return try argument(real: cosine, imaginary: sine)
    }
    return try opaque(.asin, x)
  }

  mutating func acos(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    try subtract(scale(.pi, by: .half), asin(x))
  }

  mutating func atan(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if x.isLeadingNegative { return -(try atan(-x)) }
    if let tangent = x.rational { return try argument(real: .one, imaginary: tangent) }
    if let q = SpecialAngles.arctangents[x] ?? Self.arcTangentPi(x) {
      return try scale(.pi, by: q)
    }
    if let q = SpecialAngles.arctangents[-x] { return try scale(.pi, by: -q) }
    return try opaque(.atan, x)
  }

  /// The q with x = sin(qπ)/sin((1/2 − q)π) = tan qπ; nil if there is none in the table.
  private static func arcTangentPi(_ x: SymbolicForm) -> BigRational? {
    guard x.terms.count == 1, x.terms[0].coefficient == .one else { return nil }
    let factors = x.terms[0].monomial.factors
    guard factors.count == 2, case .sinPi(let p) = factors[0].atom,
      case .sinPi(let q) = factors[1].atom, p + q == .half
    else { return nil }
    if factors[0].exponent == .one, factors[1].exponent == -.one { return p }
    return factors[0].exponent == -.one && factors[1].exponent == .one ? q : nil
  }

  /// The angle of the point (x, y), in (−π, π]; 0 for the origin.
  mutating func atan2(
    y: SymbolicForm, x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    if let real = x.rational, let imaginary = y.rational {
      return try argument(real: real, imaginary: imaginary)
    }
    switch (x.sign, y.sign) {
    case (.some(1), _): return try atan(divide(y, x))
    case (.some(-1), let sign?):
      let angle = try atan(divide(y, x))
      return try add(angle, sign < 0 ? -.pi : .pi)
    case (_, let sign?) where sign != 0:
      return try subtract(scale(.pi, by: BigRational(sign, over: 2)), atan(divide(x, y)))
    default: return try opaque(.atan2, y, x)
    }
  }

  /// The angle of a rational point.
  private mutating func argument(
    real: BigRational, imaginary: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    if imaginary.isZero { return real.sign < 0 ? .pi : .zero }
    if real.isZero { return try scale(.pi, by: BigRational(imaginary.sign, over: 2)) }
    let tangent = imaginary / real
    // Longer numbers are not factorised. Up to 4096 bits a difference of two arctangents took equally long, within the
    // noise of a fifth, with and without that.
    if tangent.longerBits > 1024 {
      let angle =
        tangent.sign < 0
        ? -(try opaque(.atan, SymbolicForm(-tangent)))
        : try opaque(.atan, SymbolicForm(tangent))
      return real.sign > 0 ? angle : try add(angle, imaginary.sign < 0 ? -.pi : .pi)
    }
    // The same direction with coprime parts, so that no real factor is left.
    let sign = BigInteger(real.sign)
    var rest = GaussianInteger(
      real: BigRational(sign * tangent.denominator),
      imaginary: BigRational(sign * tangent.numerator))
    try spend(32, bits: tangent.longerBits)
    var terms: [SymbolicTerm] = []
    var norm = rest.norm.numerator
    for (p, prime) in GaussianInteger.smallPrimes where norm.magnitudeBits > 2 {
      guard norm.isDivisible(by: p) else { continue }
      let (count, others) = norm.removing(BigInteger(magnitude: [p]))
      norm = others
      // Of a prime and its conjugate only one divides a number without real factors.
      let isConjugate = rest.divided(by: prime) == nil
      let power = (isConjugate ? prime.conjugate : prime).raised(to: count)
      guard let quotient = rest.divided(by: power) else { throw SymbolicLimit() }
      rest = quotient
      terms.append(Self.term(prime, BigRational(isConjugate ? -count : count)))
    }
    if let (associate, isConjugate) = rest.canonicalAssociate {
      terms.append(Self.term(associate, isConjugate ? -.one : .one))
    }
    return try collect(terms + [quarters(of: terms, real: real, tangent: tangent)])
  }

  private static func term(_ z: GaussianInteger, _ count: BigRational) -> SymbolicTerm {
    SymbolicTerm(count, SymbolicMonomial(factors: [SymbolicFactor(.argument(z))]))
  }

  /// The missing multiple of π/4.
  ///
  /// The terms omit only units and powers of 1 + i, so that an approximation of a few digits
  /// decides which multiple it is.
  private func quarters(
    of terms: [SymbolicTerm], real: BigRational, tangent: BigRational
  ) throws(SymbolicLimit) -> SymbolicTerm {
    var angle = Double.atan(Double(tangent))
    if real.sign < 0 { angle += tangent.sign < 0 ? .pi : -.pi }
    for term in terms {
      guard case .argument(let z) = term.monomial.atom else { continue }
      angle -= Double(term.coefficient) * Double.atan(Double(z.imaginary / z.real))
    }
    let count = (angle / (.pi / 4)).rounded()
    guard (angle - count * (.pi / 4)).magnitude < 1e-6 else { throw SymbolicLimit() }
    return SymbolicTerm(BigRational(Int(count), over: 4), SymbolicForm.pi.terms[0].monomial)
  }

  /// sin(x + qπ) for a sum x of angles of Gaussian integers: the imaginary part of their product,
  /// divided by its magnitude.
  mutating func gaussianSine(
    _ x: SymbolicForm, _ turns: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm? {
    guard let eighths = Int(exactly: (turns - (turns / .two).floor * .two) * 4) else { return nil }
    var bits = 0
    for term in x.terms {
      guard case .argument(let z) = term.monomial.atom, let count = Int(exactly: term.coefficient),
        count.magnitude < 1024
      else { return nil }
      bits += z.real.numeratorBits * Int(count.magnitude)
    }
    guard bits < 4096 else { return nil }
    try spend(32, bits: bits)
    var product = GaussianInteger(real: .one, imaginary: .one).raised(to: eighths)
    for term in x.terms {
      guard case .argument(let z) = term.monomial.atom, let count = Int(exactly: term.coefficient)
      else { return nil }
      product = product * (count < 0 ? z.conjugate : z).raised(to: Int(count.magnitude))
    }
    return try scale(rationalPower(product.norm, -.half), by: product.imaginary)
  }
}

extension GaussianInteger {
  /// The number u + vi with u > v > 0 that remains after removing a unit and powers of 1 + i, and
  /// whether it was conjugated; nil if nothing remains.
  fileprivate var canonicalAssociate: (GaussianInteger, isConjugate: Bool)? {
    var z = self
    let two = GaussianInteger(real: .one, imaginary: .one)
    while let half = z.divided(by: two) { z = half }
    // Multiply by i until the angle is between −π/4 and π/4; an angle of 45° would be another
    // factor 1 + i.
    while z.real <= z.imaginary.magnitude, !z.real.isZero || !z.imaginary.isZero {
      z = z * GaussianInteger(real: .zero, imaginary: .one)
    }
    if z.imaginary.isZero { return nil }
    return z.imaginary.sign > 0 ? (z, false) : (z.conjugate, true)
  }
}
