extension CivilDate {
  /// The names from January to December.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let monthNamesInSmallLetters = monthNames.map { $0.lowercased() }

  /// The number of the month with this name, in any case; its first three letters will do, and
  /// `Sept`.
  public static func month(named word: String) -> Int? {
    guard (3...9).contains(word.utf8.count) else { return nil }
    let word = word.lowercased()
    let number = monthNamesInSmallLetters.firstIndex { name in
      name.hasPrefix(word)
        && (word.utf8.count == 3 || word.utf8.count == name.utf8.count || word == "sept")
    }
    return number.map { $0 + 1 }
  }
}
