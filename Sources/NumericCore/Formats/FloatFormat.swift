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
  }

  /// The name of the format: `double`, `binary16`, `bigfloat:200`, `decimal64`, `decimal:20`.
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
}

// MARK: - Names

extension FloatFormat {
  /// The format with this name; nil for an unknown name.
  public init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let count = Int(parts[1]), (1...(1 << 26)).contains(count) else { return nil }
      switch parts[0] {
      case "bigfloat": self = .bigFloat(.bits(count))
      case "decimal": self = .decimal(digits: count)
      default: return nil
      }
      return
    }
    guard let format = Self.named.first(where: { $0.names.contains(name) })?.format else {
      return nil
    }
    self = format
  }

  /// The names that ``init(_:)`` accepts, besides `bigfloat:BITS` and `decimal:DIGITS`.
  public static var names: [String] { named.map { $0.names[0] } }

  private static let named: [(names: [String], format: FloatFormat)] = [
    (["double"], .double),
    (["binary16", "half", "float16"], .binary(.binary16)),
    (["bfloat16"], .binary(.bfloat16)),
    (["binary32", "single", "float", "float32"], .binary(.binary32)),
    (["binary64", "float64"], .binary(.binary64)),
    (["extended80", "binary80", "x87", "float80"], .binary(.extended80)),
    (["binary128", "quad", "float128"], .binary(.binary128)),
    (["binary256"], .binary(.binary256)),
    (["decimal32"], .decimal(.decimal32)),
    (["decimal64"], .decimal(.decimal64)),
    (["decimal128"], .decimal(.decimal128)),
  ]
}

// MARK: - Parameters

extension FloatFormat {
  /// 2 or 10.
  public var radix: Int { if case .decimal = kind { 10 } else { 2 } }

  /// The number p of digits of the significand, in the radix.
  public var precision: Int {
    switch kind {
    case .hardware: 53
    case .binary(let format): format.precision.bits
    case .bigFloat(let precision): precision.bits
    case .decimal(let parameters): parameters.precision
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
    }
  }

  /// The exponent e of the largest finite number.
  public var greatestExponent: Int {
    switch kind {
    case .hardware: BinaryFormat.binary64.greatestExponent
    case .binary(let format): format.greatestExponent
    case .bigFloat: 1 << 62 - 2
    case .decimal(let parameters): parameters.greatestExponent
    }
  }

  /// The width of the format, which counts as the bits of error if only one of the computed and the
  /// true value is NaN.
  public var width: Int {
    switch kind {
    case .hardware: 64
    case .binary(let format): format.precision.bits + Self.exponentBits(of: format)
    case .bigFloat(let precision): precision.bits + 64
    case .decimal(let parameters):
      switch parameters.precision {
      case ...7: 32
      case ...16: 64
      case ...34: 128
      default: Precision.bitsCovering(digits: parameters.precision) + 64
      }
    }
  }

  /// The bits of the exponent field of an interchange format.
  ///
  /// The width is precision + this: the sign bit replaces the implicit leading bit of the
  /// significand.
  private static func exponentBits(of format: BinaryFormat) -> Int {
    Int.bitWidth - format.greatestExponent.leadingZeroBitCount + 1
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
    case .hardware, .binary: return self
    }
  }
}
