import Arithmetic

extension String {
  /// The text with U+FFFD for control characters and marks of direction, which would turn a terminal around.
  var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(scalar.isUnprintable ? "\u{FFFD}" : scalar) }
    return String(shown)
  }
}
