import BigNumbers

/// Determinants of whole matrices by Bareiss's elimination, in which every division is exact.
func determinants() throws -> [String] {
  // Vandermonde's matrix of 1…12, Smith's of common divisors, and one of large powers.
  let powers = try (1...12).map { i in
    try (0..<12).map { j in try BigInteger.pow(BigInteger(i), j) }
  }
  let divisors = (1...30).map { i in
    (1...30).map { j in BigInteger.greatestCommonDivisor(BigInteger(i), BigInteger(j)) }
  }
  let large = try (0..<10).map { i in
    try (0..<10).map { j in try BigInteger.pow(BigInteger(3 + i * j), 10 + i) - BigInteger(7 * j) }
  }
  return [powers, divisors, large].map { determinant($0).description }
}

private func determinant(_ matrix: [[BigInteger]]) -> BigInteger {
  var (a, last, isNegated): ([[BigInteger]], BigInteger, Bool) = (matrix, 1, false)
  for k in a.indices.dropLast() {
    guard let pivot = a.indices[k...].first(where: { !a[$0][k].isZero }) else { return 0 }
    if pivot != k {
      a.swapAt(k, pivot)
      isNegated.toggle()
    }
    for i in k + 1..<a.count {
      for j in k + 1..<a.count {
        a[i][j] = (a[i][j] * a[k][k] - a[i][k] * a[k][j]) / last
      }
    }
    last = a[k][k]
  }
  let result = a[a.count - 1][a.count - 1]
  return isNegated ? -result : result
}
