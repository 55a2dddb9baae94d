internal import NumericCore

/// ∛x: with x = ±8^q·m, 1 ≤ m < 8, it is ±2^q·y·(1 + ρ)^(1/3), where y is a root of 17 bits from a table and
/// ρ = (m − y³)/y³ has an exact numerator.
///
/// m has an error of at most 2⁻⁸ of it from the middle of its interval, so that |ρ| < 2⁻⁷·⁹. The binomial series leaves out
/// less than 0.016·ρ⁸ < 2⁻⁶⁹ of the result, and its rounding is below 5u·|ρ|/3 < 2⁻⁶⁰: 2⁻⁵⁸ is claimed.
struct NearCubeRoot: NearFunction {
  private struct Row {
    var root: Double
    /// y³, exact in 51 bits.
    var cube: Double
    /// 1/y³, rounded.
    var inverse: Double
  }
  private let rows: [Row]

  init() {
    rows = (0..<384).map { place in
      let middle = Double(1 << (place / 128)) * (1 + (Double(place % 128) + 0.5) / 128)
      let root = ShortConstant(.cbrt, middle, bits: 17).head
      let cube = root * root * root
      return Row(root: root, cube: cube, inverse: 1 / cube)
    }
  }

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    if x == 0 { return NearTruth(head: 0, tail: 0, bound: 0) }
    let bits = x.magnitude.bitPattern
    // The exponents of binary32 are above −150: 3·342 − 1026 = 0.
    let exponent = Int(bits >> 52) - 1023
    let whole = (exponent + 1026) / 3 - 342
    let rest = exponent - 3 * whole
    let row = rows[rest << 7 | Int(bits >> 45 & 127)]
    let m = Double(bitPattern: bits & (1 << 52 - 1) | UInt64(1023 + rest) << 52)
    let rho = (m - row.cube) * row.inverse
    var series = 154.0 / 6561 - rho * (374.0 / 19_683)
    series = 10.0 / 243 - rho * (22.0 / 729 - rho * series)
    series = 1.0 / 9 - rho * (5.0 / 81 - rho * series)
    let scale = Double(bitPattern: UInt64(1023 + whole) << 52)
    let head = row.root * scale
    let tail = head * (rho * (1.0 / 3 - rho * series))
    return NearTruth(head: head, tail: tail, bound: head * 0x1p-58).withSign(of: x)
  }
}
