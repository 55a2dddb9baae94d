/// The hits of the primes that are longer than a block, sorted by blocks before any of these is sieved.
///
/// A prime with k·p ≤ length < (k + 1)·p has k hits for each root for certain, and one more that may lie behind the interval. Those
/// behind it go into a bucket of their own, because a branch that nobody can predict takes longer.
final class SieveHits {
  private let roots: SieveRoots
  private let blocks: Int
  /// Room for the hits of one block, of which each root of a large prime has at most one.
  private let room: Int
  /// Entry, counted from the first large one, and position of each hit: the position in the low 15 bits.
  private let hits: Buffer<UInt32>
  /// Where the next hit of each block goes; the last one is for those behind the interval.
  private let ends: Buffer<UnsafeMutablePointer<UInt32>>
  /// The runs of primes with the same logarithm and the same number of certain hits.
  private let runs: [(logarithm: UInt8, certain: Int, isNear: Bool, places: Range<Int>)]
  /// The hits of each block at the end of each run.
  private let runEnds: Buffer<Int>

  init(_ roots: SieveRoots) {
    self.roots = roots
    blocks = roots.length / SieveParameters.block
    // A hit behind the interval may follow each root's certain ones.
    room = 2 * roots.large + 8
    hits = Buffer(count: (blocks + 1) * room, of: 0)
    ends = Buffer(count: blocks + 1, of: hits.start)
    var runs: [(logarithm: UInt8, certain: Int, isNear: Bool, places: Range<Int>)] = []
    for place in 0..<roots.large {
      let prime = Int(roots.prime32.start[place])
      let kind = (
        roots.base.logarithms[roots.medium + place], roots.length / prime, prime < 3 * roots.length
      )
      if let last = runs.last, (last.logarithm, last.certain, last.isNear) == kind {
        runs[runs.count - 1].places = last.places.lowerBound..<place + 1
      } else {
        runs.append((kind.0, kind.1, kind.2, place..<place + 1))
      }
    }
    self.runs = runs
    runEnds = Buffer(count: blocks * runs.count, of: 0)
  }

  /// Sorts the hits of a polynomial.
  func fill() {
    let ends = ends.start
    for block in 0...blocks { ends[block] = hits.start + block &* room }
    for (number, run) in runs.enumerated() {
      for first in [roots.first32.start, roots.second32.start] {
        if run.isNear {
          fillNear(run.places, run.certain, first)
        } else {
          fillFar(run.places, first)
        }
      }
      for block in 0..<blocks {
        runEnds.start[number &* blocks &+ block] = ends[block] - (hits.start + block &* room)
      }
    }
  }

  private func fillNear(_ places: Range<Int>, _ certain: Int, _ first: UnsafeMutablePointer<UInt32>)
  {
    let (primes, ends, behind) = (roots.prime32.start, ends.start, blocks)
    var place = places.lowerBound
    while place < places.upperBound {
      let tag = UInt32(truncatingIfNeeded: place) &<< 15
      let prime = primes[place]
      var root = first[place]
      var remaining = certain
      while remaining > 0 {
        let end = ends + Int(root &>> 15)
        end.pointee.pointee = tag | (root & 0x7fff)
        end.pointee += 1
        root &+= prime
        remaining &-= 1
      }
      let end = ends + min(Int(root &>> 15), behind)
      end.pointee.pointee = tag | (root & 0x7fff)
      end.pointee += 1
      place &+= 1
    }
  }

  /// Primes so far above the length that most roots lie behind it, as a branch predicts.
  private func fillFar(_ places: Range<Int>, _ first: UnsafeMutablePointer<UInt32>) {
    let (ends, length) = (ends.start, UInt32(truncatingIfNeeded: roots.length))
    var place = places.lowerBound
    while place < places.upperBound {
      let root = first[place]
      if root < length {
        let end = ends + Int(root &>> 15)
        end.pointee.pointee = UInt32(truncatingIfNeeded: place) &<< 15 | (root & 0x7fff)
        end.pointee += 1
      }
      place &+= 1
    }
  }

  /// Adds the logarithms of the hits to the bytes of a block.
  func add(to bytes: UnsafeMutablePointer<UInt8>, _ block: Int) {
    let hits = hits.start + block &* room
    var hit = 0
    for (number, run) in runs.enumerated() {
      let end = runEnds.start[number &* blocks &+ block]
      let logarithm = run.logarithm
      while hit < end {
        let place = Int(hits[hit] & 0x7fff)
        bytes[place] = bytes[place] &+ logarithm
        hit &+= 1
      }
    }
  }

  /// Calls `body` with the entries of the base that hit a position of a block.
  @inline(__always)
  func forEach(at position: Int, in block: Int, _ body: (Int) -> Void) {
    let start = hits.start + block &* room
    let count = ends.start[block] - start
    let wanted = SIMD8<UInt32>(repeating: UInt32(truncatingIfNeeded: position))
    let mask = SIMD8<UInt32>(repeating: 0x7fff)
    // What lies behind the last hit of eight is compared as well, and not used.
    var place = 0
    while place < count {
      let eight = UnsafeRawPointer(start + place).loadUnaligned(as: SIMD8<UInt32>.self)
      let equal = (eight & mask) .== wanted
      let bits = unsafeBitCast(equal, to: SIMD4<UInt64>.self)
      if bits[0] | bits[1] | bits[2] | bits[3] != 0 {
        for lane in 0..<min(8, count &- place) where equal[lane] {
          body(roots.medium &+ Int(eight[lane] &>> 15))
        }
      }
      place &+= 8
    }
  }
}
