internal import CMPFR

/// A power of ten and the power of five with the same exponent.
///
/// Numbers are divided by the latter once their last bits are cut off.
struct PowerOfTen: Sendable {
  let ten: Coefficient
  let five: Coefficient

  /// 10^exponent, from a table or a cache.
  @inline(__always)
  static func ten(_ exponent: Int) -> Coefficient {
    exponent < 256
      ? near[exponent].ten : LargePowersOfTen.shared.withLock { $0.power(exponent).ten }
  }

  /// 5^exponent.
  @inline(__always)
  static func five(_ exponent: Int) -> Coefficient {
    exponent < 256
      ? near[exponent].five : LargePowersOfTen.shared.withLock { $0.power(exponent).five }
  }

  /// The powers below 10²⁵⁶, which are read without a lock; computing them all takes some
  /// microseconds.
  private static let near: [PowerOfTen] = {
    var powers = [PowerOfTen(ten: .one, five: .one)]
    for index in 0..<255 {
      let last = powers[index]
      powers.append(
        PowerOfTen(ten: last.ten * Coefficient(10), five: last.five * Coefficient(5)))
    }
    return powers
  }()
}

extension PowerOfTen {
  fileprivate init(_ exponent: Int) {
    let five = BigInteger.power(5, exponent)
    self.init(ten: Coefficient(integer: five.shiftedUp(exponent)), five: Coefficient(integer: five))
  }
}

/// A cache of the powers of ten beyond 10²⁵⁵.
private struct LargePowersOfTen: Sendable {
  static let shared = Locked(LargePowersOfTen())

  /// All powers below 10²⁰⁴⁸, which have at most 107 words, by exponent.
  private var small = [PowerOfTen?](repeating: nil, count: 2048)
  /// The most recently computed of the larger powers.
  private var recent: [(exponent: Int, power: PowerOfTen)] = []
  /// Sums and powers with a dozen large powers in turn took equally long, within the noise of a fifth, with 1 to 32.
  private let recentCount = 8
  /// Larger powers are not kept: the ten and the five of this one take 740 KB.
  private let greatestKept = 1 << 20

  mutating func power(_ exponent: Int) -> PowerOfTen {
    if exponent < small.count {
      if let power = small[exponent] { return power }
      let power = PowerOfTen(exponent)
      small[exponent] = power
      return power
    }
    if let found = recent.first(where: { $0.exponent == exponent }) { return found.power }
    let power = PowerOfTen(exponent)
    if exponent <= greatestKept {
      if recent.count == recentCount { recent.removeFirst() }
      recent.append((exponent, power))
    }
    return power
  }
}

extension UInt128 {
  /// 10^exponent for exponents from 0 to 38.
  @inline(__always)
  static func powerOfTen(_ exponent: Int) -> UInt128 {
    let low = UInt64(ulp_power_of_ten(Int32(truncatingIfNeeded: Swift.min(exponent, 19))))
    if exponent <= 19 { return UInt128(low) }
    return UInt128(product: low, ulp_power_of_ten(Int32(truncatingIfNeeded: exponent - 19)))
  }

  /// The number of decimal digits; 1 for zero.
  @inline(__always)
  var digitCount: Int {
    // 1233/4096 is less than log₁₀2 by 5·10⁻⁶, so that `least` is ⌊bits·log₁₀2⌋ for up to 128 bits,
    // and the number has `least` digits or one more.
    let least = ((UInt128.bitWidth - leadingZeroBitCount) * 1233) >> 12
    return self >= .powerOfTen(least) ? least + 1 : Swift.max(least, 1)
  }
}

extension Coefficient {
  /// 10^exponent.
  static func powerOfTen(_ exponent: Int) -> Coefficient {
    exponent <= 38 ? Coefficient(.powerOfTen(exponent)) : PowerOfTen.ten(exponent)
  }

  /// This number · 10^places, for places ≥ 0.
  @inline(__always)
  func scaledUp(_ places: Int) -> Coefficient {
    if places == 0 || isZero { return self }
    return self * .powerOfTen(places)
  }

  /// The number of decimal digits; 1 for zero.
  @inline(__always)
  var digitCount: Int { large == nil ? small.digitCount : largeDigitCount }

  private var largeDigitCount: Int { read { Self.digitCount($0, $1) } }

  /// The number of decimal digits of a number given by its words, the last of which is not zero.
  static func digitCount(_ words: UnsafePointer<UInt>, _ count: Int) -> Int {
    let bits = bits(words, count)
    // 10^least ≤ 2^bits, and 2^(bits − 1) > 10^(least − 1), so that the number has `least` digits
    // or one more.
    let least = decimalDigits(ofBits: bits)
    // 10^least has ⌊least·log₂10⌋ + 1 bits.
    let powerBits = Self.bits(ofPowerOfTen: least)
    if powerBits != bits { return powerBits < bits ? least + 1 : least }
    return Coefficient.powerOfTen(least).read { power, _ in
      __gmpn_cmp(words, power, count) < 0 ? least : least + 1
    }
  }

  /// ⌊bits·log₁₀2⌋ for bits below 2⁶³.
  static func decimalDigits(ofBits bits: Int) -> Int {
    // 5553023288523357132/2⁶⁴ is less than log₁₀2 by less than 2⁻⁶⁵.
    Int(UInt64(bits).multipliedFullWidth(by: 5_553_023_288_523_357_132).high)
  }

  /// The number of bits of 10^exponent: ⌊exponent·log₂10⌋ + 1.
  static func bits(ofPowerOfTen exponent: Int) -> Int {
    // 7659844674706589055/2⁶¹ is less than log₂10 by less than 2⁻⁶³.
    let product = UInt64(exponent).multipliedFullWidth(by: 7_659_844_674_706_589_055)
    return Int(product.high << 3 | product.low >> 61) + 1
  }
}

extension Coefficient {
  /// The magnitude of an integer in GMP's representation.
  init(_ integer: UnsafePointer<__mpz_struct>) {
    let count = Int(integer.pointee._mp_size.magnitude)
    self = .make(capacity: count) { r in
      if count > 0 { r.update(from: integer.pointee._mp_d, count: count) }
      return count
    }
  }

  /// The magnitude of an integer.
  init(integer: BigInteger) { self = integer.read { Coefficient($0) } }

  /// The value as an ``Integer``.
  var integer: BigInteger {
    .make { z in
      read { words, count in
        __gmpz_import(z, count, -1, MemoryLayout<UInt>.size, 0, 0, words)
      }
    }
  }
}
