public import BigNumbers
public import NumericCore

/// A floating-point type of the hardware, whose errors can be measured: `Double`, `Float`, and
/// `Float16` and `Float80` where they exist.
public protocol MeasurableFloat: BinaryFloatingPoint, CustomStringConvertible, Sendable {
  /// The parameters of the numbers of the type.
  static var measuredFormat: FloatFormat { get }
  /// The same number as a value of its format.
  var formatValue: FormatValue { get }
  /// The number rounded to the type once.
  init(_ x: BigFloat, rounding: Rounding)
}

extension MeasurableFloat {
  /// A number of the type's own format.
  init(_ x: FormatValue) {
    if case .binary(let x) = x { self.init(x, rounding: .nearestEven) } else { self = .nan }
  }
}

extension Double: MeasurableFloat {
  /// The doubles of the hardware.
  public static var measuredFormat: FloatFormat { .double }
  /// The same number as a value of binary64.
  public var formatValue: FormatValue { .binary(BigFloat(self)) }
}

extension Float: MeasurableFloat {
  /// The format binary32.
  public static var measuredFormat: FloatFormat { .binary(.binary32) }
  /// The same number as a value of binary32.
  public var formatValue: FormatValue { .binary(BigFloat(self)) }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: MeasurableFloat {
    /// The format binary16.
    public static var measuredFormat: FloatFormat { .binary(.binary16) }
    /// The same number as a value of binary16.
    public var formatValue: FormatValue { .binary(BigFloat(self)) }
  }
#endif

#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80: MeasurableFloat {
    /// The extended format of the x87.
    public static var measuredFormat: FloatFormat { .binary(.extended80) }
    /// The same number as a value of the extended format.
    public var formatValue: FormatValue { .binary(BigFloat(self)) }
  }
#endif
