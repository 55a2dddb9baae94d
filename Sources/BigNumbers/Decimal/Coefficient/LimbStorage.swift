internal import CMPFR

/// The words of a natural number in one allocation, the least significant first.
final class LimbStorage: ManagedBuffer<Void, UInt> {
  static func make(capacity: Int) -> LimbStorage {
    unsafeDowncast(create(minimumCapacity: capacity) { _ in }, to: LimbStorage.self)
  }

  /// The words, for as long as the caller keeps this object alive.
  var words: UnsafeMutablePointer<UInt> { withUnsafeMutablePointerToElements { $0 } }
}

// How decimal coefficients are read and made: the operands of GMP's mpn functions and their results go through these two.
extension Coefficient {
  /// Calls `body` with the words, the least significant first, and their number, which is 0 for
  /// zero.
  @inline(__always)
  func read<Result>(_ body: (UnsafePointer<UInt>, Int) -> Result) -> Result {
    if large != nil {
      return withExtendedLifetime(self) {
        body(
          UnsafePointer(bitPattern: UInt(small.lowWord)).unsafelyUnwrapped, Int(small.highWord))
      }
    }
    let count = small >> 64 != 0 ? 2 : small != 0 ? 1 : 0
    return withUnsafeBytes(of: small) { bytes in
      // Words are little-endian, like GMP's, on every machine that Swift runs on.
      body(bytes.assumingMemoryBound(to: UInt.self).baseAddress.unsafelyUnwrapped, count)
    }
  }

  /// A new number of at most `capacity` words, which `body` writes; it returns how many of them
  /// count.
  ///
  /// Leading zero words are dropped.
  @inline(__always)
  static func make(
    capacity: Int, _ body: (UnsafeMutablePointer<UInt>) -> Int
  ) -> Coefficient {
    if capacity <= 2 {
      var small: (UInt64, UInt64) = (0, 0)
      let count = withUnsafeMutableBytes(of: &small) { bytes in
        body(bytes.assumingMemoryBound(to: UInt.self).baseAddress.unsafelyUnwrapped)
      }
      return Coefficient(UInt128(count > 1 ? small.1 : 0, count > 0 ? small.0 : 0))
    }
    let storage = LimbStorage.make(capacity: capacity)
    let words = storage.words
    var count = body(words)
    while count > 0, words[count - 1] == 0 { count -= 1 }
    if count > 2 { return Coefficient(large: storage, words, count) }
    return withExtendedLifetime(storage) {
      Coefficient(UInt128(count > 1 ? UInt64(words[1]) : 0, count > 0 ? UInt64(words[0]) : 0))
    }
  }
}
