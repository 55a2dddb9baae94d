public import NumericCore

// Conversions are exact to a larger precision, and rounded once to a smaller one.
extension FixedFloat {
  // MARK: - Integers

  /// An `Int`, exactly.
  @inlinable
  public init(_ value: Int) { self.init(isNegative: value < 0, word: value.magnitude) }

  /// An integer of any type, rounded to nearest if it has more significant bits than this type.
  public init(_ value: some BinaryInteger) {
    if let word = Int(exactly: value) {
      self.init(word)
    } else {
      self.init(BigFloat(value))
    }
  }

  /// An integer, if it is a number of this type; else nil.
  public init?(exactly value: some BinaryInteger) { self.init(exactly: BigFloat(value)) }

  // MARK: - Other types of numbers

  /// A double, exactly.
  @inlinable
  public init(_ value: Double) { self = Self.make { FixedCall.write(value, $0) } }

  /// A float, exactly.
  @inlinable
  public init(_ value: Float) { self.init(Double(value)) }

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    /// A half-precision number, exactly.
    @inlinable
    public init(_ value: Float16) { self.init(Double(value)) }
  #endif

  #if arch(x86_64) && !os(Windows) && !os(Android)
    /// An extended number, exactly.
    public init(_ value: Float80) { self.init(BigFloat(value)) }
  #endif

  /// A number of any precision, rounded once.
  public init(_ value: BigFloat, rounding: Rounding = .nearestEven) {
    self = Self.make { FixedCall.write(value, $0, rounding) }
  }

  /// A number of any precision, if it is one of this type, as NaN is; else nil.
  public init?(exactly value: BigFloat) {
    var isRounded = false
    self = Self.make { isRounded = FixedCall.write(value, $0, .nearestEven) }
    if isRounded { return nil }
  }

  /// A number of another width, rounded once.
  public init<let others: Int>(_ value: FixedFloat<others>, rounding: Rounding = .nearestEven) {
    self.init(BigFloat(value), rounding: rounding)
  }
}

extension BigFloat {
  /// An exact copy, with the precision of the type.
  public init<let limbs: Int>(_ value: FixedFloat<limbs>) { self = value.read(FixedCall.copy) }
}

extension Double {
  /// The number rounded to binary64 once.
  @inlinable
  public init<let limbs: Int>(_ x: FixedFloat<limbs>, rounding: Rounding = .nearestEven) {
    self = x.read { FixedCall.double($0, rounding) }
  }

  /// The number, if it is a double; else nil.
  public init?<let limbs: Int>(exactly x: FixedFloat<limbs>) { self.init(exactly: BigFloat(x)) }
}

extension Float {
  /// The number rounded to binary32 once.
  public init<let limbs: Int>(_ x: FixedFloat<limbs>, rounding: Rounding = .nearestEven) {
    self.init(BigFloat(x), rounding: rounding)
  }

  /// The number, if it is a float; else nil.
  public init?<let limbs: Int>(exactly x: FixedFloat<limbs>) { self.init(exactly: BigFloat(x)) }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16 {
    /// The number rounded to binary16 once.
    public init<let limbs: Int>(_ x: FixedFloat<limbs>, rounding: Rounding = .nearestEven) {
      self.init(BigFloat(x), rounding: rounding)
    }

    /// The number, if it is a half-precision number; else nil.
    public init?<let limbs: Int>(exactly x: FixedFloat<limbs>) { self.init(exactly: BigFloat(x)) }
  }
#endif

#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80 {
    /// The number rounded to the x87's extended format once.
    public init<let limbs: Int>(_ x: FixedFloat<limbs>, rounding: Rounding = .nearestEven) {
      self.init(BigFloat(x), rounding: rounding)
    }

    /// The number, if it is an extended number; else nil.
    public init?<let limbs: Int>(exactly x: FixedFloat<limbs>) { self.init(exactly: BigFloat(x)) }
  }
#endif

extension BinaryInteger {
  /// The integer, if the number is one and fits; else nil.
  public init?<let limbs: Int>(exactly x: FixedFloat<limbs>) { self.init(exactly: BigFloat(x)) }

  /// The number rounded to an integer; nil for NaN, infinities and values that do not fit.
  public init?<let limbs: Int>(_ x: FixedFloat<limbs>, rounding: Rounding) {
    self.init(BigFloat(x), rounding: rounding)
  }

  /// The number truncated to an integer.
  ///
  /// NaN, infinities and numbers that do not fit are a precondition failure, as with `Double`.
  public init<let limbs: Int>(_ x: FixedFloat<limbs>) { self.init(BigFloat(x)) }
}
