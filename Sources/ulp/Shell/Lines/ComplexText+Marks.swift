import NumericCore

extension ComplexText {
  /// The mark before a text that was rounded.
  private static let mark = "≈ "

  /// The complex numbers whose parts are given in turns; one of which a part is marked has one mark before the whole.
  static func marked(_ parts: [String]) -> [String] {
    let plain = parts.map { $0.hasPrefix(mark) ? String($0.dropFirst(mark.count)) : $0 }
    return numbers(plain).enumerated().map { place, text in
      let isMarked = parts[2 * place].hasPrefix(mark) || parts[2 * place + 1].hasPrefix(mark)
      return isMarked ? mark + text : text
    }
  }
}
