// Sums of products, of which only the sum is reduced.
extension WordModulus {
  /// Σ xᵢ·yᵢ of residues in Montgomery's form, for a modulus below 2⁶².
  ///
  /// Sixteen products fit into 128 bits, so that eight are added before the sum is compared with 8n².
  @inline(__always)
  func dot(_ x: UnsafePointer<UInt64>, _ y: UnsafePointer<UInt64>, _ count: Int) -> UInt64 {
    let fourSquares = UInt128(modulus &* 4) &* UInt128(modulus)
    let bound = fourSquares &+ fourSquares
    var sum: UInt128 = 0
    var place = 0
    while place &+ 8 <= count {
      for _ in 0..<8 {
        sum &+= UInt128(x[place]) &* UInt128(y[place])
        place &+= 1
      }
      if sum >= bound { sum &-= bound }
    }
    while place < count {
      sum &+= UInt128(x[place]) &* UInt128(y[place])
      place &+= 1
    }
    if sum >= bound { sum &-= bound }
    // 4n² ≤ 2⁶⁴·n, below which the form reduces.
    if sum >= fourSquares { sum &-= fourSquares }
    return reduced((UInt64(truncatingIfNeeded: sum >> 64), UInt64(truncatingIfNeeded: sum)))
  }

  /// The inverse of a residue other than 0 modulo a prime (Fermat).
  func inverse(_ x: UInt64) -> UInt64 { power(x, modulus - 2) }
}
