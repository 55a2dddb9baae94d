internal import CMPFR
public import NumericCore

extension BigFloat {
  /// An exact copy of an integer, without a precision of its own.
  public init(_ value: Int) {
    self = Self.integer(value)
    // If the creation precision is smaller than the integer, the integer keeps all of its bits in
    // later results.
    let bits = UInt.bitWidth - value.magnitude.leadingZeroBitCount
    storage.fields.pointee.rank = -max(bits, Self.creationPrecision.bits)
  }

  /// An exact copy of an integer of any type, without a precision of its own.
  public init(_ value: some BinaryInteger) {
    if let word = Int(exactly: value) {
      self.init(word)
    } else {
      self.init(isNegative: value < 0, magnitude: value.magnitude.words)
    }
  }

  /// An exact copy of an integer; never nil.
  public init?(exactly value: some BinaryInteger) { self.init(value) }

  /// An integer, rounded once.
  public init(
    _ value: some BinaryInteger, precision: Precision, rounding: Rounding = .nearestEven
  ) {
    self.init(BigFloat(value), precision: precision, rounding: rounding)
  }

  /// An exact copy of an integer given by the words of its magnitude, the least significant first.
  private init(isNegative: Bool, magnitude: some Collection<UInt>) {
    let words = Array(magnitude)
    self = words.withUnsafeBufferPointer { words in
      var integer = __mpz_struct()
      let view = __gmpz_roinit_n(&integer, words.baseAddress, words.count)
      let bits = max(1, __gmpz_sizeinbase(view, 2))
      var value = Self.make(bits: bits) { mpfr_set_z($0, view, MPFR_RNDN) }
      if isNegative { value.negate() }
      value.storage.fields.pointee.rank = -max(bits, Self.creationPrecision.bits)
      return value
    }
  }

  /// An `Int` with a precision of 64 bits, for operations whose own precision is given explicitly.
  static func integer(_ value: Int) -> BigFloat {
    make(bits: 64) { mpfr_set_si($0, value, MPFR_RNDN) }
  }
}

extension BigFloat: ExpressibleByIntegerLiteral {
  /// A literal of any size, exact and without a precision of its own: `x + 1` has x's precision.
  public init(integerLiteral literal: StaticBigInt) {
    let isNegative = literal.signum() < 0
    let count = literal.bitWidth / UInt.bitWidth + 1
    if count == 1 {
      self.init(Int(bitPattern: literal[0]))
      return
    }
    // In two's complement the magnitude of a negative number is its complement plus one.
    var carry = isNegative
    let magnitude = (0..<count).map { index -> UInt in
      guard isNegative else { return literal[index] }
      let (word, overflow) = (~literal[index]).addingReportingOverflow(carry ? 1 : 0)
      carry = overflow
      return word
    }
    self.init(isNegative: isNegative, magnitude: magnitude)
  }
}

extension BinaryInteger {
  /// The integer, if the number is one and fits; else nil.
  public init?(exactly x: BigFloat) {
    guard x.isInteger else { return nil }
    self.init(x, rounding: .towardZero)
  }

  /// The number rounded to an integer; nil for NaN, infinities and values that do not fit.
  ///
  /// A type of unlimited width takes numbers of up to 2²⁶ bits.
  public init?(_ x: BigFloat, rounding: Rounding) {
    guard x.isZero || (x.binaryExponent.map { $0 <= Self.greatestWidth } ?? false) else {
      return nil
    }
    let (isNegative, words) = x.integerWords(rounding)
    self.init(isNegative: isNegative, magnitude: words)
  }

  /// The number of bits of the type, or the largest number of bits that a type of unlimited width
  /// may take.
  static var greatestWidth: Int {
    (Self.self as? any FixedWidthInteger.Type)?.bitWidth ?? Limits().precision
  }

  /// An integer from the words of its magnitude, the least significant first; nil if it does not fit.
  init?(isNegative: Bool, magnitude words: [UInt]) {
    var magnitude: Magnitude = 0
    for word in words.reversed() {
      let (shifted, digit) = (magnitude << UInt.bitWidth, Magnitude(truncatingIfNeeded: word))
      // A fixed width loses the bits that are shifted out, and the high part of a word.
      guard shifted >> UInt.bitWidth == magnitude, UInt(truncatingIfNeeded: digit) == word else {
        return nil
      }
      magnitude = shifted | digit
    }
    guard isNegative else {
      self.init(exactly: magnitude)
      return
    }
    // −2^(w−1) has no positive counterpart; it is computed from the magnitude minus one.
    if magnitude == 0 {
      self = 0
    } else if Self.isSigned, let above = Self(exactly: magnitude - 1) {
      self = (0 - above) - 1
    } else {
      return nil
    }
  }

  /// The number truncated to an integer.
  ///
  /// NaN, infinities and numbers that do not fit are a precondition failure, as with `Double`;
  /// ``init(_:rounding:)-(BigFloat,_)`` returns nil for them.
  public init(_ x: BigFloat) {
    guard let value = Self(x, rounding: .towardZero) else {
      preconditionFailure("\(x) has no value of type \(Self.self)")
    }
    self = value
  }
}

extension BigFloat {
  /// The words of the number rounded to an integer, the least significant first.
  fileprivate func integerWords(_ rounding: Rounding) -> (isNegative: Bool, words: [UInt]) {
    let integer = BigInteger.make { r in read { _ = mpfr_get_z(r, $0, rounding.mpfr) } }
    return (integer.sign < 0, integer.magnitudeWords)
  }
}
