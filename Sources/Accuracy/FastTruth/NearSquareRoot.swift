/// √x as the hardware rounds it to 53 bits: the error is at most 2⁻⁵³ of it.
///
/// Where the root has 24 bits it is exact: x is a whole number below 2²⁵ times a power of 4, of 48 bits with its zeros, which differs from
/// the square of a whole number of 24 bits by 1 or more, so that a root that is none is farther than 2⁻⁴⁹ from it, relatively.
struct NearSquareRoot: NearFunction {
  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    if x < 0 { return .invalid }
    let root = x.squareRoot()
    let isExact = root.bitPattern & (1 << 29 - 1) == 0
    return NearTruth(head: root, tail: 0, bound: isExact ? 0 : root * 0x1p-52)
  }
}
