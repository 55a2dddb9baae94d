extension String {
  /// Where the bytes of a text occur first, or nil; an empty text occurs at the start.
  ///
  /// The standard library's own search is in its module of regular expressions, which would add a tenth to the command.
  public func firstIndex(ofText text: String) -> Index? {
    guard let first = text.utf8.first else { return startIndex }
    return utf8.indices.first { utf8[$0] == first && utf8[$0...].starts(with: text.utf8) }
  }
}
