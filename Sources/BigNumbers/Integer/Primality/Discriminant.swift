/// A fundamental discriminant D < 0 of an imaginary quadratic field.
struct Discriminant {
  /// D.
  let value: Int
  /// The prime discriminants −4, 8, −8, p ≡ 1 and −p for p ≡ 3 modulo 4, whose product is D.
  let factors: [Int]
  /// The number of classes of forms.
  let classNumber: Int

  /// The number of genera, into each of which equally many classes fall (Gauss).
  var genera: Int { 1 << (factors.count - 1) }

  /// The number of classes in a genus: the degree of the Hilbert class field over the genus field.
  var degree: Int { classNumber / genera }

  /// The fundamental discriminants from −bound + 1 on whose genera have few classes, and which have few prime factors,
  /// those with the smallest genera first, and of these the smallest first.
  ///
  /// **Complexity.** O(n^1.5) steps for a bound of n: all reduced forms are counted.
  static func list(below bound: Int, degrees: ClosedRange<Int>) -> [Discriminant] {
    let classNumbers = QuadraticForm.classNumbers(below: bound)
    var result: [Discriminant] = []
    for size in 3..<bound where size & 3 == 3 || size & 3 == 0 {
      guard let factors = primeDiscriminants(of: -size) else { continue }
      let discriminant = Discriminant(
        value: -size, factors: factors, classNumber: classNumbers[size])
      if degrees.contains(discriminant.degree) { result.append(discriminant) }
    }
    return result.sorted { ($0.degree, -$0.value) < ($1.degree, -$1.value) }
  }

  /// The prime discriminants whose product is D; nil if D is not fundamental.
  static func primeDiscriminants(of discriminant: Int) -> [Int]? {
    var odd = discriminant.magnitude
    odd >>= UInt(odd.trailingZeroBitCount)
    var factors: [Int] = []
    var rest = discriminant
    func take(_ prime: UInt) {
      let factor = prime & 3 == 1 ? Int(prime) : -Int(prime)
      factors.append(factor)
      rest /= factor
    }
    var prime: UInt = 3
    while prime * prime <= odd {
      if odd.isMultiple(of: prime) {
        odd /= prime
        if odd.isMultiple(of: prime) { return nil }
        take(prime)
      }
      prime += 2
    }
    if odd > 1 { take(odd) }
    switch rest {
    case 1: return factors
    case -4, 8, -8: return factors + [rest]
    default: return nil
    }
  }
}
