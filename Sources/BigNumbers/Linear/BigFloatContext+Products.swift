import NumericCore

extension BigFloatContext {
  /// The products of every row with every column, those of the first row first; each is ``dot(_:_:)``, bit for bit.
  ///
  /// **Complexity.** That of ``VectorProducts``; for few or short vectors, that of ``dot(_:_:)`` for each product.
  func products(
    of rows: [[BigFloat]], with columns: [[BigFloat]]
  ) throws(LimitExceeded) -> [BigFloat] {
    let length = rows.first?.count ?? columns.first?.count ?? 0
    precondition(
      rows.allSatisfy { $0.count == length } && columns.allSatisfy { $0.count == length },
      "vectors whose products are computed have equal lengths")
    var products: [BigFloat] = []
    products.reserveCapacity(rows.count * columns.count)
    for turn in Self.turns(rows) {
      // The products of these rows, for some columns after the other.
      let parts = try Self.turns(columns).map { (columns) throws(LimitExceeded) in
        (
          values: try self.products(
            Array(turn.joined()), Array(columns.joined()), height: turn.count,
            breadth: columns.count, length: length),
          width: columns.count
        )
      }
      for row in turn.indices.map({ $0 - turn.startIndex }) {
        for part in parts { products += part.values[row * part.width..<(row + 1) * part.width] }
      }
    }
    return products
  }

  /// Vectors in turns of a limited number, so that their residues modulo all primes find room.
  private static func turns(_ vectors: [[BigFloat]]) -> [ArraySlice<[BigFloat]>] {
    let most = 256
    return stride(from: 0, to: vectors.count, by: most).map {
      vectors[$0..<min($0 + most, vectors.count)]
    }
  }

  private func products(
    _ rows: [BigFloat], _ columns: [BigFloat], height: Int, breadth: Int, length: Int
  ) throws(LimitExceeded) -> [BigFloat] {
    try rows.withRegisters { (rows) throws(LimitExceeded) in
      try columns.withRegisters { (columns) throws(LimitExceeded) in
        let left = (0..<height).map { TermHeaders(rows[$0 * length..<($0 + 1) * length]) }
        let right = (0..<breadth).map { TermHeaders(columns[$0 * length..<($0 + 1) * length]) }
        if length < 4 || height * breadth < 4 {
          return left.flatMap { row in right.map { dot(row, $0) } }
        }
        return try VectorProducts(
          self, AlignedVectors(left, length: length), AlignedVectors(right, length: length)
        ).values()
      }
    }
  }
}
