/// Arithmetic modulo an odd number of some words, on residues in Montgomery's form.
///
/// Residues are arrays of ``count`` words, the least significant first, which the caller keeps; results may be written over
/// operands. What ``WordModulus`` is for one word this is for up to a few dozen, for loops that make no objects.
///
/// **Source.** Montgomery, Modular multiplication without trial division, Math. Comp. 44 (1985); Koç, Acar and Kaliski, Analyzing
/// and comparing Montgomery multiplication algorithms, IEEE Micro 16 (1996), for the order of the steps (CIOS).
final class LimbModulus {
  typealias Residue = UnsafeMutablePointer<UInt>

  let modulus: BigInteger
  /// The number of words.
  let count: Int
  private let words: Buffer<UInt>
  /// −n⁻¹ modulo 2⁶⁴.
  private let inverse: UInt
  private let product: Buffer<UInt>

  init(_ modulus: BigInteger) {
    self.modulus = modulus
    words = Buffer(modulus.magnitudeWords)
    count = words.count
    product = Buffer(count: count + 2, of: 0)
    let low = words.start[0]
    // n·n ≡ 1 modulo 8, and each of Newton's steps doubles the bits that are right.
    var inverse = low
    for _ in 0..<5 { inverse &*= 2 &- low &* inverse }
    self.inverse = 0 &- inverse
  }

  /// Writes the residue of a number.
  func set(_ r: Residue, _ x: BigInteger) {
    let words = (x << (UInt.bitWidth * count)).residue(modulo: modulus).magnitudeWords
    for place in 0..<count { r[place] = place < words.count ? words[place] : 0 }
  }

  /// The number that a residue stands for.
  func value(_ a: Residue) -> BigInteger {
    let scaled = BigInteger(magnitude: UnsafeBufferPointer(start: a, count: count))
    let radix = (BigInteger.one << (UInt.bitWidth * count)).inverse(modulo: modulus)
    return (scaled * (radix ?? .one)).residue(modulo: modulus)
  }

  /// The greatest common divisor of the modulus and a residue; the radix has no part in it.
  func divisor(_ a: Residue) -> BigInteger {
    .greatestCommonDivisor(
      BigInteger(magnitude: UnsafeBufferPointer(start: a, count: count)), modulus)
  }

  @inline(__always)
  func copy(_ r: Residue, _ a: Residue) { r.update(from: a, count: count) }

  @inline(__always)
  func add(_ r: Residue, _ a: Residue, _ b: Residue) {
    var carry: UInt = 0
    for place in 0..<count {
      let sum = UInt128(a[place]) &+ UInt128(b[place]) &+ UInt128(carry)
      r[place] = UInt(truncatingIfNeeded: sum)
      carry = UInt(truncatingIfNeeded: sum &>> 64)
    }
    if carry != 0 || !isReduced(r) { subtractModulus(r) }
  }

  @inline(__always)
  func subtract(_ r: Residue, _ a: Residue, _ b: Residue) {
    var borrow: UInt = 0
    for place in 0..<count {
      let difference = UInt128(a[place]) &- UInt128(b[place]) &- UInt128(borrow)
      r[place] = UInt(truncatingIfNeeded: difference)
      borrow = UInt(truncatingIfNeeded: difference &>> 64) & 1
    }
    guard borrow != 0 else { return }
    let words = words.start
    var carry: UInt = 0
    for place in 0..<count {
      let sum = UInt128(r[place]) &+ UInt128(words[place]) &+ UInt128(carry)
      r[place] = UInt(truncatingIfNeeded: sum)
      carry = UInt(truncatingIfNeeded: sum &>> 64)
    }
  }

  /// a·b/2^(64·count).
  @inline(__always)
  func multiply(_ r: Residue, _ a: Residue, _ b: Residue) {
    switch count {
    case 1: multiply(r, a, b, 1)
    case 2: multiply(r, a, b, 2)
    case 3: multiply(r, a, b, 3)
    case 4: multiply(r, a, b, 4)
    case 5: multiply(r, a, b, 5)
    default: multiply(r, a, b, count)
    }
  }

  /// The same for a number of words that the compiler may know.
  @inline(__always)
  private func multiply(_ r: Residue, _ a: Residue, _ b: Residue, _ count: Int) {
    let (t, words) = (product.start, words.start)
    for place in 0...count { t[place] = 0 }
    for row in 0..<count {
      let factor = UInt128(b[row])
      var carry: UInt128 = 0
      for place in 0..<count {
        let sum = UInt128(a[place]) &* factor &+ UInt128(t[place]) &+ carry
        t[place] = UInt(truncatingIfNeeded: sum)
        carry = sum &>> 64
      }
      let top = UInt128(t[count]) &+ carry
      // A multiple of n that makes the lowest word 0, which is then dropped.
      let multiple = UInt128(t[0] &* inverse)
      carry = (UInt128(words[0]) &* multiple &+ UInt128(t[0])) &>> 64
      for place in 1..<max(1, count) {
        let sum = UInt128(words[place]) &* multiple &+ UInt128(t[place]) &+ carry
        t[place &- 1] = UInt(truncatingIfNeeded: sum)
        carry = sum &>> 64
      }
      let last = top &+ carry
      t[count &- 1] = UInt(truncatingIfNeeded: last)
      t[count] = UInt(truncatingIfNeeded: last &>> 64)
    }
    let isOver = t[count] != 0
    for place in 0..<count { r[place] = t[place] }
    if isOver || !isReduced(r) { subtractModulus(r) }
  }

  @inline(__always)
  func square(_ r: Residue, _ a: Residue) { multiply(r, a, a) }

  @inline(__always)
  func isZero(_ a: Residue) -> Bool {
    for place in 0..<count where a[place] != 0 { return false }
    return true
  }

  @inline(__always)
  private func isReduced(_ r: Residue) -> Bool {
    let words = words.start
    var place = count &- 1
    while place >= 0 {
      if r[place] != words[place] { return r[place] < words[place] }
      place &-= 1
    }
    return false
  }

  @inline(__always)
  private func subtractModulus(_ r: Residue) {
    let words = words.start
    var borrow: UInt = 0
    for place in 0..<count {
      let difference = UInt128(r[place]) &- UInt128(words[place]) &- UInt128(borrow)
      r[place] = UInt(truncatingIfNeeded: difference)
      borrow = UInt(truncatingIfNeeded: difference &>> 64) & 1
    }
  }
}
