import NumericCore

/// The positions of sign, exponent and significand in the bits of a format.
///
/// - Source: IEEE 754-2019, 3.4 and 3.5; for extended80, whose significand has an explicit leading
///   bit, Intel 64 and IA-32 Architectures Software Developer's Manual, volume 1, 4.2.
public struct BitLayout: Hashable, Sendable {
  /// The number of bits.
  public let width: Int
  /// The number of bits of the exponent, or of the combination field of a decimal; they follow the
  /// sign.
  public let exponentWidth: Int
  /// Whether the leading bit of the significand is stored.
  public let hasLeadingBit: Bool

  /// The positions of the bits of the exponent.
  public var exponentField: Range<Int> { 1..<1 + exponentWidth }
  /// The positions of the stored bits of the significand.
  public var significandField: Range<Int> { 1 + exponentWidth..<width }
}

extension FloatFormat {
  /// The layout of an interchange format or of Intel's extended80; nil for formats without a binary
  /// representation.
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
