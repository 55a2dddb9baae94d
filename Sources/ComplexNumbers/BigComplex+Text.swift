import BigNumbers
public import NumericCore

extension BigComplex: CustomStringConvertible {
  /// Both parts in the fewest digits that read back as them: `1+2i`, `-i`; a part that is zero is left out.
  public var description: String {
    ComplexText.rectangular(real.description, imaginary.description)
  }
}

extension BigComplex {
  /// A number in rectangular form, such as `1.5-2e-3i`, `-i` or `0x1.8p3`, or in polar form, `2∠0.5` or `2∠30°`, whose parts are
  /// rounded once each.
  ///
  /// - Throws: `TextError` with the position of the fault where the text is not such a number.
  public init(
    _ text: String, precision: Precision, rounding: ComplexRounding = .nearestEven
  ) throws(TextError) {
    if let number = try Self.polar(text, precision, rounding) {
      self = number
      return
    }
    let bytes = Array(text.utf8)
    guard bytes.last == UInt8(ascii: "i") else {
      self.init(try BigFloat(text, precision: precision, rounding: rounding.real))
      return
    }
    let split = Self.beginOfImaginaryPart(bytes)
    var multiple = String(decoding: bytes[split..<bytes.count - 1], as: UTF8.self)
    if multiple.hasSuffix("*") { multiple.removeLast() }
    if multiple.isEmpty || multiple == "+" || multiple == "-" { multiple += "1" }
    let imaginary: BigFloat
    do throws(TextError) {
      imaginary = try BigFloat(multiple, precision: precision, rounding: rounding.imaginary)
    } catch {
      throw error.moved(to: SourceSpan(split + error.offset, split + error.offset))
    }
    let real =
      split == 0
      ? BigFloat.zero
      : try BigFloat(
        String(decoding: bytes[..<split], as: UTF8.self), precision: precision,
        rounding: rounding.real)
    self.init(real, imaginary)
  }

  /// The place of the last sign that neither begins the text nor belongs to an exponent; 0 if there is none.
  private static func beginOfImaginaryPart(_ bytes: [UInt8]) -> Int {
    let signs = "+-".utf8
    return bytes.indices.last { place in
      place > 0 && signs.contains(bytes[place]) && !"eEpP@".utf8.contains(bytes[place - 1])
    } ?? 0
  }
}
