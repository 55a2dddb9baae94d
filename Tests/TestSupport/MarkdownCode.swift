/// Reads the Swift code of documentation pages.
public enum MarkdownCode {
  /// The lines in blocks marked as Swift, without comments.
  public static func lines(in path: String) throws -> [String] {
    var isCode = false
    return try Repository.text(path).split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") {
        isCode = line == "```swift"
        return nil
      }
      guard isCode else { return nil }
      let code = line.prefix { $0 != "/" }
      return String(code.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The lines of code in the articles of a module that are missing in these files, which compile
  /// and run them.
  public static func missing(from files: String..., of module: String) throws -> [String] {
    let own = try files.map(Repository.text).joined()
    let articles = Repository.files(in: "Sources/\(module)/\(module).docc", endingIn: ".md")
    return try articles.flatMap { path in
      try lines(in: path).filter { !$0.isEmpty && !own.contains($0) }.map { "\(path): \($0)" }
    }
  }
}
