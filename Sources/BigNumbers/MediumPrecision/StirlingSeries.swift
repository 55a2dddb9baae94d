internal import CMPFR
import NumericCore
import RealModule
internal import Synchronization

/// The coefficients of Stirling's series, |cₖ| = |B₂ₖ|/(2k(2k − 1)) = 2·(2k − 2)!·ζ(2k)/(2π)^(2k), for numbers of
/// fixed point.
struct StirlingSeries: Sendable {
  /// The series is used from here on.
  let least: Int
  /// 1/z² is kept times 2^scale, and cₖ by 2^(scale·(k − 1)), so that none is large.
  private let scale: Int
  /// The scaled coefficients, without zeros above their first limb.
  private let coefficients: [[UInt]]
  /// ½·ln 2π.
  private let halfLogarithmOfTurn: [UInt]

  private static let known = Mutex<[Int: StirlingSeries]>([:])

  /// The series for numbers of so many limbs, made once.
  static func of(fraction: Int) -> StirlingSeries {
    known.withLock { known in
      if let series = known[fraction] { return series }
      let series = StirlingSeries(fraction: fraction)
      known[fraction] = series
      return series
    }
  }

  private init(fraction: Int) {
    least = 16 * fraction
    scale = 2 * (Int.bitWidth - 1 - least.leadingZeroBitCount) - 1
    let precision = Precision.bits(64 * fraction + 64)
    func limbs(_ x: BigFloat) -> [UInt] {
      FixedPoint.withRoom(fraction: fraction) { room in
        room.load(room[0], x.operand)
        var limbs = Array(UnsafeBufferPointer(start: room[0], count: fraction))
        while limbs.last == 0 { limbs.removeLast() }
        return limbs
      }
    }
    let turn = BigFloat.withCreationPrecision(precision) { 2 * BigFloat.pi }
    halfLogarithmOfTurn = limbs(BigFloat.log(turn) / 2)
    // factor = 2·(2k − 2)!/(2π)^(2k)/2^(scale·(k − 1)).
    var factor = 2 / (turn * turn)
    let step = turn * turn * BigFloat(1 << scale, precision: precision)
    var coefficients: [[UInt]] = []
    // The term that comes next is at most 2^−bits.
    var bits = 3 + Double.log2(Double(least))
    var k = 1
    while bits < Double(64 * fraction) || coefficients.isEmpty {
      let zeta = BigFloat.make(bits: precision.bits) { r in mpfr_zeta_ui(r, UInt(2 * k), MPFR_RNDN)
      }
      coefficients.append(limbs(factor * zeta))
      let product = 2 * k * (2 * k - 1)
      factor = factor * BigFloat(product, precision: precision) / step
      bits += 2 * .log2(2 * .pi * Double(least)) - .log2(Double(product))
      k += 1
    }
    self.coefficients = coefficients
  }

  /// Adds ½·ln 2π + Σ (−1)^(k − 1)·|cₖ|/z^(2k − 1) for z ≥ least, at most 16u beside it. Takes the numbers r and y.
  func addSum(
    to t: FixedPoint.Limbs, at z: FixedPoint.Limbs, _ room: FixedPoint, _ r: FixedPoint.Limbs,
    _ y: FixedPoint.Limbs
  ) {
    // y = 2^scale/z².
    room.copy(r, room.square(of: z))
    room.set(y, 1 << UInt(scale))
    room.divide(y, y, r)
    // Horner's rule, from coefficients of few limbs to those of all.
    room.set(r, 0)
    var length = 0
    for coefficient in coefficients.reversed() {
      let product = room.lowProduct(r, y, limbs: length)
      r.update(from: coefficient, count: coefficient.count)
      if length > 0 { _ = __gmpn_sub(r, r, coefficient.count, product, length) }
      length = coefficient.count
    }
    room.divide(r, r, z)
    room.add(t, t, r)
    _ = __gmpn_add(t, t, room.count, halfLogarithmOfTurn, halfLogarithmOfTurn.count)
  }
}
