import NumericCore

extension WordTable {
  /// The coefficients of det(x − A) modulo a prime below 2⁶², from the constant term on, for a square matrix A, which is
  /// overwritten.
  ///
  /// **Complexity.** n³/3 reduced products and sums of 2n³/3 products for n rows.
  /// **Source.** H. Cohen, A Course in Computational Algebraic Number Theory, 1993, algorithm 2.2.9.
  consuming func characteristicPolynomial(
    size: Int, _ modulus: WordModulus
  ) throws(ComputationFailure) -> [UInt64] {
    for column in 0..<max(0, size - 2) {
      try Deadline.checkComputation()
      eliminate(below: column, size: size, modulus)
    }
    return try hessenbergPolynomial(size: size, modulus)
  }

  /// Makes the elements of a column below its subdiagonal zero, by a similarity.
  private func eliminate(below column: Int, size: Int, _ modulus: WordModulus) {
    let step = column + 1
    guard let pivot = (step..<size).first(where: { row($0)[column] != 0 }) else { return }
    if pivot != step {
      swapRows(pivot, step, count: size)
      for index in 0..<size {
        let row = row(index)
        (row[pivot], row[step]) = (row[step], row[pivot])
      }
    }
    let source = row(step)
    let inverse = modulus.inverse(source[column])
    // Multiples of the row of the pivot are subtracted from the others, and multiples of their columns are added to its column.
    let factors = (step + 1..<size).map { modulus.product(row($0)[column], inverse) }
    for (index, factor) in factors.enumerated() where factor != 0 {
      let target = row(step + 1 + index)
      for place in column..<size {
        target[place] = modulus.difference(target[place], modulus.product(factor, source[place]))
      }
    }
    factors.withUnsafeBufferPointer { factors in
      guard let start = factors.baseAddress else { return }
      for index in 0..<size {
        let row = row(index)
        row[step] = modulus.sum(row[step], modulus.dot(row + step + 1, start, factors.count))
      }
    }
  }

  /// The polynomial of a matrix that has no elements below its subdiagonal.
  ///
  /// With t_k the element of row k in the last column times the subdiagonal's elements after it, the polynomial of the first m
  /// rows is x·p_{m−1} − Σ t_k·p_k.
  private func hessenbergPolynomial(
    size: Int, _ modulus: WordModulus
  ) throws(ComputationFailure) -> [UInt64] {
    // A row has the coefficients of one power in all polynomials.
    let powers = WordTable(rows: size + 1, columns: size + 1)
    let factors = WordTable(rows: 1, columns: size)
    let t = factors.row(0)
    powers.row(0)[0] = modulus.one
    for count in 1..<(size + 1) {
      try Deadline.checkComputation()
      let last = count - 1
      var product = modulus.one
      for index in stride(from: last, through: 0, by: -1) {
        t[index] = modulus.product(row(index)[last], product)
        if index > 0 { product = modulus.product(product, row(index)[index - 1]) }
      }
      for power in 0...count {
        let own = powers.row(power)
        let sum = power < count ? modulus.dot(t + power, own + power, count - power) : 0
        let shifted = power > 0 ? powers.row(power - 1)[last] : 0
        own[count] = modulus.difference(shifted, sum)
      }
    }
    return (0...size).map { powers.row($0)[size] }
  }
}
