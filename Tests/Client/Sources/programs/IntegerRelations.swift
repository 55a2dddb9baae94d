import BigNumbers
import NumericCore

/// Whole numbers m with Σ m·x = 0, by the PSLQ algorithm (Ferguson, Bailey, Arno 1999).
func integerRelations() throws -> [String] {
  withPrecision(.bits(300)) {
    let golden = (1 + BigFloat.sqrt(5)) / 2
    let angles = [1, 5, 239].map { BigFloat.atan(1 / BigFloat($0)) }
    let root = BigFloat.sqrt(2) + BigFloat.sqrt(3)
    let powers = [0, 2, 4].map { root.raised(to: $0) }
    return [[1, golden, golden * golden], angles, powers].map { numbers in
      let relation = integerRelation(numbers)
      let isNegated = relation.last { !$0.isZero }.map { $0.sign < 0 } ?? false
      return relation.map { (isNegated ? -$0 : $0).description }.joined(separator: " ")
    }
  }
}

private func integerRelation(_ numbers: [BigFloat]) -> [BigInteger] {
  let n = numbers.count
  let norms = numbers.indices.map { k in
    BigFloat.sqrt(numbers[k...].reduce(0) { $0 + $1 * $1 })
  }
  var y = numbers.map { $0 / norms[0] }
  var h = (0..<n).map { i in
    (0..<n - 1).map { j -> BigFloat in
      if i < j { return 0 }
      if i == j { return norms[j + 1] / norms[j] }
      return -numbers[i] * numbers[j] / (norms[j] * norms[j + 1])
    }
  }
  var relations = (0..<n).map { i in (0..<n).map { BigInteger($0 == i ? 1 : 0) } }
  let gamma = BigFloat.sqrt(BigFloat(4) / 3)
  for _ in 0..<1000 {
    // Hermite's reduction makes the rows short.
    for i in 1..<n {
      for j in (0..<i).reversed() {
        let nearest = (h[i][j] / h[j][j]).rounded()
        guard let multiple = BigInteger(exactly: nearest) else { return [] }
        y[j] += nearest * y[i]
        for k in 0...j { h[i][k] -= nearest * h[j][k] }
        for k in 0..<n { relations[j][k] += multiple * relations[i][k] }
      }
    }
    if let found = y.firstIndex(where: { $0.magnitude < BigFloat(1e-70 as Double) }) {
      return relations[found]
    }
    // The exchange of two rows, and the rotation that makes h triangular again.
    let weights = (0..<n - 1).map { gamma.raised(to: $0 + 1) * h[$0][$0].magnitude }
    guard let m = weights.indices.max(by: { weights[$0] < weights[$1] }) else { return [] }
    y.swapAt(m, m + 1)
    h.swapAt(m, m + 1)
    relations.swapAt(m, m + 1)
    if m < n - 2 {
      let length = BigFloat.hypot(h[m][m], h[m][m + 1])
      let (c, s) = (h[m][m] / length, h[m][m + 1] / length)
      for i in m..<n {
        let (left, right) = (h[i][m], h[i][m + 1])
        h[i][m] = c * left + s * right
        h[i][m + 1] = c * right - s * left
      }
    }
  }
  return []
}
