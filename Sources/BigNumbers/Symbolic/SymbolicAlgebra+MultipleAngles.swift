import NumericCore

// Sines and cosines of multiples and sums of angles, which cancel against powers of others.
extension SymbolicAlgebra {
  /// A sum of which sines and cosines cancel, without them; any other sum as it is.
  ///
  /// cos 7 and the polynomial of cos 1 that it equals have forms of their own, because the short one is the one to show. Their
  /// difference is zero: sines and cosines of all angles are written as polynomials of those of common parts of the angles, by
  /// de Moivre's formula and the addition theorems, which hold for all real angles.
  mutating func cancelAngles(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    guard cancelsAngles, let parts = AngleParts(of: x) else { return x }
    var trial = self
    trial.cancelsAngles = false
    let reduced = try? trial.inParts(x, parts)
    // A trial that is given up has taken its time, too.
    try spend(AngleParts.cost)
    guard let reduced, AngleParts.angles(of: reduced).isEmpty else { return x }
    return reduced
  }

  private mutating func inParts(
    _ x: SymbolicForm, _ parts: AngleParts
  ) throws(SymbolicLimit) -> SymbolicForm {
    try enter()
    defer { leave() }
    var written: [SymbolicForm: CirclePoint] = [:]
    for (angle, multiples) in parts.multiples {
      var point = CirclePoint(cosine: .one, sine: .zero)
      for (part, count) in multiples {
        point = try turned(point, by: multiple(count, of: part))
      }
      written[angle] = point
    }
    var terms: [SymbolicTerm] = []
    for term in x.terms {
      var others: [SymbolicFactor] = []
      var product = SymbolicForm.one
      for factor in term.monomial.factors {
        guard let (isSine, angle, power) = AngleParts.circular(factor), let point = written[angle]
        else {
          others.append(factor)
          continue
        }
        let value = isSine ? point.sine : point.cosine
        product = try multiply(product, integerPower(value, power))
      }
      let rest = try normalized(term.coefficient, SymbolicMonomial(factors: others))
      terms += try multiply(rest, product).terms
    }
    return try collect(terms)
  }

  /// The point of a whole multiple of an angle.
  private mutating func multiple(
    _ count: Int, of angle: SymbolicForm
  ) throws(SymbolicLimit) -> CirclePoint {
    var base = CirclePoint(cosine: try cos(angle), sine: try sin(angle))
    if count < 0 { base.sine = -base.sine }
    var rest = count.magnitude
    var result = CirclePoint(cosine: .one, sine: .zero)
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = try turned(result, by: base) }
      rest /= 2
      if rest > 0 { base = try turned(base, by: base) }
    }
    return result
  }

  /// The point at the sum of two angles.
  private mutating func turned(
    _ a: CirclePoint, by b: CirclePoint
  ) throws(SymbolicLimit) -> CirclePoint {
    CirclePoint(
      cosine: try subtract(multiply(a.cosine, b.cosine), multiply(a.sine, b.sine)),
      sine: try add(multiply(a.sine, b.cosine), multiply(a.cosine, b.sine)))
  }
}

/// A point of the unit circle.
private struct CirclePoint {
  var cosine: SymbolicForm
  var sine: SymbolicForm
}

/// The angles of the sines and cosines of a sum, as whole multiples of common parts.
private struct AngleParts {
  /// Each angle as a sum of parts, each with its multiple.
  private(set) var multiples: [SymbolicForm: [(part: SymbolicForm, count: Int)]] = [:]

  /// About the work of a trial, in that of products of two terms.
  static let cost = 64
  /// A polynomial of the 32nd degree in each of two parts has more terms than are worth a trial.
  private static let mostParts = 3
  private static let mostMultiples = 64
  private static let mostAngles = 6

  /// Nil where nothing can cancel: there is one angle, all terms are sines and cosines alone, of which different ones are
  /// independent, or the multiples are too high.
  init?(of x: SymbolicForm) {
    let angles = Self.angles(of: x)
    guard (2...Self.mostAngles).contains(angles.count), Self.hasProduct(x) else { return nil }
    var units: [SymbolicMonomial: BigRational] = [:]
    for angle in angles {
      for term in angle.terms {
        units[term.monomial] = Self.commonUnit(units[term.monomial], term.coefficient.magnitude)
      }
    }
    guard units.count <= Self.mostParts else { return nil }
    for angle in angles {
      var total = 0
      var own: [(part: SymbolicForm, count: Int)] = []
      for term in angle.terms {
        guard let unit = units[term.monomial], let count = Int(exactly: term.coefficient / unit),
          count.magnitude <= Self.mostMultiples
        else { return nil }
        total += abs(count)
        guard total <= Self.mostMultiples else { return nil }
        own.append((SymbolicForm(unit, term.monomial), count))
      }
      multiples[angle] = own
    }
  }

  /// The angles of all sines and cosines to positive whole powers.
  static func angles(of x: SymbolicForm) -> Set<SymbolicForm> {
    var angles: Set<SymbolicForm> = []
    for term in x.terms {
      for factor in term.monomial.factors {
        if let (_, angle, _) = circular(factor) { angles.insert(angle) }
      }
    }
    return angles
  }

  /// Whether a term has two sines or cosines, or a power of one.
  private static func hasProduct(_ x: SymbolicForm) -> Bool {
    x.terms.contains { term in
      term.monomial.factors.reduce(0) { $0 + (circular($1)?.power ?? 0) } > 1
    }
  }

  /// What a factor is if it is a sine or a cosine to a positive whole power.
  static func circular(
    _ factor: SymbolicFactor
  ) -> (isSine: Bool, angle: SymbolicForm, power: Int)? {
    guard case .node(let node) = factor.atom, let power = Int(exactly: factor.exponent), power > 0
    else { return nil }
    switch node.head {
    case .unary(.sin): return (true, node.operands[0], power)
    case .unary(.cos): return (false, node.operands[0], power)
    default: return nil
    }
  }

  /// The greatest number of which two positive ones are whole multiples.
  private static func commonUnit(_ a: BigRational?, _ b: BigRational) -> BigRational {
    guard let a else { return b }
    let divisor = BigInteger.greatestCommonDivisor(
      a.numerator * b.denominator, b.numerator * a.denominator)
    return BigRational(divisor) / BigRational(a.denominator * b.denominator)
  }
}
