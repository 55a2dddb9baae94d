import NumericCore
public import Scientific

extension Catalogue {
  /// The function or constant whose name is nearest to a misspelt one.
  public static func nearestName(to name: String) -> String? {
    Suggestion.nearest(to: name, among: names)
  }
}
