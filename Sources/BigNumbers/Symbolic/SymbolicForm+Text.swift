import NumericCore

extension SymbolicForm {
  /// An expression of the calculator that has this value; nil if an atom has no name there.
  ///
  /// Examples: `sqrt(5)/2 + 1/2`, `3*pi/4`, `2^(1/3)`.
  var text: String? {
    if let rational { return rational.description }
    var texts: [(text: String, isNegative: Bool)] = []
    let (logarithm, others) = splitLogarithms()
    if let logarithm { texts.append(("ln(\(logarithm))", false)) }
    for term in others {
      guard let text = term.magnitudeText else { return nil }
      texts.append((text, term.coefficient.sign < 0))
    }
    // A positive term is written first.
    if texts[0].isNegative, let positive = texts.firstIndex(where: { !$0.isNegative }) {
      texts.insert(texts.remove(at: positive), at: 0)
    }
    var result = (texts[0].isNegative ? "-" : "") + texts[0].text
    for (text, isNegative) in texts.dropFirst() { result += (isNegative ? " - " : " + ") + text }
    return result
  }

  /// Whether the text is a single logarithm.
  fileprivate var isOneLogarithm: Bool {
    let (logarithm, others) = splitLogarithms()
    return logarithm != nil && others.isEmpty
  }

  /// Two or more logarithms with integer multiples, combined into that of one number, unless that
  /// is long; and the other terms.
  private func splitLogarithms() -> (BigRational?, [SymbolicTerm]) {
    var (product, count) = (BigRational.one, 0)
    var others: [SymbolicTerm] = []
    for term in terms {
      guard case .logarithm(let base) = term.monomial.atom,
        let power = Int(exactly: term.coefficient), power.magnitude < 64,
        let factor = try? BigRational.pow(base, power), factor.longerBits < 64
      else {
        others.append(term)
        continue
      }
      product *= factor
      count += 1
    }
    return count > 1 && product.longerBits < 64 ? (product, others) : (nil, terms)
  }
}

extension SymbolicTerm {
  /// The text of |coefficient| · monomial, where the monomial's text counts as positive.
  fileprivate var magnitudeText: String? {
    let size = coefficient.magnitude
    var above: [String] = size.numerator == .one ? [] : [size.numerator.description]
    var below: [String] = size.isInteger ? [] : [size.denominator.description]
    for (degree, radicand) in monomial.radicals {
      above.append(Self.root(radicand, degree))
    }
    for factor in monomial.factors where !factor.isRadical {
      let isBelow = factor.exponent.sign < 0
      guard let text = Self.power(factor.atom, factor.exponent.magnitude) else { return nil }
      if isBelow { below.append(text) } else { above.append(text) }
    }
    let numerator = above.isEmpty ? "1" : above.joined(separator: "*")
    if below.isEmpty { return numerator }
    let denominator = below.joined(separator: "*")
    return numerator + "/" + (below.count > 1 ? "(\(denominator))" : denominator)
  }

  private static func root(_ radicand: BigRational, _ degree: BigInteger) -> String {
    switch degree {
    case 2: "sqrt(\(radicand))"
    case 3: "cbrt(\(radicand))"
    default: "\(radicand)^(1/\(degree))"
    }
  }

  /// The text of a power with a positive exponent.
  private static func power(_ atom: SymbolicAtom, _ exponent: BigRational) -> String? {
    if case .node(let node) = atom, node.head == .exponential { return exponential(node, exponent) }
    guard let base = atom.text else { return nil }
    if exponent == .one { return base.text }
    if exponent == .half { return "sqrt(\(base.inner))" }
    let exponentText = exponent.isInteger ? exponent.description : "(\(exponent))"
    if !exponent.isInteger, exponent.denominator.isOdd, !atom.isKnownPositive {
      // The grammar's powers with fractional exponents have no negative bases.
      let root = "root(\(base.inner), \(exponent.denominator))"
      return exponent.numerator == .one ? root : "\(root)^\(exponent.numerator)"
    }
    return "\(base.text)^\(exponentText)"
  }

  private static func exponential(_ node: SymbolicNode, _ exponent: BigRational) -> String? {
    if node.operands[0] == .one, exponent.isInteger {
      return exponent == .one ? "e" : "e^\(exponent)"
    }
    let terms = node.operands[0].terms.map { SymbolicTerm($0.coefficient * exponent, $0.monomial) }
    return SymbolicForm(terms: terms).text.map { "exp(\($0))" }
  }
}

extension SymbolicFactor {
  /// Whether this is a root of a base.
  fileprivate var isRadical: Bool {
    guard case .base = atom else { return false }
    return exponent.sign > 0 && exponent < .one
  }
}

extension SymbolicMonomial {
  /// The roots of bases, those of the same degree combined under one root, unless that is long.
  fileprivate var radicals: [(degree: BigInteger, radicand: BigRational)] {
    var result: [(degree: BigInteger, radicand: BigRational)] = []
    for factor in factors where factor.isRadical {
      guard case .base(let base) = factor.atom, let power = Int(exactly: factor.exponent.numerator),
        let radicand = try? BigRational.pow(base, power, limits: Limits())
      else { continue }
      let degree = factor.exponent.denominator
      if let index = result.firstIndex(where: { $0.degree == degree }),
        result[index].radicand.numeratorBits < 64
      {
        result[index].radicand *= radicand
      } else {
        result.append((degree, radicand))
      }
    }
    return result
  }
}

extension SymbolicAtom {
  /// The text as an operand of a power or product, and the text between parentheses.
  fileprivate var text: (text: String, inner: String)? {
    switch self {
    case .base(let base): return named(base.description)
    case .pi: return named("pi")
    case .logarithm(let base): return named("ln(\(base))")
    case .constant(.eulerGamma): return named("euler_gamma")
    case .constant(let constant): return named(constant.rawValue)
    case .sinPi(let q):
      let angle = SymbolicForm(q, SymbolicForm.pi.terms[0].monomial).text
      return angle.flatMap { named("sin(\($0))") }
    case .argument(let z): return named("atan(\(z.imaginary / z.real))")
    case .node(let node):
      if node.head == .unary(.log), let argument = node.operands[0].text {
        return named("ln(\(argument))")
      }
      guard node.head == .quantity, let sum = node.operands[0].text else { return nil }
      return node.operands[0].isOneLogarithm ? named(sum) : ("(\(sum))", sum)
    case .unknown: return nil
    }
  }

  private func named(_ text: String) -> (text: String, inner: String) { (text, text) }
}
