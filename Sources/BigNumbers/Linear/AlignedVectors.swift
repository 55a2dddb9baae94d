internal import CMPFR

/// Vectors of floating-point numbers that are read as vectors of whole numbers, each with an exponent that its elements share.
///
/// With the exponent e of a vector all of its elements are below 2^e, and an element x is read as x·2^(w − e), cut off to a whole number
/// of at most w bits. Elements that are not cut off stay what they are.
struct AlignedVectors {
  /// What MPFR takes.
  let headers: [TermHeaders]
  /// The number of elements of each vector.
  let length: Int
  /// The exponents of the vectors.
  private(set) var exponents: [Int] = []
  /// Whether all elements of a vector are zeros, or regular numbers whose products are far from the ends of the range of exponents.
  private(set) var areOrdinary: [Bool] = []
  /// A w with which no element of an ordinary vector is cut off.
  private(set) var width = 0
  /// The exponents of the lowest bits, vector by vector; those of zeros are `Int.max`.
  private var lowest: [Int] = []

  init(_ headers: [TermHeaders], length: Int) {
    (self.headers, self.length) = (headers, length)
    lowest.reserveCapacity(headers.count * length)
    for vector in headers { survey(vector.pointers) }
  }

  private mutating func survey(_ numbers: [BigFloat.Pointer?]) {
    var (exponent, low, isOrdinary) = (Int.min, Int.max, true)
    for case let number? in numbers {
      if ulp_is_regular(number) == 0 {
        lowest.append(.max)
        if mpfr_zero_p(number) == 0 { isOrdinary = false }
        continue
      }
      let own = number.pointee._mpfr_exp
      let bit = own &- Self.significantBits(number)
      lowest.append(bit)
      (exponent, low) = (max(exponent, own), min(low, bit))
    }
    let far = 1 << 60
    if exponent == .min { (exponent, low) = (0, 0) }
    isOrdinary = isOrdinary && exponent < far && low > -far
    exponents.append(exponent)
    areOrdinary.append(isOrdinary)
    if isOrdinary { width = max(width, exponent - low) }
  }

  /// How many elements of each vector are cut off with a w.
  func losses(width: Int) -> [Int] {
    if width >= self.width { return Array(repeating: 0, count: headers.count) }
    return headers.indices.map { vector in
      guard areOrdinary[vector] else { return 0 }
      let least = exponents[vector] - width
      return lowest[vector * length..<(vector + 1) * length].count { $0 < least }
    }
  }

  /// A vector as it is read with a w.
  struct Reading {
    /// Whether it is ordinary; the rest holds only then.
    let isOrdinary: Bool
    /// The exponent of the whole number 1.
    let unit: Int
    /// How many elements are cut off.
    let losses: Int
  }

  /// How each vector is read with a w.
  func read(width: Int) -> [Reading] {
    let losses = losses(width: width)
    return headers.indices.map {
      Reading(
        isOrdinary: areOrdinary[$0], unit: exponents[$0] &- width, losses: losses[$0])
    }
  }

  /// Passes the digits of each element of the ordinary vectors in radix 2⁶⁰, from the lowest one on, with its sign.
  func forEachElement(
    digits count: Int, width: Int,
    _ body: (_ vector: Int, _ place: Int, _ digits: UnsafePointer<UInt64>, _ isNegative: Bool) ->
      Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { digits in
      guard let start = digits.baseAddress else { return }
      for vector in headers.indices where areOrdinary[vector] {
        for (place, number) in headers[vector].pointers.enumerated() {
          guard let number, ulp_is_regular(number) != 0 else { continue }
          let limbs = Self.limbCount(number)
          // Where the bit of weight 1 is.
          let bottom = 64 * limbs + exponents[vector] - number.pointee._mpfr_exp - width
          for digit in 0..<count {
            start[digit] = LimbField.digit(number.pointee._mpfr_d, limbs, from: bottom + 60 * digit)
          }
          body(vector, place, UnsafePointer(start), number.pointee._mpfr_sign < 0)
        }
      }
    }
  }

  /// The bits of a significand without the zeros at its end.
  private static func significantBits(_ number: BigFloat.Pointer) -> Int {
    let limbs = limbCount(number)
    var zeros = 0
    while number.pointee._mpfr_d[zeros] == 0 { zeros += 1 }
    return 64 * (limbs - zeros) - number.pointee._mpfr_d[zeros].trailingZeroBitCount
  }

  @inline(__always)
  private static func limbCount(_ number: BigFloat.Pointer) -> Int {
    (number.pointee._mpfr_prec + 63) >> 6
  }
}

/// Bits of numbers of many limbs.
enum LimbField {
  /// Sixty bits from a place on; there are zeros on both sides of the limbs.
  @inline(__always)
  static func digit(_ limbs: UnsafePointer<UInt>, _ count: Int, from place: Int) -> UInt64 {
    let mask: UInt = 1 << 60 - 1
    if place < 0 { return place > -60 ? UInt64(limbs[0] << UInt(-place) & mask) : 0 }
    let (limb, offset) = (place >> 6, UInt(place & 63))
    if limb >= count { return 0 }
    var bits = limbs[limb] >> offset
    if offset > 4, limb + 1 < count { bits |= limbs[limb + 1] << (64 - offset) }
    return UInt64(bits & mask)
  }
}
