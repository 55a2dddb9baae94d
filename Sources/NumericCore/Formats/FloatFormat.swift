/// A floating-point format described as data: a name and the parameters of its numbers.
public struct FloatFormat: Hashable, Sendable {
  /// The kind of arithmetic of a format, and its parameters.
  public enum Kind: Hashable, Sendable {
    /// The hardware's binary64 and libm.
    case hardware
    /// A binary format of IEEE 754, emulated bit for bit.
    case binary(BinaryFormat)
    /// Binary numbers with a precision and practically unlimited exponents.
    case bigFloat(Precision)
    /// Decimals with these parameters.
    case decimal(DecimalParameters)
    /// Bit patterns: posits, fixed point, floats without infinities.
    case coded(CodedFormat)
  }

  /// The name of the format: `double`, `binary16`, `float:6:9`, `bigfloat:200`, `decimal64`, `decimal:20`, `posit16`.
  public let name: String
  /// The kind of arithmetic.
  public let kind: Kind

  private init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The doubles of the hardware and libm.
  public static let double = FloatFormat("double", .hardware)

  /// A binary format in which every operation is correctly rounded.
  public static func binary(_ format: BinaryFormat) -> FloatFormat {
    FloatFormat(format.name, .binary(format))
  }

  /// Binary numbers with a precision and the exponent range of MPFR.
  public static func bigFloat(_ precision: Precision) -> FloatFormat {
    FloatFormat("bigfloat:\(precision.bits)", .bigFloat(precision))
  }

  /// Decimals with a number of digits and the widest range of exponents.
  public static func decimal(digits: Int) -> FloatFormat {
    decimal(DecimalParameters(precision: digits))
  }

  /// A decimal format in which every operation is correctly rounded.
  public static func decimal(_ parameters: DecimalParameters) -> FloatFormat {
    FloatFormat(parameters.name, .decimal(parameters))
  }

  /// A format of bit patterns in which every operation is correctly rounded.
  public static func coded(_ format: CodedFormat) -> FloatFormat {
    FloatFormat(format.name, .coded(format))
  }
}

// MARK: - Parameters

extension FloatFormat {
  /// 2 or 10.
  public var radix: Int { if case .decimal = kind { 10 } else { 2 } }

  /// The number p of digits of the significand, in the radix; the largest that a number of a coded format has.
  public var precision: Int {
    switch kind {
    case .hardware: 53
    case .binary(let format): format.precision.bits
    case .bigFloat(let precision): precision.bits
    case .decimal(let parameters): parameters.precision
    case .coded(let format): format.precision
    }
  }

  /// The exponent e of the smallest normal number radix^e.
  public var leastExponent: Int {
    switch kind {
    case .hardware: BinaryFormat.binary64.leastExponent
    case .binary(let format): format.leastExponent
    // About MPFR's range, which is unlimited in practice.
    case .bigFloat: -1 << 62
    case .decimal(let parameters): parameters.leastExponent
    case .coded(let format): format.leastExponent
    }
  }

  /// The exponent e of the largest finite number.
  public var greatestExponent: Int {
    switch kind {
    case .hardware: BinaryFormat.binary64.greatestExponent
    case .binary(let format): format.greatestExponent
    case .bigFloat: 1 << 62 - 2
    case .decimal(let parameters): parameters.greatestExponent
    case .coded(let format): format.greatestExponent
    }
  }

  /// The width of the format, which counts as the bits of error if only one of the computed and the
  /// true value is NaN.
  public var width: Int {
    switch kind {
    case .hardware: 64
    // The sign bit replaces the implicit leading bit of the significand.
    case .binary(let format): format.precision.bits + format.exponentBits
    case .bigFloat(let precision): precision.bits + 64
    case .decimal(let parameters):
      switch parameters.precision {
      case ...7: 32
      case ...16: 64
      case ...34: 128
      default: Precision.bitsCovering(digits: parameters.precision) + 64
      }
    case .coded(let format): format.width
    }
  }
}

extension FloatFormat {
  /// The format from which numbers around zero are drawn.
  ///
  /// If exponents are unlimited, almost all numbers are extremely large or small, so that the
  /// exponents of binary128 or decimal128 are used instead.
  package var withExponentsToDraw: FloatFormat {
    switch kind {
    case .bigFloat(let precision):
      let model = BinaryFormat.binary128
      return FloatFormat(
        name,
        .binary(
          BinaryFormat(
            name: name, precision: precision, leastExponent: model.leastExponent,
            greatestExponent: model.greatestExponent)))
    case .decimal(let parameters):
      let model = DecimalParameters.decimal128
      return FloatFormat(
        name,
        .decimal(
          DecimalParameters(
            name: name, precision: parameters.precision,
            leastExponent: max(parameters.leastExponent, model.leastExponent),
            greatestExponent: min(parameters.greatestExponent, model.greatestExponent),
            isClamped: parameters.isClamped)))
    case .hardware, .binary, .coded: return self
    }
  }
}
