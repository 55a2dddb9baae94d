internal import CMPFR

extension Coefficient {
  var isMultipleOfFive: Bool {
    if large == nil { return small % 5 == 0 }
    return read { words, count in __gmpn_mod_1(words, count, 5) == 0 }
  }

  /// How many zeros are at the end of the decimal digits, counting no further than `most`; 0 for zero.
  func trailingZeros(atMost most: Int) -> Int {
    if most <= 0 || isOdd || isZero { return 0 }
    if large == nil { return smallTrailingZeros(atMost: most) }
    let integer = integer
    let bound = min(most, integer.trailingZeros)
    var fives = 0
    _ = Integer.make { r in
      integer.read { n in fives = Int(Integer(5).read { __gmpz_remove(r, n, $0) }) }
    }
    return min(bound, fives)
  }

  private func smallTrailingZeros(atMost most: Int) -> Int {
    let bound = min(most, small.trailingZeroBitCount)
    var (rest, count) = (small, 0)
    // Steps that halve find up to 38 zeros in six divisions.
    var step = 32
    while step > 0 {
      if count + step <= bound {
        let (quotient, remainder) = rest.dividedFast(by: .powerOfTen(step))
        if remainder == 0 { (rest, count) = (quotient, count + step) }
      }
      step /= 2
    }
    return count
  }

  /// The decimal digits in ASCII, without leading zeros; one zero for zero.
  var digits: [UInt8] {
    if large == nil { return Array(small.description.utf8) }
    return read { words, count in
      [UInt8](unsafeUninitializedCapacity: Self.decimalDigits(ofBits: bits) + 2) {
        buffer, written in
        // GMP destroys what it converts, and answers digits as numbers, leading zeros included.
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

  /// A number from decimal digits in ASCII; leading zeros are allowed, and no digits are zero.
  init(digits: some Collection<UInt8>) {
    if digits.count <= 38 {
      self.init(digits.reduce(UInt128(0)) { $0 * 10 + UInt128($1 - UInt8(ascii: "0")) })
      return
    }
    let values = digits.map { $0 - UInt8(ascii: "0") }
    // mpn_set_str wants a first digit that is not zero, and writes at most this many words.
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
}
