import NumericCore

/// Where sign, exponent and significand lie in the bits of a format.
///
/// - Source: IEEE 754-2019, 3.4 and 3.5; for extended80, whose significand has its leading bit written down, Intel
///   64 and IA-32 Architectures Software Developer's Manual, volume 1, 4.2.
public struct BitLayout: Hashable, Sendable {
  /// All bits.
  public let width: Int
  /// Bits behind the sign: of the exponent, or of a decimal's combination field.
  public let exponentWidth: Int
  /// Whether the leading bit of the significand is written down.
  public let hasLeadingBit: Bool

  /// The bits of the exponent.
  public var exponentField: Range<Int> { 1..<1 + exponentWidth }
  /// The bits of the significand that are written down.
  public var significandField: Range<Int> { 1 + exponentWidth..<width }
}

extension FloatFormat {
  /// The layout of a format that is an interchange format or Intel's; nil for those that are not held in so many
  /// bits.
  public var layout: BitLayout? {
    switch kind {
    case .hardware: return BitLayout(width: 64, exponentWidth: 11, hasLeadingBit: false)
    case .binary(let format):
      let isExtended = format == .extended80
      return BitLayout(
        width: width + (isExtended ? 1 : 0), exponentWidth: width - format.precision.bits,
        hasLeadingBit: isExtended)
    case .decimal:
      guard let format = decimalFormat else { return nil }
      return BitLayout(
        width: format.bitWidth,
        exponentWidth: format.bitWidth == 32 ? 11 : format.bitWidth == 64 ? 13 : 17,
        hasLeadingBit: false)
    case .bigFloat: return nil
    }
  }
}
