/// Adds up the logarithms of the primes that divide the values of a polynomial, block by block.
final class SieveBlocks {
  private let roots: SieveRoots
  let hits: SieveHits
  /// The first entry that sieves.
  private let first: Int
  /// The first entry of a prime with so few hits in a block that their number is known but for one.
  private let few: Int
  /// The runs of primes with k·p ≤ 2¹⁵ < (k + 1)·p from `few` on.
  private let runs: [(certain: Int, entries: Range<Int>)]
  private let logarithms: Buffer<UInt8>
  /// The block, and room behind it for hits beyond its end.
  let bytes = Buffer(count: 2 * SieveParameters.block, of: UInt8(0))
  /// What a byte holds before anything is added; a byte of 128 or more is a candidate.
  let initial: UInt8
  /// The roots relative to the block that comes next.
  private let next1: Buffer<UInt16>
  private let next2: Buffer<UInt16>

  /// The most certain hits for which runs are used; loops of equal length are predicted well up to about 30 turns.
  private static let mostHits = 24

  init(_ roots: SieveRoots, smallest: UInt32, threshold: Int) {
    self.roots = roots
    hits = SieveHits(roots)
    let first = roots.base.primes.firstIndex { $0 >= smallest } ?? 2
    let least = UInt32(SieveParameters.block / (Self.mostHits + 1))
    let few = min(
      roots.medium, max(first, roots.base.primes.firstIndex { $0 > least } ?? roots.medium))
    (self.first, self.few) = (min(first, roots.medium), few)
    logarithms = Buffer(roots.base.logarithms)
    initial = UInt8(max(0, min(120, 128 - threshold)))
    next1 = Buffer(count: roots.padded, of: 0)
    next2 = Buffer(count: roots.padded, of: 0)
    var runs: [(certain: Int, entries: Range<Int>)] = []
    for entry in few..<roots.medium {
      let certain = SieveParameters.block / Int(roots.base.primes[entry])
      let begin = runs.last?.certain == certain ? runs.removeLast().entries.lowerBound : entry
      runs.append((certain, begin..<entry + 1))
    }
    self.runs = runs
  }

  /// Starts a polynomial.
  func begin() {
    next1.start.update(from: roots.first16.start, count: roots.padded)
    next2.start.update(from: roots.second16.start, count: roots.padded)
    hits.fill()
  }

  /// The roots of the medium primes relative to the end of the block that was sieved last.
  var nextRoots: (UnsafeMutablePointer<UInt16>, UnsafeMutablePointer<UInt16>) {
    (next1.start, next2.start)
  }

  /// Sieves a block; they must come in order.
  func sieve(_ block: Int) {
    bytes.start.update(repeating: initial, count: SieveParameters.block)
    skipSmall()
    sieveMany()
    for run in runs { sieveFew(run.entries, run.certain) }
    hits.add(to: bytes.start, block)
  }

  /// The roots of primes that do not sieve move on as well: candidates are divided by them. 2¹⁵ − r is divided by p.
  private func skipSmall() {
    let size = UInt32(SieveParameters.block)
    for entry in 2..<first {
      let prime = UInt32(roots.prime16.start[entry])
      for next in [next1.start, next2.start] {
        let rest = (size &- UInt32(next[entry])) % prime
        next[entry] = UInt16(truncatingIfNeeded: rest == 0 ? 0 : prime &- rest)
      }
    }
  }

  /// Primes with many hits, two roots at a time.
  private func sieveMany() {
    let (bytes, primes, logarithms) = (bytes.start, roots.prime16.start, logarithms.start)
    let (next1, next2) = (next1.start, next2.start)
    let size = SieveParameters.block
    for entry in first..<few {
      let prime = Int(primes[entry])
      let logarithm = logarithms[entry]
      let (one, two) = (Int(next1[entry]), Int(next2[entry]))
      var (low, high) = (min(one, two), max(one, two))
      let last = size &- 3 &* prime
      while high < last {
        bytes[low] = bytes[low] &+ logarithm
        bytes[high] = bytes[high] &+ logarithm
        bytes[low &+ prime] = bytes[low &+ prime] &+ logarithm
        bytes[high &+ prime] = bytes[high &+ prime] &+ logarithm
        low &+= 2 &* prime
        high &+= 2 &* prime
        bytes[low] = bytes[low] &+ logarithm
        bytes[high] = bytes[high] &+ logarithm
        bytes[low &+ prime] = bytes[low &+ prime] &+ logarithm
        bytes[high &+ prime] = bytes[high &+ prime] &+ logarithm
        low &+= 2 &* prime
        high &+= 2 &* prime
      }
      while high < size {
        bytes[low] = bytes[low] &+ logarithm
        bytes[high] = bytes[high] &+ logarithm
        low &+= prime
        high &+= prime
      }
      if low < size {
        bytes[low] = bytes[low] &+ logarithm
        low &+= prime
      }
      next1[entry] = UInt16(truncatingIfNeeded: low &- size)
      next2[entry] = UInt16(truncatingIfNeeded: high &- size)
    }
  }

  /// Primes of which each root hits as often as is certain, and perhaps once more, which is added behind the block if not.
  private func sieveFew(_ entries: Range<Int>, _ certain: Int) {
    let (bytes, primes, logarithms) = (bytes.start, roots.prime16.start, logarithms.start)
    let (next1, next2) = (next1.start, next2.start)
    let size = SieveParameters.block
    var entry = entries.lowerBound
    while entry < entries.upperBound {
      let prime = Int(primes[entry])
      let logarithm = logarithms[entry]
      var (one, two) = (Int(next1[entry]), Int(next2[entry]))
      var remaining = certain
      repeat {
        bytes[one] = bytes[one] &+ logarithm
        bytes[two] = bytes[two] &+ logarithm
        one &+= prime
        two &+= prime
        remaining &-= 1
      } while remaining > 0
      bytes[one] = bytes[one] &+ logarithm
      bytes[two] = bytes[two] &+ logarithm
      one &+= one < size ? prime : 0
      two &+= two < size ? prime : 0
      next1[entry] = UInt16(truncatingIfNeeded: one &- size)
      next2[entry] = UInt16(truncatingIfNeeded: two &- size)
      entry &+= 1
    }
  }
}
