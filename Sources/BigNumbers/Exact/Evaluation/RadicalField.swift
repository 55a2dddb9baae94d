#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A field that contains the algebraic numbers met so far, as far as its degree goes: the rationals with
/// roots of integers and of sines, with the cosines of multiples of 2π/N, and with the roots of other
/// numbers adjoined one by one.
///
/// Numbers that symbolic knowledge writes in the same radicals share them: √2·√3 and √6 do not count as
/// three independent roots.
struct RadicalField {
  /// For each base the common denominator of its exponents.
  private var denominators: [SymbolicAtom: Int] = [:]
  /// N of the cyclotomic field whose real part is contained.
  private var order = 1
  /// log₂ of the product of the indices of all other roots.
  private var otherRoots = 0.0
  private var seen: Set<SymbolicForm> = []

  /// An upper bound on log₂ of the degree over the rationals.
  var logarithmOfDegree: Double {
    var sum = otherRoots
    for denominator in denominators.values { sum += log2(Double(denominator)) }
    if order > 2 { sum += log2(Double(Self.totient(order)) / 2) }
    return sum
  }

  /// Adjoins a root of some index; the same number is adjoined once.
  mutating func adjoin(rootOfIndex index: Int, _ form: SymbolicForm) {
    if index > 1, seen.insert(form).inserted { otherRoots += log2(Double(index)) }
  }

  /// The bounds of a form that consists of radicals of integers and of sines of rational multiples of π;
  /// nil for other forms. What it needs is adjoined.
  mutating func bound(of form: SymbolicForm) -> SeparationBound? {
    var copy = self
    var total: SeparationBound?
    for term in form.terms {
      var bound = SeparationBound(term.coefficient)
      for factor in term.monomial.factors {
        guard let power = copy.power(factor) else { return nil }
        bound = .product(bound, power)
      }
      total = total.map { .sum($0, bound) } ?? bound
    }
    self = copy
    return total ?? SeparationBound(.zero)
  }

  private mutating func power(_ factor: SymbolicFactor) -> SeparationBound? {
    guard let index = Int(exactly: factor.exponent.denominator), index < 1 << 12 else { return nil }
    switch factor.atom {
    case .base(let base):
      denominators[factor.atom] = Self.leastCommonMultiple(denominators[factor.atom] ?? 1, index)
      // p^e = p^(e+k)/p^k with the least integer k that leaves an algebraic integer above.
      let size = Double(base.numeratorBits)
      let below = factor.exponent.sign < 0 ? (-factor.exponent).ceiling : .zero
      return SeparationBound(
        u: Double(factor.exponent + below) * size, l: Double(below) * size)
    case .sinPi(let turn):
      guard let parts = Int(exactly: turn.denominator), parts < 1 << 12 else { return nil }
      if index > 1 {
        denominators[factor.atom] = Self.leastCommonMultiple(denominators[factor.atom] ?? 1, index)
      }
      // 2 sin(πa/b) is an algebraic integer of Q(ζ), ζ of order lcm(2b, 4), with conjugates of at most 2.
      order = Self.leastCommonMultiple(order, Self.leastCommonMultiple(2 * parts, 4))
      guard order < 1 << 20 else { return nil }
      let size = Double(factor.exponent).magnitude
      return SeparationBound(u: size, l: size)
    default: return nil
    }
  }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return a / x * b
  }

  /// Euler's φ.
  private static func totient(_ n: Int) -> Int {
    var (rest, result, factor) = (n, n, 2)
    while factor * factor <= rest {
      if rest % factor == 0 {
        result -= result / factor
        while rest % factor == 0 { rest /= factor }
      }
      factor += 1
    }
    return rest > 1 ? result - result / rest : result
  }
}
