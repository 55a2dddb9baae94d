internal import CMPFR

/// Divides the values at places where the sum of logarithms is large by the primes that hit them.
final class SieveCandidates {
  private let roots: SieveRoots
  private let blocks: SieveBlocks
  /// The first entry, a multiple of 16, behind the primes that do not sieve.
  private let sieved: Int
  /// p⁻¹ modulo 2¹⁶, and ⌊(2¹⁶ − 1)/p⌋: d is a multiple of p if d·p⁻¹ modulo 2¹⁶ is at most that quotient.
  private let inverses: Buffer<UInt16>
  private let quotients: Buffer<UInt16>
  private let largePrimeBound: UInt
  /// The most bits that a cofactor may have by the sum of logarithms, which are rounded.
  private let cofactorBits: Int
  private let value = IntegerStorage.make()
  private var factors: [UInt32] = []

  init(_ roots: SieveRoots, _ blocks: SieveBlocks, smallest: UInt32, largePrimeBound: UInt) {
    (self.roots, self.blocks, self.largePrimeBound) = (roots, blocks, largePrimeBound)
    let first = roots.base.primes.firstIndex { $0 >= smallest } ?? 2
    sieved = min(roots.padded, (first + 15) / 16 * 16)
    cofactorBits = UInt.bitWidth - largePrimeBound.leadingZeroBitCount + 4
    inverses = Buffer(count: roots.padded, of: 1)
    quotients = Buffer(count: roots.padded, of: 0)
    for entry in 2..<max(2, roots.medium) {
      let prime = roots.prime16.start[entry]
      var inverse = prime
      for _ in 0..<4 { inverse &*= 2 &- prime &* inverse }
      inverses.start[entry] = inverse
      quotients.start[entry] = .max / prime
    }
  }

  /// Adds the relations of a block that was just sieved.
  func collect(_ block: Int, _ family: SievePolynomials, into relations: SieveRelations) {
    let bytes = blocks.bytes.start
    let words = UnsafeRawPointer(bytes)
    var place = 0
    while place < SieveParameters.block {
      let (a, b, c, d) = words.loadUnaligned(
        fromByteOffset: place, as: (UInt64, UInt64, UInt64, UInt64).self)
      if (a | b | c | d) & 0x8080_8080_8080_8080 != 0 {
        for position in place..<place &+ 32 where bytes[position] >= 128 {
          examine(position, block, family, relations)
        }
      }
      place &+= 32
    }
  }

  private func examine(
    _ position: Int, _ block: Int, _ family: SievePolynomials, _ relations: SieveRelations
  ) {
    let x = block * SieveParameters.block + position - roots.length / 2
    let sum = Int(blocks.bytes.start[position]) - Int(blocks.initial)
    factors.removeAll(keepingCapacity: true)
    withExtendedLifetime(value) {
      let v = value.pointer
      family.a.read { __gmpz_mul_si(v, $0, x) }
      family.b.read { __gmpz_add(v, v, $0) }
      __gmpz_mul_si(v, v, x)
      family.c.read { __gmpz_add(v, v, $0) }
      if ulp_integer_sign(v) < 0 {
        factors.append(0)
        __gmpz_abs(v, v)
      }
      // The factor 4 of 4a·value as well.
      let twos = __gmpz_scan1(v, 0)
      __gmpz_fdiv_q_2exp(v, v, twos)
      factors.append(contentsOf: repeatElement(1, count: Int(twos) + 2))
      divide(v, position, 0..<sieved)
      // What remains has about so many bits when all other primes that hit are taken out.
      if Int(ulp_bit_count(v)) - sum > cofactorBits { return }
      for entry in family.factors {
        factors.append(UInt32(entry))
        divide(v, entry)
      }
      divide(v, position, sieved..<roots.padded)
      blocks.hits.forEach(at: position, in: block) { divide(v, $0) }
      guard __gmpz_cmp_ui(v, largePrimeBound) <= 0 else { return }
      relations.append(
        (family.a * BigInteger(2 * x) + family.b).magnitude, factors, largePrime: __gmpz_get_ui(v))
    }
  }

  /// Divides by the medium primes with one of these entries that hit the position, sixteen at a time.
  @inline(__always)
  private func divide(_ v: BigInteger.Pointer, _ position: Int, _ entries: Range<Int>) {
    let (first, second) = blocks.nextRoots
    let offset = UInt16(truncatingIfNeeded: SieveParameters.block &- position)
    let offsets = SIMD16<UInt16>(repeating: offset)
    var entry = entries.lowerBound
    while entry < entries.upperBound {
      let inverse = Self.vector(inverses.start, entry)
      let quotient = Self.vector(quotients.start, entry)
      let one = (Self.vector(first, entry) &+ offsets) &* inverse
      let two = (Self.vector(second, entry) &+ offsets) &* inverse
      let hits = (one .<= quotient) .| (two .<= quotient)
      let bits = unsafeBitCast(hits, to: SIMD4<UInt64>.self)
      if bits[0] | bits[1] | bits[2] | bits[3] != 0 {
        for lane in 0..<16 where hits[lane] { divide(v, entry &+ lane) }
      }
      entry &+= 16
    }
  }

  @inline(__always)
  private static func vector(_ words: UnsafeMutablePointer<UInt16>, _ place: Int) -> SIMD16<UInt16>
  {
    UnsafeRawPointer(words + place).loadUnaligned(as: SIMD16<UInt16>.self)
  }

  /// Divides by a prime as often as possible.
  private func divide(_ v: BigInteger.Pointer, _ entry: Int) {
    let prime = UInt(roots.base.primes[entry])
    while __gmpz_divisible_ui_p(v, prime) != 0 {
      __gmpz_divexact_ui(v, v, prime)
      factors.append(UInt32(truncatingIfNeeded: entry))
    }
  }
}
