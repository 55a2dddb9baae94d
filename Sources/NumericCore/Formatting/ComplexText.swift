/// Texts of complex numbers, from the texts of their parts.
public enum ComplexText {
  /// The sum of both parts, without a part that is zero: `1+2i`, `-i`, `0.5`, `1/2+sqrt(3)/2*i`.
  public static func rectangular(_ re: String, _ im: String) -> String {
    let (hasReal, hasImaginary) = (!isZero(re), !isZero(im))
    guard hasImaginary else { return hasReal ? re : "0" }
    let isNegative = im.hasPrefix("-") && !isSum(im)
    let multiple = multipleOfUnit(isNegative ? String(im.dropFirst()) : im)
    return (hasReal ? re : "") + (isNegative ? "-" : hasReal ? "+" : "") + multiple
  }

  /// The sums of parts that are given in turns.
  public static func numbers(_ parts: [String]) -> [String] {
    stride(from: 0, to: parts.count, by: 2).map { rectangular(parts[$0], parts[$0 + 1]) }
  }

  /// A length and an angle, in degrees where they are its unit: `2∠0.5`, `2∠30°`.
  public static func polar(_ length: String, _ angle: String, inDegrees: Bool) -> String {
    "\(length)∠\(isSum(angle) ? "(\(angle))" : angle)\(inDegrees ? "°" : "")"
  }

  /// A text times i, such that it can be read again.
  private static func multipleOfUnit(_ text: String) -> String {
    if text == "1" { return "i" }
    if isSum(text) { return "(\(text))*i" }
    // The unit touches decimals alone: not words, hexadecimal digits, fractions and symbols.
    let isDecimal =
      text.first?.isNumber == true
      && text.utf8.allSatisfy {
        ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || ".e+-_, ".utf8.contains($0)
      }
    return text + (isDecimal ? "i" : "*i")
  }

  /// Whether a text has terms: a sign that neither begins it nor belongs to an exponent.
  static func isSum(_ text: String) -> Bool {
    var last: Character = "e"
    for character in text {
      if character == "+" || character == "-", !"ep@".contains(last) { return true }
      last = character
    }
    return false
  }

  /// Whether a text is that of a number that is exactly zero.
  static func isZero(_ text: String) -> Bool {
    zeros.contains(text.hasPrefix("-") ? String(text.dropFirst()) : text)
  }

  /// The texts of a number that is exactly zero.
  private static let zeros: Set<String> = ["0", "0x0", "0b0", "0o0", "0x0p+0"]
}
