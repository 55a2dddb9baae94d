internal import CMPFR

extension Coefficient {
  /// The decimal digits in ASCII, without leading zeros; one zero for zero.
  ///
  /// The array has spare capacity for a sign, a zero and a point.
  var digits: [UInt8] {
    if large == nil { return smallDigits }
    return read { words, count in
      [UInt8](unsafeUninitializedCapacity: Self.decimalDigits(ofBits: bits) + 5) {
        buffer, written in
        // mpn_get_str overwrites its operand, and returns digits as numbers from 0 to 9 with
        // leading zeros.
        withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { copy in
          copy.baseAddress?.update(from: words, count: count)
          written = __gmpn_get_str(buffer.baseAddress, 10, copy.baseAddress, count)
        }
        let zeros = buffer[..<written].prefix { $0 == 0 }.count
        for index in zeros..<written { buffer[index - zeros] = buffer[index] + UInt8(ascii: "0") }
        written -= zeros
      }
    }
  }

  /// Splits off nineteen digits at a time, which fit a word.
  private var smallDigits: [UInt8] {
    let length = digitCount
    return [UInt8](unsafeUninitializedCapacity: length + 3) { buffer, written in
      var (rest, place) = (small, length)
      while place > 0 {
        let (above, chunk) = rest.dividedByPowerOfTen(19)
        var word = chunk.lowWord
        let start = max(0, place - 19)
        while place > start {
          place -= 1
          buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: word % 10)
          word /= 10
        }
        rest = above
      }
      written = length
    }
  }

  /// The value of decimal digits in ASCII; leading zeros are allowed, and an empty text is zero.
  init(digits: some Collection<UInt8>) {
    if digits.count <= 38 {
      let middle = digits.index(digits.startIndex, offsetBy: max(0, digits.count - 19))
      let high = Self.word(digits[..<middle])
      self.init(UInt128(product: high, .powerOfTen19) + UInt128(Self.word(digits[middle...])))
      return
    }
    let values = digits.map { $0 - UInt8(ascii: "0") }
    // mpn_set_str requires a first digit that is not zero, and writes at most this many words.
    let significant = values.drop { $0 == 0 }
    guard !significant.isEmpty else {
      self.init(0)
      return
    }
    self = significant.withUnsafeBufferPointer { values in
      let capacity = Self.bits(ofPowerOfTen: values.count) / UInt.bitWidth + 2
      return Coefficient.make(capacity: capacity) { r in
        __gmpn_set_str(r, values.baseAddress, values.count, 10)
      }
    }
  }

  /// The value of up to nineteen digits.
  @inline(__always)
  private static func word(_ digits: some Collection<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 &* 10 &+ UInt64($1 &- UInt8(ascii: "0")) }
  }
}

extension UInt64 {
  fileprivate static let powerOfTen19: UInt64 = 10_000_000_000_000_000_000
}
