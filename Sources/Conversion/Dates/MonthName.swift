extension CivilDate {
  /// The names from January to December.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let monthNamesInSmallLetters = monthNames.map { Array($0.lowercased().utf8) }

  /// The number of the month with this name, a word of ASCII letters in any case; its first three
  /// letters will do, and `Sept`.
  ///
  /// It takes bytes, because every word behind a number is looked at.
  public static func month(named word: ArraySlice<UInt8>) -> Int? {
    guard (3...9).contains(word.count) else { return nil }
    let number = monthNamesInSmallLetters.firstIndex { name in
      // Four letters of a name of nine are `Sept`.
      let isShort = word.count == 3 || word.count == 4 && name.count == 9
      return (isShort || word.count == name.count)
        && zip(word, name).allSatisfy { $0 | 0x20 == $1 }
    }
    return number.map { $0 + 1 }
  }
}
