import TestSupport
import Testing

/// The exceptions to the rule that a feature uses `Shell` and no other feature.
private let uses: [String: Set<String>] = [
  // Both commands print integers in the same way.
  "Bits": ["Bases"],
  // Without an expression `ulp` starts a session.
  "Eval": ["Session"],
  // Functions of libraries are judged at the points of a comparison over ranges, with its report.
  "Judge": ["Compare"],
  // The days of exchange rates are written as dates.
  "Money": ["Dates"],
  // A session includes the output of these commands.
  "Session": ["Compare", "Functions", "Units"],
]

/// The files of `Shell` that list the features.
private let lists: Set<String> = [
  "Sources/ulp/Shell/UlpCommand.swift", "Sources/ulp/Shell/Settings/SettingNames.swift",
]

@Suite("features of the command")
struct FeatureTests {
  private struct Source {
    var path: String
    var folder: String
    /// The lines without comments and string literals.
    var lines: [String]
  }

  private let sources: [Source]
  /// The folder that declares each type that is visible in other files.
  private let folders: [String: String]

  init() throws {
    sources = try Repository.files(in: "Sources/ulp", endingIn: ".swift").map { path in
      let text = try Repository.text(path)
      let lines = text.split(separator: "\n").map { line in
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().map { $0.offset % 2 == 0 ? $0.element : " " }.joined()
      }
      return Source(path: path, folder: String(path.split(separator: "/")[2]), lines: lines)
    }
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias"]
    var folders: [String: String] = [:]
    for source in sources {
      for line in source.lines where line.first != " " {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        guard let kind = words.firstIndex(where: kinds.contains), words.count > kind + 1,
          words.first != "private", words.first != "fileprivate"
        else { continue }
        folders[String(words[kind + 1])] = source.folder
      }
    }
    self.folders = folders
  }

  @Test("every file belongs to a feature or to what they share") func noOtherFolders() {
    #expect(sources.allSatisfy { !$0.folder.hasSuffix(".swift") })
    #expect(folders.count > 150, "the declarations were not found")
  }

  @Test("features do not know each other") func independence() {
    var used: [String: Set<String>] = [:]
    for source in sources where !lists.contains(source.path) {
      for line in source.lines {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          guard let folder = folders[String(word)], folder != source.folder, folder != "Shell"
          else { continue }
          used[source.folder, default: []].insert(folder)
          let isAllowed = uses[source.folder]?.contains(folder) ?? false
          #expect(isAllowed, "\(source.path) uses \(word) of \(folder)")
        }
      }
    }
    // An exception that is no longer needed must be removed.
    #expect(used == uses)
  }
}
