/// Arithmetic modulo an odd prime of at most 31 bits, by multiplication with its reciprocal.
struct SmallPrimeField {
  let prime: UInt32
  /// ⌊2⁶⁴/p⌋ or one less.
  let reciprocal: UInt64

  @inline(__always)
  init(_ prime: UInt32) {
    self.prime = prime
    reciprocal = .max / UInt64(prime)
  }

  /// The residue of a word.
  ///
  /// The quotient that the reciprocal gives is at most one too small: x/p − x·r/2⁶⁴ < 1, and rounding down takes less than 1.
  @inline(__always)
  func residue(_ x: UInt64) -> UInt32 {
    let quotient = x.multipliedFullWidth(by: reciprocal).high
    let rest = x &- quotient &* UInt64(prime)
    return UInt32(truncatingIfNeeded: rest >= UInt64(prime) ? rest &- UInt64(prime) : rest)
  }

  @inline(__always)
  func product(_ a: UInt32, _ b: UInt32) -> UInt32 { residue(UInt64(a) &* UInt64(b)) }

  @inline(__always)
  func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &+ b
    return min(sum, sum &- prime)
  }

  @inline(__always)
  func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let difference = a &- b
    return min(difference, difference &+ prime)
  }

  /// The residue of a number in words of 32 bits, the most significant first.
  @inline(__always)
  func residue(ofWords words: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var rest: UInt32 = 0
    for word in words { rest = residue(UInt64(rest) << 32 | UInt64(word)) }
    return rest
  }

  func power(_ base: UInt32, _ exponent: UInt32) -> UInt32 {
    var (result, square, rest) = (UInt32(1), base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      rest >>= 1
    }
    return result
  }

  /// The inverse by Euclid's algorithm; 0 for 0.
  @inline(__always)
  func inverse(_ x: UInt32) -> UInt32 {
    var (r, s) = (prime, x)
    var (u, v): (Int32, Int32) = (0, 1)
    while s > 1 {
      let quotient = r / s
      (r, s) = (s, r &- quotient &* s)
      (u, v) = (v, u &- Int32(bitPattern: quotient) &* v)
    }
    return s == 0 ? 0 : v < 0 ? UInt32(bitPattern: v &+ Int32(bitPattern: prime)) : UInt32(v)
  }

  /// Whether a residue is a square, 0 among them, by the law of reciprocity.
  func isSquare(_ x: UInt32) -> Bool {
    var (a, n, isNegative) = (x, prime, false)
    if a == 0 { return true }
    while a != 0 {
      let zeros = a.trailingZeroBitCount
      a >>= UInt32(zeros)
      if zeros & 1 == 1, n & 7 == 3 || n & 7 == 5 { isNegative.toggle() }
      if a & n & 2 != 0 { isNegative.toggle() }
      (a, n) = (n % a, a)
    }
    return !isNegative
  }

  /// A square root of a residue that is a square.
  ///
  /// **Source.** Shanks and Tonelli; Cohen, A Course in Computational Algebraic Number Theory, 1.5.1.
  func squareRoot(_ x: UInt32) -> UInt32 {
    if x == 0 { return 0 }
    if prime & 3 == 3 { return power(x, (prime + 1) / 4) }
    let twos = (prime - 1).trailingZeroBitCount
    let odd = (prime - 1) >> UInt32(twos)
    var nonresidue: UInt32 = 2
    while isSquare(nonresidue) { nonresidue += 1 }
    var generator = power(nonresidue, odd)
    var root = power(x, (odd + 1) / 2)
    var rest = power(x, odd)
    var order = twos
    // root² = x·rest, and the order of the rest is a power of 2 that sinks.
    while rest != 1 {
      var (square, exponent) = (rest, 0)
      while square != 1 {
        square = product(square, square)
        exponent += 1
      }
      for _ in 0..<order - exponent - 1 { generator = product(generator, generator) }
      root = product(root, generator)
      generator = product(generator, generator)
      rest = product(rest, generator)
      order = exponent
    }
    return root
  }
}
