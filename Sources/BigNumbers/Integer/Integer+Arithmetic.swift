internal import CMPFR

// Integers as immutable values, for the algorithms of continued fractions.
extension Integer {
  typealias Pointer = UnsafeMutablePointer<__mpz_struct>
  typealias Reader = UnsafePointer<__mpz_struct>
  typealias Binary = @convention(c) (Pointer?, Reader?, Reader?) -> Void

  /// A new integer that `body` writes.
  @inline(__always)
  static func make(_ body: (Pointer) -> Void) -> Integer {
    let result = Integer()
    withExtendedLifetime(result) { body(result.pointer) }
    return result
  }

  /// Calls `body` with a pointer to this integer.
  ///
  /// Operands are read only in here: an integer whose last use is the evaluation of its pointer
  /// could be freed before the pointer is used.
  @inline(__always)
  func read<Result>(_ body: (Reader) -> Result) -> Result {
    withExtendedLifetime(self) { body(UnsafePointer(pointer)) }
  }

  @inline(__always)
  static func binary(_ f: Binary, _ a: Integer, _ b: Integer) -> Integer {
    make { r in a.read { a in b.read { b in f(r, a, b) } } }
  }

  convenience init(_ word: Int) {
    self.init()
    __gmpz_set_si(pointer, word)
  }

  /// The sign: −1, 0 or 1.
  var sign: Int { read { Int(ulp_integer_sign($0)) } }
  /// The number of bits of the magnitude; 0 for zero.
  var bits: Int { read { Int(ulp_bit_count($0)) } }
  var magnitude: Integer { .make { r in read { __gmpz_abs(r, $0) } } }

  static func + (a: Integer, b: Integer) -> Integer {
    binary(__gmpz_add, a, b)
  }
  static func - (a: Integer, b: Integer) -> Integer {
    binary(__gmpz_sub, a, b)
  }
  static func * (a: Integer, b: Integer) -> Integer {
    binary(__gmpz_mul, a, b)
  }
  static prefix func - (a: Integer) -> Integer { make { r in a.read { __gmpz_neg(r, $0) } } }

  /// a·b + c, without a temporary integer.
  static func multiplyAdd(_ a: Integer, _ b: Integer, _ c: Integer) -> Integer {
    make { r in
      c.read { __gmpz_set(r, $0) }
      a.read { a in b.read { b in __gmpz_addmul(r, a, b) } }
    }
  }

  /// a·b + c·d.
  static func inner(_ a: Integer, _ b: Integer, _ c: Integer, _ d: Integer) -> Integer {
    make { r in
      a.read { a in b.read { b in __gmpz_mul(r, a, b) } }
      c.read { c in d.read { d in __gmpz_addmul(r, c, d) } }
    }
  }

  /// a·b − c·d.
  static func cross(_ a: Integer, _ b: Integer, _ c: Integer, _ d: Integer) -> Integer {
    make { r in
      a.read { a in b.read { b in __gmpz_mul(r, a, b) } }
      c.read { c in d.read { d in __gmpz_submul(r, c, d) } }
    }
  }

  /// The quotient rounded down, and the rest; the divisor is not zero.
  func divided(by divisor: Integer) -> (quotient: Integer, rest: Integer) {
    let rest = Integer()
    let quotient = Integer.make { q in
      read { n in
        divisor.read { d in
          withExtendedLifetime(rest) { __gmpz_fdiv_qr(q, rest.pointer, n, d) }
        }
      }
    }
    return (quotient, rest)
  }

  /// This integer · 2^count, for count ≥ 0.
  func shiftedUp(_ count: Int) -> Integer {
    .make { r in read { __gmpz_mul_2exp(r, $0, mp_bitcnt_t(count)) } }
  }

  /// ⌊this integer / 2^count⌋, for count ≥ 0.
  func shiftedDown(_ count: Int) -> Integer {
    .make { r in read { __gmpz_fdiv_q_2exp(r, $0, mp_bitcnt_t(count)) } }
  }

  /// The index of the lowest bit that is set, for an integer other than zero.
  var trailingZeros: Int { read { Int(__gmpz_scan1($0, 0)) } }
  var isOdd: Bool { read { __gmpz_tstbit($0, 0) != 0 } }

  private static func order(_ a: Integer, _ b: Integer) -> Int32 {
    a.read { a in b.read { b in __gmpz_cmp(a, b) } }
  }
  static func == (a: Integer, b: Integer) -> Bool { order(a, b) == 0 }
  static func < (a: Integer, b: Integer) -> Bool { order(a, b) < 0 }
  static func <= (a: Integer, b: Integer) -> Bool { order(a, b) <= 0 }
}

extension Integer {
  /// A non-negative integer from its words, the least significant first.
  convenience init(magnitude words: [UInt]) {
    self.init()
    words.withUnsafeBufferPointer {
      __gmpz_import(pointer, $0.count, -1, MemoryLayout<UInt>.size, 0, 0, $0.baseAddress)
    }
  }

  /// The words of the magnitude, the least significant first; none for zero.
  var words: [UInt] {
    // All empty arrays share one storage, to which the initializer below would write.
    if bits == 0 { return [] }
    return [UInt](unsafeUninitializedCapacity: (bits + UInt.bitWidth - 1) / UInt.bitWidth) {
      buffer, count in
      _ = read {
        __gmpz_export(buffer.baseAddress, &count, -1, MemoryLayout<UInt>.size, 0, 0, $0)
      }
    }
  }

  /// An integer from digits without a sign in a radix from 2 to 62; nil if one of them is not a
  /// digit.
  convenience init?(digits: [UInt8], radix: Int) {
    self.init()
    let isRead = (digits + [0]).withUnsafeBytes { bytes in
      __gmpz_set_str(pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(radix))
    }
    if isRead != 0 { return nil }
  }

  /// The digits in a radix from 2 to 62, with a minus sign for negative integers.
  func text(radix: Int) -> String {
    let capacity = read { __gmpz_sizeinbase($0, Int32(radix)) } + 2
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        _ = read { __gmpz_get_str(text.baseAddress, Int32(radix), $0) }
      }
      return buffer.firstIndex(of: 0) ?? 0
    }
  }
}
