extension CivilDate {
  /// The names from January to December.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The number of the month with this name, in any case; its first three letters will do, and
  /// `Sept`.
  public static func month(named word: String) -> Int? {
    guard (3...9).contains(word.utf8.count) else { return nil }
    let word = word.lowercased()
    let number = monthNames.firstIndex { name in
      let name = name.lowercased()
      return word == name || word == name.prefix(3) || (word == "sept" && name == "september")
    }
    return number.map { $0 + 1 }
  }
}
