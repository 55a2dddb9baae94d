internal import BigNumbers
internal import NumericCore

/// The polynomial that agrees with a function at the 16 zeros of Chebyshev's polynomial T₁₆ (Trefethen, "Approximation Theory and
/// Approximation Practice", 2013, chapters 3, 4 and 8).
struct ChebyshevInterpolation {
  static let count = 16
  static let shared = ChebyshevInterpolation()

  /// The zeros, cos((2k + 1)π/32), with an error below 2⁻¹⁸⁸.
  let nodes: [BigFloat]
  /// The coefficient of tⁱ is the sum of these weights times the values at the nodes.
  private let weights: [[BigFloat]]

  private init() {
    let count = Self.count
    let precision = Precision.bits(190)
    let step = BigFloat.compute(.asin, 1, precision: .bits(200)) / BigFloat(count)
    let nodes = (0..<count).map {
      BigFloat.compute(.cos, BigFloat(2 * $0 + 1) * step, precision: precision)
    }
    // Row j has the coefficients of T_j, whole numbers below 2²⁰: T_(j+1) = 2t·T_j − T_(j−1).
    var rows: [[Double]] = [[1], [0, 1]]
    while rows.count < count {
      var next = [0] + rows[rows.count - 1].map { 2 * $0 }
      for (place, number) in rows[rows.count - 2].enumerated() { next[place] -= number }
      rows.append(next)
    }
    // The interpolant is the sum of c_j·T_j with c_j = (2/16)·Σ f(t_k)·T_j(t_k), and half of that for j = 0.
    var weights = [[BigFloat]](
      repeating: [BigFloat](repeating: BigFloat(0, precision: precision), count: count),
      count: count)
    for (k, node) in nodes.enumerated() {
      var (power, next) = (BigFloat(1, precision: precision), node)
      for (j, row) in rows.enumerated() {
        for (place, number) in row.enumerated() where number != 0 {
          weights[place][k] += power * BigFloat(j == 0 ? number / 16 : number / 8)
        }
        (power, next) = (next, (node + node) * next - power)
      }
    }
    (self.nodes, self.weights) = (nodes, weights)
  }

  /// The coefficients of the interpolant of some values, by rising powers.
  ///
  /// Weights and sums of 190 bits lose less than 2³⁰ units in the last place, because T₁₅ has coefficients below 2²⁰ and the recurrence
  /// of T_j(t) adds at most j² roundings.
  func coefficients(_ values: [BigFloat]) -> [BigFloat] {
    weights.map { row in
      var sum = row[0] * values[0]
      for (weight, value) in zip(row.dropFirst(), values.dropFirst()) { sum += weight * value }
      return sum
    }
  }
}
