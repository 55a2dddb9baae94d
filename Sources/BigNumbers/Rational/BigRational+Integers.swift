internal import CMPFR

extension BigRational {
  /// An integer of any type, exactly.
  public init(_ value: some BinaryInteger) {
    if let word = Int(exactly: value) {
      self.init(word: word)
      return
    }
    self.init(BigInteger(value))
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
    self.init(BigInteger(integerLiteral: value))
  }
}

extension FixedWidthInteger {
  /// The value of a rational that is an integer in this type's range; nil otherwise.
  public init?(exactly value: BigRational) {
    guard value.isInteger else { return nil }
    self.init(exactly: value.numerator)
  }

  /// A rational truncated to an integer; nil if that is out of this type's range.
  public init?(truncating value: BigRational) { self.init(exactly: value.wholePart.numerator) }
}
