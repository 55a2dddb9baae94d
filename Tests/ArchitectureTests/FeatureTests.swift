import TestSupport
import Testing

/// The folders of the command: a feature uses what is in `Shell` and nothing of another feature, but for these.
private let uses: [String: Set<String>] = [
  // Two commands about whole numbers write them alike.
  "Bits": ["Bases"],
  // The settings of rates are shown with all others.
  "Config": ["Money"],
  // Without an expression a session starts.
  "Eval": ["Session"],
  // The days of rates are written as dates are.
  "Money": ["Dates"],
  // A session shows what these commands show.
  "Session": ["Compare", "Functions", "Units"],
]

/// Files of `Shell` that list features.
private let lists: Set<String> = [
  "Sources/ulp/Shell/UlpCommand.swift", "Sources/ulp/Shell/Settings/SettingNames.swift",
]

@Suite("features of the command")
struct FeatureTests {
  private struct Source {
    var path: String
    var folder: String
    /// Its lines without comments and without what stands in quotation marks.
    var lines: [String]
  }

  private let sources: [Source]
  /// By the name of a type, the folder that declares it for others.
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
    // What is no longer needed is not allowed any more.
    #expect(used == uses)
  }
}
