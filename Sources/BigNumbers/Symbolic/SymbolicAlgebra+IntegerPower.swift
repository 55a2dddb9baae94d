// Integer powers of sums, which are expanded.
extension SymbolicAlgebra {
  /// Whether a power of a sum is short enough to be expanded.
  func canExpand(_ x: SymbolicForm, _ n: Int) -> Bool {
    let terms = x.terms
    if terms.count == 1 { return true }
    let bits = terms.reduce(0) { max($0, $1.coefficient.longerBits) }
    if n.magnitude <= 4096, x.isMultiquadratic {
      return (bits + 4) * Int(n.magnitude) <= bounds.bits / 4
    }
    // Powers of π + e were expanded in 2 ms up to the 16th and in 8 ms the 32nd, where a search for the same answer
    // without expanding them took 40 ms. But no root of an expanded power is found, as √((x + y)⁴⁰)^(1/20) needs, so
    // that higher powers are kept.
    guard (1...16).contains(n) else { return false }
    // An n-th power of t terms has at most the binomial coefficient (n + t − 1 over n) terms.
    var count = 1
    for k in 1...n {
      count = count * (terms.count - 1 + k) / k
      if count > bounds.terms { return false }
    }
    return true
  }

  mutating func integerPower(
    _ x: SymbolicForm, _ n: Int
  ) throws(SymbolicLimit) -> SymbolicForm {
    if x.terms.count == 1 { return try power(x, BigRational(n)) }
    var base = n < 0 ? try inverse(x) : x
    var rest = n.magnitude
    var result = SymbolicForm.one
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = try multiply(result, base) }
      rest /= 2
      if rest > 0 { base = try multiply(base, base) }
    }
    return result
  }
}
