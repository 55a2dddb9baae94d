// Where a value meets MPFR: a header is put together beside the limbs for the length of a call. All
// this is inlined into clients and so specialised for the limb count; what it calls is not generic.
//
// Without stack protection: MPFR writes the limbs of the header and nothing beyond, and the check
// would cost as much as the header.
extension FixedFloat {
  /// Reads this value through a header.
  @inlinable @inline(__always)
  func read<Result>(_ body: (DirectCall.Header) -> Result) -> Result {
    _withUnprotectedUnsafePointer(to: words) { words in
      var header = NumberHeader(
        precision: Self.bits, sign: signFactor, exponent: binaryExponent,
        limbs: UnsafeMutableRawPointer(mutating: words))
      return _withUnprotectedUnsafeMutablePointer(to: &header) { body(UnsafeMutableRawPointer($0)) }
    }
  }

  /// Overwrites this value, which may be an operand, through a header.
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

  /// A new value that `body` writes.
  @inlinable @inline(__always)
  static func make(_ body: (DirectCall.Header) -> Void) -> FixedFloat {
    var result = FixedFloat(exponent: SpecialExponent.nan)
    result.update(body)
    return result
  }

  /// A function of two values that is no number.
  @inlinable @inline(__always)
  func read<Result>(
    with other: FixedFloat, _ body: (DirectCall.Header, DirectCall.Header) -> Result
  ) -> Result {
    read { a in other.read { b in body(a, b) } }
  }
}
