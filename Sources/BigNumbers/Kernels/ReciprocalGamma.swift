internal import CMPFR

/// The coefficients of 1/Γ(1 + f) = 1 + a₁f + a₂f² + …, whose series converges everywhere and
/// quickly.
///
/// They are stored in the source, because the values of ζ from which they are computed take as long
/// as a hundred values of Γ.
///
/// **Source.** DLMF 5.7.2; Johansson, "Arbitrary-precision computation of the gamma function"
/// (2021), section 4.
enum ReciprocalGamma {
  /// The index behind the last limb of each coefficient.
  private static let ends = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + abs($1)) }

  /// r = 1/Γ(1 ± m) for 0 ≤ m ≤ ½; |error| ≤ 8u.
  ///
  /// A step of Horner's rule halves the error and adds at most 3u, 2u of the product and u of the
  /// truncated coefficient: at most 6u in all, hence 3u + 2u for the last product, and half a unit
  /// for the omitted terms.
  static func value(
    _ r: FixedPoint.Limbs, _ m: FixedPoint.Limbs, isNegative: Bool, _ room: FixedPoint
  ) {
    let sumIsNegative = sum(r, m, isNegative: isNegative, room)
    room.copy(r, room.lowProduct(r, m, limbs: room.fraction))
    r[room.fraction] = 0
    if sumIsNegative != isNegative { room.subtractFromOne(r) } else { r[room.fraction] = 1 }
  }

  /// r = |d/df 1/Γ(1 + f)| for f = ±m and 0 ≤ m ≤ ½; returns whether the derivative is negative;
  /// |error| ≤ 2¹¹u.
  ///
  /// Overwrites t.
  ///
  /// The coefficients are k·aₖ for k ≤ 203, so that a truncated one errs by less than ku and the
  /// sum by less than 3·203u; what is omitted is less than 2⁸ times half a unit.
  static func derivative(
    _ r: FixedPoint.Limbs, _ m: FixedPoint.Limbs, isNegative: Bool, _ t: FixedPoint.Limbs,
    _ room: FixedPoint
  ) -> Bool {
    m[-1] = 0
    return sum(r, m, isNegative: isNegative, derivative: t, room)
  }

  /// r = |a₁ + a₂f + a₃f² + …| for f = ±m with the limbs behind the point; returns whether the sum
  /// is negative. With a number `derivative`, which is overwritten, the sum is a₁ + 2a₂f + 3a₃f² +
  /// … with the limb before the point as well.
  ///
  /// Horner's rule for |Sₖ| = |aₖ ± m·Sₖ₊₁| and its sign, with only the limbs that are not zero.
  @inline(__always)
  private static func sum(
    _ r: FixedPoint.Limbs, _ m: FixedPoint.Limbs, isNegative: Bool,
    derivative scaled: FixedPoint.Limbs? = nil, _ room: FixedPoint
  ) -> Bool {
    // The number of limbs of the coefficients below those of this storage.
    let below = mostLimbs - room.fraction
    var (length, sumIsNegative) = (0, false)
    for k in stride(from: terms[room.fraction], through: 1, by: -1) {
      let signedLength = lengths[k - 1]
      var rest = abs(signedLength) - below
      if rest <= 0 { continue }
      let product = room.lowProduct(r, m, limbs: length)
      words.withUnsafeBufferPointer { words in
        guard let words = words.baseAddress else { return }
        var coefficient = words + (ends[k] - rest)
        if let scaled {
          scaled[rest] = __gmpn_mul_1(scaled, coefficient, rest, UInt(k))
          rest += 1
          coefficient = UnsafePointer(scaled)
        }
        let productIsNegative = sumIsNegative != isNegative
        sumIsNegative = signedLength < 0
        if length == 0 {
          r.update(from: coefficient, count: rest)
        } else if sumIsNegative == productIsNegative {
          _ = __gmpn_add(r, coefficient, rest, product, length)
        } else if __gmpn_sub(r, coefficient, rest, product, length) != 0 {
          _ = __gmpn_neg(r, r, rest)
          sumIsNegative.toggle()
        }
      }
      length = rest
    }
    return sumIsNegative
  }
}
