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
  /// Horner's rule for |Sₖ| = |aₖ ± m·Sₖ₊₁| and its sign, with only the limbs that are not zero. A
  /// step halves the error and adds at most 3u, 2u of the product and u of the truncated
  /// coefficient: at most 6u in all, hence 3u + 2u for the last product, and half a unit for the
  /// omitted terms.
  static func value(
    _ r: FixedPoint.Limbs, _ m: FixedPoint.Limbs, isNegative: Bool, _ room: FixedPoint
  ) {
    // The number of limbs of the coefficients below those of this storage.
    let below = mostLimbs - room.fraction
    var (length, sumIsNegative) = (0, false)
    for k in stride(from: terms[room.fraction], through: 1, by: -1) {
      let signedLength = lengths[k - 1]
      let rest = abs(signedLength) - below
      if rest <= 0 { continue }
      let product = room.lowProduct(r, m, limbs: length)
      words.withUnsafeBufferPointer { words in
        guard let words = words.baseAddress else { return }
        let coefficient = words + (ends[k] - rest)
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
    let product = room.lowProduct(r, m, limbs: room.fraction)
    room.copy(r, product)
    r[room.fraction] = 0
    if sumIsNegative != isNegative { room.subtractFromOne(r) } else { r[room.fraction] = 1 }
  }
}
