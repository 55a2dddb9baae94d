import NumericCore

extension FixedFloat: CustomStringConvertible {
  /// The shortest decimal that reads back as the same number.
  public var description: String { BigFloat(self).description }
}

extension FixedFloat: CustomDebugStringConvertible {
  /// An expression that recreates the value, such as `FixedFloat<4>("0.1")`.
  public var debugDescription: String { "FixedFloat<\(limbs)>(\"\(description)\")" }
}

extension FixedFloat: LosslessStringConvertible {
  /// A number in any notation of `ExactLiteral`, rounded to nearest; nil if the text is not a
  /// number.
  ///
  /// This is for generic code; ``init(_:rounding:)-(String,_)`` reports the fault.
  @_disfavoredOverload
  public init?(_ text: String) {
    guard let literal = try? ExactLiteral(text) else { return nil }
    self.init(literal)
  }
}

extension FixedFloat: Codable {
  /// Writes a string with all bits in hexadecimal, such as `-0x1.8p+1`.
  ///
  /// Zeros keep their sign; the other values are `inf`, `-inf` and `nan`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let format = NumberFormat(style: .hex, showsNegativeZero: true)
    try container.encode(BigFloat(self).bits().text(as: format))
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` where the text is neither a hexadecimal, octal or binary literal nor
  ///   `inf` or `nan`, and where the value needs more bits than the type has or leaves the range of
  ///   exponents.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func wrong(_ reason: String) -> DecodingError {
      .dataCorruptedError(in: container, debugDescription: reason)
    }
    let literal = try ExactLiteral(encoded: container.decode(String.self), wrong)
    var isRounded = false
    self = Self.make { isRounded = FixedCall.write(literal, $0, .nearestEven) }
    guard !isRounded else { throw wrong("the value does not fit \(Self.bits) bits") }
  }
}
