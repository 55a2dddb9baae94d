import Arithmetic

extension String {
  /// The text with U+FFFD in place of control characters and direction marks, which would disturb a
  /// terminal.
  var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(scalar.isUnprintable ? "\u{FFFD}" : scalar) }
    return String(shown)
  }
}
