/// Where the values of a polynomial are divisible by the primes of the base.
///
/// Primes below the length of a block have roots of 16 bits, which all blocks continue; the others go into buckets, one for each
/// block. Memory is a few dozen bytes for each prime, beside a number for each term of b.
final class SieveRoots {
  let base: FactorBase
  /// The length of the interval, a number of blocks.
  let length: Int
  /// The first entry of a prime above the length of a block.
  let medium: Int
  /// The same, filled up to whole vectors.
  let padded: Int
  /// The number of entries from `medium` on.
  let large: Int

  let fields: Buffer<SmallPrimeField>
  let prime16: Buffer<UInt16>
  let first16: Buffer<UInt16>
  let second16: Buffer<UInt16>
  private let steps16: Buffer<UInt16>
  let prime32: Buffer<UInt32>
  let first32: Buffer<UInt32>
  let second32: Buffer<UInt32>
  private let steps32: Buffer<UInt32>

  /// The most factors of a.
  static let mostTerms = 24

  init(_ base: FactorBase, length: Int) {
    (self.base, self.length) = (base, length)
    let medium = base.primes.firstIndex { $0 >= SieveParameters.block } ?? base.count
    let padded = (medium + 15) / 16 * 16
    let large = base.count - medium
    (self.medium, self.padded, self.large) = (medium, padded, large)
    fields = Buffer(base.primes.map { SmallPrimeField($0) })
    prime16 = Buffer(count: padded, of: 0)
    first16 = Buffer(count: padded, of: 0)
    second16 = Buffer(count: padded, of: 0)
    steps16 = Buffer(count: padded * Self.mostTerms, of: 0)
    for entry in 2..<max(2, medium) { prime16.start[entry] = UInt16(base.primes[entry]) }
    prime32 = Buffer(Array(base.primes[medium...]))
    first32 = Buffer(count: large, of: 0)
    second32 = Buffer(count: large, of: 0)
    steps32 = Buffer(count: large * Self.mostTerms, of: 0)
  }

  // MARK: - Families

  /// Finds the roots of the first polynomial of a family, and how far they move when a term of b changes its sign.
  ///
  /// a·x² + b·x + c = 0 where x = (±r − b)/2a for a root r of kN. The primes in a have one other root; their entries are left
  /// wrong, which adds a little to the sum of logarithms at a few places, and division decides.
  func begin(_ family: SievePolynomials) {
    let a = family.a.halfWords
    let b = family.b.halfWords
    let terms = family.terms.map(\.halfWords)
    let middle = UInt64(length / 2)
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        for entry in 2..<base.count {
          let field = fields.start[entry]
          let inverse = field.inverse(field.residue(ofWords: a))
          let half = field.product(inverse, (field.prime &+ 1) >> 1)
          let root = field.product(base.roots[entry], half)
          let shift = field.difference(
            field.residue(middle), field.product(field.residue(ofWords: b), half))
          setRoots(entry, field.sum(shift, root), field.difference(shift, root))
          for (place, term) in terms.enumerated() {
            let step = term.withUnsafeBufferPointer {
              field.product(field.residue(ofWords: $0), inverse)
            }
            if entry < medium {
              steps16.start[place &* padded &+ entry] = UInt16(truncatingIfNeeded: step)
            } else {
              steps32.start[place &* large &+ entry &- medium] = step
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private func setRoots(_ entry: Int, _ first: UInt32, _ second: UInt32) {
    if entry < medium {
      first16.start[entry] = UInt16(truncatingIfNeeded: first)
      second16.start[entry] = UInt16(truncatingIfNeeded: second)
    } else {
      first32.start[entry &- medium] = first
      second32.start[entry &- medium] = second
    }
  }

  // MARK: - Steps

  /// Moves all roots after 2B was added to b or subtracted from it: x = (±r − b)/2a moves by ∓B/a.
  func move(_ change: (number: Int, isAdded: Bool)) {
    let near = steps16.start + change.number &* padded
    let far = steps32.start + change.number &* large
    if change.isAdded {
      Self.lower(first16.start, near, prime16.start, padded)
      Self.lower(second16.start, near, prime16.start, padded)
      Self.lower(first32.start, far, prime32.start, large)
      Self.lower(second32.start, far, prime32.start, large)
    } else {
      Self.raise(first16.start, near, prime16.start, padded)
      Self.raise(second16.start, near, prime16.start, padded)
      Self.raise(first32.start, far, prime32.start, large)
      Self.raise(second32.start, far, prime32.start, large)
    }
  }

  /// r + s modulo p. The sum does not overflow, and that less p does where it is below p: the smaller one is the residue.
  @inline(__always)
  private static func raise<Word: FixedWidthInteger>(
    _ roots: UnsafeMutablePointer<Word>, _ steps: UnsafeMutablePointer<Word>,
    _ primes: UnsafeMutablePointer<Word>, _ count: Int
  ) {
    for place in 0..<count {
      let sum = roots[place] &+ steps[place]
      roots[place] = min(sum, sum &- primes[place])
    }
  }

  /// r − s modulo p.
  @inline(__always)
  private static func lower<Word: FixedWidthInteger>(
    _ roots: UnsafeMutablePointer<Word>, _ steps: UnsafeMutablePointer<Word>,
    _ primes: UnsafeMutablePointer<Word>, _ count: Int
  ) {
    for place in 0..<count {
      let difference = roots[place] &- steps[place]
      roots[place] = min(difference, difference &+ primes[place])
    }
  }
}
