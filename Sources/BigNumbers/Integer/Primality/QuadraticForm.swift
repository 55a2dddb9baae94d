/// A reduced form ax² + bxy + cy² of a negative discriminant: |b| ≤ a ≤ c, and b ≥ 0 if one of these is an equality.
///
/// **Source.** Cohen, A Course in Computational Algebraic Number Theory, 5.3.
struct QuadraticForm {
  var a: Int
  var b: Int
  var c: Int

  /// Whether its inverse, with −b, is another reduced form.
  var isAmbiguous: Bool { b == 0 || b == a || a == c }

  /// The reduced forms of a fundamental discriminant with b ≥ 0; those that are not ambiguous stand for their inverses too.
  static func reduced(_ discriminant: Int) -> [QuadraticForm] {
    var forms: [QuadraticForm] = []
    var b = discriminant & 1
    while 3 * b * b <= -discriminant {
      let product = (b * b - discriminant) / 4
      var a = max(b, 1)
      while a * a <= product {
        if product.isMultiple(of: a) { forms.append(QuadraticForm(a: a, b: b, c: product / a)) }
        a += 1
      }
      b += 2
    }
    return forms
  }

  /// The numbers of reduced forms of all discriminants above −bound, by |D|: the class numbers of those that are fundamental.
  static func classNumbers(below bound: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: bound)
    var a = 1
    while 3 * a * a < bound {
      for b in 0...a {
        var c = a
        while 4 * a * c - b * b < bound {
          counts[4 * a * c - b * b] += b == 0 || b == a || a == c ? 1 : 2
          c += 1
        }
      }
      a += 1
    }
    return counts
  }

  /// The value of the genus character that belongs to a prime discriminant p* of D: (p*/n) for a number n that the form
  /// represents and that is coprime to p.
  ///
  /// Of a, c and a + b + c one is, because the form is primitive.
  func character(_ factor: Int) -> Int {
    let prime = factor.isMultiple(of: 2) ? 2 : abs(factor)
    let n = [a, c].first { !$0.isMultiple(of: prime) } ?? a + b + c
    switch factor {
    case -4: return n & 3 == 1 ? 1 : -1
    case 8: return n & 7 == 1 || n & 7 == 7 ? 1 : -1
    case -8: return n & 7 == 1 || n & 7 == 3 ? 1 : -1
    default:
      // (p*/n) = (n/p), which Euler's criterion gives.
      let modulus = WordModulus(UInt64(prime))
      let power = modulus.power(modulus.residue(UInt64(n)), UInt64(prime / 2))
      return power == modulus.one ? 1 : -1
    }
  }
}
