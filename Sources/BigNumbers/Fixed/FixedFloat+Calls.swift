// Calls of MPFR: for the length of a call a header is made on the stack, beside the limbs. All of
// this is inlined into clients, and so specialised for the number of limbs; the functions that it
// calls are not generic.
//
// The stack protector is off: MPFR writes the limbs of the header and nothing beyond, and the check
// would cost as much as the header.
extension FixedFloat {
  /// Calls `body` with a header of this value, for reading.
  @inlinable @inline(__always)
  func read<Result>(_ body: (DirectCall.Header) -> Result) -> Result {
    _withUnprotectedUnsafePointer(to: words) { words in
      var header = NumberHeader(
        precision: Self.bits, sign: signFactor, exponent: binaryExponent,
        limbs: UnsafeMutableRawPointer(mutating: words))
      return _withUnprotectedUnsafeMutablePointer(to: &header) { body(UnsafeMutableRawPointer($0)) }
    }
  }

  /// Calls `body` with a header of this value, which it overwrites and which may be an operand.
  @inlinable @inline(__always)
  mutating func update(_ body: (DirectCall.Header) -> Void) {
    let (sign, exponent) = (signFactor, binaryExponent)
    (signFactor, binaryExponent) = _withUnprotectedUnsafeMutablePointer(to: &words) { words in
      var header = NumberHeader(
        precision: Self.bits, sign: sign, exponent: exponent, limbs: UnsafeMutableRawPointer(words))
      _withUnprotectedUnsafeMutablePointer(to: &header) { body(UnsafeMutableRawPointer($0)) }
      return (header.sign, header.exponent)
    }
  }

  /// A new value, which `body` writes.
  @inlinable @inline(__always)
  static func make(_ body: (DirectCall.Header) -> Void) -> FixedFloat {
    var result = FixedFloat(exponent: SpecialExponent.nan)
    result.update(body)
    return result
  }

  /// The result of `body` for two values, for results that are not numbers.
  @inlinable @inline(__always)
  func read<Result>(
    with other: FixedFloat, _ body: (DirectCall.Header, DirectCall.Header) -> Result
  ) -> Result {
    read { a in other.read { b in body(a, b) } }
  }
}
