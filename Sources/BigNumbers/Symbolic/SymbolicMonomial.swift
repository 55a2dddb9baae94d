/// A power of an atom; the exponent is not zero.
struct SymbolicFactor: Hashable, Sendable {
  var atom: SymbolicAtom
  var exponent: BigRational

  init(_ atom: SymbolicAtom, _ exponent: BigRational = .one) {
    self.atom = atom
    self.exponent = exponent
  }

  /// What is known about the sign of the power.
  var sign: SymbolicSign {
    let sign = atom.sign
    guard sign == .unknown else { return sign }
    // A square is never negative, and neither is an even root.
    return exponent.numerator.isOdd && exponent.denominator.isOdd
      ? .unknown : .nonNegative
  }
}

/// A product of powers of atoms, in the order of the atoms.
struct SymbolicMonomial: Hashable, Sendable {
  var factors: [SymbolicFactor]

  /// The empty product.
  static let one = SymbolicMonomial(factors: [])

  var isOne: Bool { factors.isEmpty }

  /// The atom, if this is one atom to the power 1.
  var atom: SymbolicAtom? {
    guard factors.count == 1, factors[0].exponent == .one else { return nil }
    return factors[0].atom
  }

  /// The exponent of an atom; 0 where it does not occur.
  func exponent(of atom: SymbolicAtom) -> BigRational {
    factors.first { $0.atom == atom }?.exponent ?? .zero
  }

  /// A product of factors in any order.
  init(sorting factors: [SymbolicFactor]) {
    self.factors = []
    for factor in factors.sorted(by: { SymbolicAtom.order($0.atom, $1.atom) < 0 }) {
      if let last = self.factors.last, last.atom == factor.atom {
        let exponent = last.exponent + factor.exponent
        self.factors.removeLast()
        if !exponent.isZero { self.factors.append(SymbolicFactor(factor.atom, exponent)) }
      } else if !factor.exponent.isZero {
        self.factors.append(factor)
      }
    }
  }

  init(factors: [SymbolicFactor]) { self.factors = factors }

  /// The product, before powers of bases and sums are expanded.
  static func * (a: SymbolicMonomial, b: SymbolicMonomial) -> SymbolicMonomial {
    if a.isOne { return b }
    if b.isOne { return a }
    var merged: [SymbolicFactor] = []
    merged.reserveCapacity(a.factors.count + b.factors.count)
    var (i, j) = (0, 0)
    while i < a.factors.count, j < b.factors.count {
      let order = SymbolicAtom.order(a.factors[i].atom, b.factors[j].atom)
      if order == 0 {
        let exponent = a.factors[i].exponent + b.factors[j].exponent
        if !exponent.isZero { merged.append(SymbolicFactor(a.factors[i].atom, exponent)) }
        i += 1
        j += 1
      } else if order < 0 {
        merged.append(a.factors[i])
        i += 1
      } else {
        merged.append(b.factors[j])
        j += 1
      }
    }
    merged += a.factors[i...]
    merged += b.factors[j...]
    return SymbolicMonomial(factors: merged)
  }

  /// The power, applied to each factor; the caller knows that this is allowed.
  func raised(to exponent: BigRational) -> SymbolicMonomial {
    SymbolicMonomial(factors: factors.map { SymbolicFactor($0.atom, $0.exponent * exponent) })
  }

  /// The order of two monomials: −1, 0 or 1.
  ///
  /// Higher powers come first, the empty product last.
  static func order(_ a: SymbolicMonomial, _ b: SymbolicMonomial) -> Int {
    for (x, y) in zip(a.factors, b.factors) {
      let order = SymbolicAtom.order(x.atom, y.atom)
      if order != 0 { return order }
      if x.exponent != y.exponent { return x.exponent > y.exponent ? -1 : 1 }
    }
    let (n, m) = (a.factors.count, b.factors.count)
    return n == m ? 0 : n > m ? -1 : 1
  }

  /// Whether a power of a base is too large to be written out.
  var hasWidePower: Bool {
    factors.contains { factor in
      guard case .base = factor.atom else { return false }
      return factor.exponent.sign < 0 || factor.exponent >= .one
    }
  }

  /// Whether this is a product of square roots of bases, or empty.
  var isSquareRoot: Bool {
    factors.allSatisfy { factor in
      guard case .base = factor.atom else { return false }
      return factor.exponent == .half
    }
  }
}

/// A rational multiple of a product; the multiple is not zero.
struct SymbolicTerm: Hashable, Sendable {
  var coefficient: BigRational
  var monomial: SymbolicMonomial

  init(_ coefficient: BigRational, _ monomial: SymbolicMonomial = .one) {
    self.coefficient = coefficient
    self.monomial = monomial
  }
}

extension BigRational {
  static let half = BigRational(1, over: 2)
  static let two = BigRational(2)

  /// Whether an integer is odd.
  var isOddInteger: Bool { numerator.isOdd }
  /// The number of bits of the longer part.
  var longerBits: Int { max(numeratorBits, denominatorBits) }
}
