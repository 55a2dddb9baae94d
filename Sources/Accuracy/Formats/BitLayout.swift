import NumericCore

/// The positions of sign, exponent and significand in the bits of a format.
///
/// Posits have no exponent at a fixed place, and fixed-point numbers have none.
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
  /// Whether the first bit is a sign.
  public let hasSign: Bool

  init(width: Int, exponentWidth: Int, hasLeadingBit: Bool = false, hasSign: Bool = true) {
    (self.width, self.exponentWidth) = (width, exponentWidth)
    (self.hasLeadingBit, self.hasSign) = (hasLeadingBit, hasSign)
  }

  /// The positions of the sign: one or none.
  public var signField: Range<Int> { 0..<(hasSign ? 1 : 0) }
  /// The positions of the bits of the exponent.
  public var exponentField: Range<Int> {
    signField.upperBound..<signField.upperBound + exponentWidth
  }
  /// The positions of the stored bits of the significand.
  public var significandField: Range<Int> { exponentField.upperBound..<width }
}

extension FloatFormat {
  /// The layout of an interchange format or of Intel's extended80; nil for formats without a binary
  /// representation.
  public var layout: BitLayout? {
    switch kind {
    case .hardware: return BitLayout(width: 64, exponentWidth: 11)
    case .binary(let format):
      let isExtended = format == .extended80
      return BitLayout(
        width: width + (isExtended ? 1 : 0), exponentWidth: width - format.precision.bits,
        hasLeadingBit: isExtended)
    case .decimal:
      guard let format = decimalFormat else { return nil }
      return BitLayout(
        width: format.bitWidth,
        exponentWidth: format.bitWidth == 32 ? 11 : format.bitWidth == 64 ? 13 : 17)
    case .coded(let format):
      // The sign bit, where there is one, replaces the implicit leading bit of the significand.
      let exponentWidth =
        if case .float = format.coding {
          format.width - format.precision + (format.hasSign ? 0 : 1)
        } else { 0 }
      return BitLayout(
        width: format.width, exponentWidth: exponentWidth, hasSign: format.hasSign)
    case .bigFloat: return nil
    }
  }
}

extension FloatFormat {
  /// The fields of the bits of a number, the sign first; those of posits lie where the number has them.
  ///
  /// - Source: Posit Working Group, Standard for Posit Arithmetic (2022), 3.
  public func fields(of pattern: BitPattern) -> [(name: String, bits: Range<Int>)] {
    guard let layout else { return [] }
    let width = layout.width
    let coding: CodedFormat.Coding? =
      if case .coded(let format) = kind { format.coding } else { nil }
    switch coding {
    case .float, nil:
      return [
        ("sign", layout.signField), ("exponent", layout.exponentField),
        ("significand", layout.significandField),
      ].filter { !$0.1.isEmpty }
    case .posit(let exponentBits):
      // Equal bits, and the first other one, which ends them.
      let run = pattern.bits.dropFirst().prefix { $0 == pattern.bits[1] }.count
      let regime = min(width, 2 + run)
      let exponent = min(width, regime + exponentBits)
      return [
        ("sign", layout.signField), ("regime", 1..<regime), ("exponent", regime..<exponent),
        ("fraction", exponent..<width),
      ]
    case .fixedPoint: return [("sign", layout.signField), ("integer", 1..<width)]
    }
  }
}
