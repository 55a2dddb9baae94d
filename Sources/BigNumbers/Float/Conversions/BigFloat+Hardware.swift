internal import CMPFR
public import NumericCore

// Conversions from and to the floating-point types of the hardware: exact when coming in, rounded
// once when going out, subnormal results included.
extension BigFloat {
  /// An exact copy with the 53 bits of a double.
  public init(_ value: Double) { self.init(value, bits: 53) }

  /// An exact copy with the 24 bits of a float.
  public init(_ value: Float) { self.init(Double(value), bits: 24) }

  private init(_ value: Double, bits: Int) {
    self = Self.make(bits: bits) { mpfr_set_d($0, value, MPFR_RNDN) }
  }

  /// A double, rounded once.
  public init(_ value: Double, precision: Precision, rounding: Rounding = .nearestEven) {
    self = Self.make(bits: precision.bits) { mpfr_set_d($0, value, rounding.mpfr) }
  }

  fileprivate func isExactly(_ copy: BigFloat) -> Bool { isNaN || self == copy }
}

extension Double {
  /// The number rounded to binary64 once.
  public init(_ x: BigFloat, rounding: Rounding = .nearestEven) {
    self = x.read { mpfr_get_d($0, rounding.mpfr) }
  }

  /// The number, if it is a double; else nil.
  public init?(exactly x: BigFloat) {
    self.init(x)
    if !x.isExactly(BigFloat(self)) { return nil }
  }
}

extension Float {
  /// The number rounded to binary32 once.
  public init(_ x: BigFloat, rounding: Rounding = .nearestEven) {
    self.init(Double(x.rounded(to: .binary32, rounding)))
  }

  /// The number, if it is a float; else nil.
  public init?(exactly x: BigFloat) {
    self.init(x)
    if !x.isExactly(BigFloat(self)) { return nil }
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension BigFloat {
    /// An exact copy with the 11 bits of a half-precision number.
    public init(_ value: Float16) { self.init(Double(value), bits: 11) }
  }

  extension Float16 {
    /// The number rounded to binary16 once.
    public init(_ x: BigFloat, rounding: Rounding = .nearestEven) {
      self.init(Double(x.rounded(to: .binary16, rounding)))
    }

    /// The number, if it is a half-precision number; else nil.
    public init?(exactly x: BigFloat) {
      self.init(x)
      if !x.isExactly(BigFloat(self)) { return nil }
    }
  }
#endif

#if arch(x86_64) && !os(Windows) && !os(Android)
  extension BigFloat {
    /// An exact copy with the 64 bits of an extended number.
    public init(_ value: Float80) {
      self = Self.make(bits: 64) { mpfr_set_ld($0, value, MPFR_RNDN) }
    }
  }

  extension Float80 {
    /// The number rounded to the x87's extended format once.
    public init(_ x: BigFloat, rounding: Rounding = .nearestEven) {
      self = x.rounded(to: .extended80, rounding).read { mpfr_get_ld($0, MPFR_RNDN) }
    }

    /// The number, if it is an extended number; else nil.
    public init?(exactly x: BigFloat) {
      self.init(x)
      if !x.isExactly(BigFloat(self)) { return nil }
    }
  }
#endif
