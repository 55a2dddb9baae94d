public import NumericCore

extension ElementArithmetic {
  /// A basis of the vectors that a matrix maps to zero, from its echelon form: for each column without a pivot the vector that has a 1 there,
  /// and zeros in the other columns without one.
  @inlinable
  public mutating func nullSpace(_ echelon: Echelon<Element>) throws(Failure) -> [[Element]] {
    let (matrix, pivots) = (echelon.matrix, echelon.order.pivots)
    let withPivot = Set(pivots.map(\.column))
    var basis: [[Element]] = []
    for free in 0..<matrix.columns where !withPivot.contains(free) {
      var vector = Array(repeating: try whole(0), count: matrix.columns)
      vector[free] = try whole(1)
      for (row, pivot) in pivots.enumerated().reversed() where pivot.column < free {
        // The vector is zero where a later column has no pivot, but for the free one.
        let places = [free] + pivots[(row + 1)...].map(\.column).filter { $0 < free }
        let sum = try dot(places.map { matrix[row, $0] }, places.map { vector[$0] })
        vector[pivot.column] = try negative(try combine(.divide, sum, matrix[row, pivot.column]))
      }
      basis.append(vector)
    }
    return basis
  }
}
