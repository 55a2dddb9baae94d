internal import CMPFR

extension BigRational {
  /// An integer of any type, exactly.
  public init(_ value: some BinaryInteger) {
    if let word = Int(exactly: value) {
      self.init(word: word)
      return
    }
    let magnitude = Integer(magnitude: Array(value.magnitude.words))
    self.init(value.signum() < 0 ? -magnitude : magnitude)
  }

  /// An integer of one word, without arrays of words.
  private init(word: Int) { self = Self.make { __gmpq_set_si($0, word, 1) } }

  /// An integer of any type, exactly; never nil.
  public init?(exactly value: some BinaryInteger) { self.init(value) }

  /// The fraction of two integers in lowest terms.
  ///
  /// A zero denominator is a precondition failure.
  public init(_ numerator: some BinaryInteger, over denominator: some BinaryInteger) {
    self = BigRational(numerator) / BigRational(denominator)
  }
}

extension BigRational: ExpressibleByIntegerLiteral {
  /// An integer literal of any length, exactly.
  public init(integerLiteral value: StaticBigInt) {
    if value.bitWidth <= Int.bitWidth {
      self.init(word: Int(bitPattern: value[0]))
      return
    }
    let count = (value.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth
    let pattern = Integer(magnitude: (0..<count).map { value[$0] })
    // The words are in two's complement: the pattern of a negative number is larger than the number
    // by 2^width.
    let isNegative = value.signum() < 0
    self.init(isNegative ? pattern - Integer(1).shiftedUp(count * UInt.bitWidth) : pattern)
  }
}

extension FixedWidthInteger {
  /// The value of a rational that is an integer in this type's range; nil otherwise.
  public init?(exactly value: BigRational) {
    guard value.isInteger else { return nil }
    self.init(integerOf: value)
  }

  /// A rational truncated to an integer; nil if that is out of this type's range.
  public init?(truncating value: BigRational) { self.init(integerOf: value.wholePart) }

  private init?(integerOf value: BigRational) {
    // The smallest value of a signed type has one bit more in magnitude than the largest one.
    guard value.numeratorBits <= Self.bitWidth else { return nil }
    var pattern: Magnitude = 0
    for word in value.numeratorInteger.words.reversed() {
      pattern = pattern << UInt.bitWidth | Magnitude(truncatingIfNeeded: word)
    }
    let isNegative = value.sign < 0
    let result = Self(truncatingIfNeeded: isNegative ? 0 &- pattern : pattern)
    guard result.magnitude == pattern, isNegative == (result < 0) else { return nil }
    self = result
  }
}
