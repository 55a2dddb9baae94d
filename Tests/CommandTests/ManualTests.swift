import Foundation
import TestSupport
import Testing

/// The manual contains all commands, options and fields of JSON.
///
/// Its examples are tested with the other sessions.
@Suite("manual")
struct ManualTests {
  static let pages = Repository.files(in: "Sources/ulp/ulp.docc", endingIn: ".md")

  /// A page whose title is the name of a command: `# ulp date`.
  struct CommandPage: Sendable, CustomStringConvertible {
    var path: String
    var command: String
    var text: String
    var description: String { path }
  }

  static let commandPages: [CommandPage] = pages.compactMap { path in
    guard let text = try? Repository.text(path), text.hasPrefix("# ulp ") else { return nil }
    return CommandPage(
      path: path, command: String(text.prefix { $0 != "\n" }.dropFirst(6)), text: text)
  }

  /// All matches of a pattern in a Markdown page.
  private static func matches(_ pattern: String, in text: String) throws -> [String] {
    try text.matches(of: Regex<(Substring, Substring)>(pattern)).map { String($0.1) }
  }

  @Test("every command has a page") func commands() throws {
    let help = try CommandRunner.run("ulp --help").output
    let list = help[(help.firstRange(of: "SUBCOMMANDS:")?.upperBound ?? help.endIndex)...]
    let names = try Self.matches(#"\n  ([a-z]+) "#, in: String(list))
    #expect(names.count > 20)
    #expect(Set(Self.commandPages.map(\.command)) == Set(names))
  }

  @Test(
    "links to files of the repository lead to files",
    arguments: ["README.md", "CHANGELOG.md", ".github/CONTRIBUTING.md"])
  func links(_ path: String) throws {
    let folder = Repository.root.appendingPathComponent(path).deletingLastPathComponent()
    let targets = try Self.matches(#"\]\(([^)]+)\)"#, in: try Repository.text(path))
    #expect(!targets.isEmpty)
    for target in targets where !target.hasPrefix("https://") {
      let file = folder.appendingPathComponent(target).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path): \(target)")
    }
  }

  @Test("every fault in the table of faults is shown by a test") func faults() throws {
    let page = try Repository.text("Sources/ulp/ulp.docc/Guides/Strangers.md")
    let table = page[(page.firstRange(of: "Shown by")?.upperBound ?? page.endIndex)...]
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count > 15)
    for row in rows {
      let shown = try Self.matches(#"`([^`]+)`"#, in: String(row.split(separator: "|")[3]))
      #expect(!shown.isEmpty, "\(row)")
      for name in shown {
        let parts = name.split(separator: ".")
        if parts[1] == "session" {
          _ = try Repository.text("Tests/Sessions/\(name)")
        } else {
          let tests = try Repository.text("Tests/CommandTests/\(parts[0]).swift")
          #expect(tests.contains("func \(parts[1])("), "\(name)")
        }
      }
    }
  }

  // MARK: - Options

  /// The page of options that many commands share.
  private static let shared = "Sources/ulp/ulp.docc/Guides/Options.md"

  @Test(
    "every option has a line on the command's page or on that of shared options, and no other has one"
  )
  func options() throws {
    let general = Set(try Self.options(in: try Repository.text(Self.shared)))
    for page in Self.commandPages {
      let known = try Self.knownOptions(of: page.command)
      let own = Set(try Self.options(in: page.text))
      #expect(known.subtracting(own).subtracting(general) == [], "left out by \(page)")
      #expect(own.subtracting(known) == [], "not of the command: \(page)")
    }
  }

  /// The options in tables: rows that start with an option.
  private static func options(in text: String) throws -> [String] {
    try matches(#"\n\| (`-[^|]*) \|"#, in: text).flatMap { try matches("(--[a-z-]+)", in: $0) }
  }

  /// The options in the help of a command and of its subcommands.
  private static func knownOptions(of command: String) throws -> Set<String> {
    let help = try CommandRunner.run("ulp help \(command)").output
    // The names are left of their explanations.
    let options = try help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
      try matches("(--[a-z-]+)", in: String(line.split(separator: "  ").first ?? ""))
    }
    var all = Set(options)
    if let list = help.firstRange(of: "SUBCOMMANDS:") {
      for name in try matches(#"\n  ([a-z]+) "#, in: String(help[list.upperBound...])) {
        all.formUnion(try knownOptions(of: "\(command) \(name)"))
      }
    }
    return all
  }

  // MARK: - JSON

  /// The page of objects that many commands share.
  private static let json = "Sources/ulp/ulp.docc/Guides/JSON.md"

  /// Objects whose field names come from the input, or are many of the same kind.
  private static let open: Set<String> = ["inputs", "percentiles", "total"]

  @Test(
    "the fields of JSON that a page describes are those that the command writes",
    arguments: pages)
  func fields(_ path: String) throws {
    let text = try Repository.text(path)
    let commands = try Self.matches("<!-- fields: (.*) -->", in: text)
    let described = try Self.fields(in: text)
    #expect(commands.isEmpty == described.isEmpty, "fields without a command that shows them")
    let general = path == Self.json ? [] : try Self.fields(in: try Repository.text(Self.json))
    var written: Set<String> = []
    for command in commands {
      let output = Data(try CommandRunner.run(command).output.utf8)
      let whole = try? JSONSerialization.jsonObject(with: output, options: .fragmentsAllowed)
      let values =
        try whole.map { [$0] }
        ?? output.split(separator: UInt8(ascii: "\n")).map {
          try JSONSerialization.jsonObject(with: Data($0), options: .fragmentsAllowed)
        }
      for value in values { Self.collect(value, into: &written) }
    }
    #expect(written.subtracting(described).subtracting(general) == [], "not described")
    #expect(described.subtracting(written) == [], "not written")
  }

  /// The names in the first columns of tables of fields.
  private static func fields(in text: String) throws -> Set<String> {
    var names: Set<String> = []
    var isTable = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| Field ") { isTable = true }
      if !line.hasPrefix("|") { isTable = false }
      if isTable, let cell = line.split(separator: "|").first {
        names.formUnion(try matches("`([a-zA-Z0-9_]+)`", in: String(cell)))
      }
    }
    return names
  }

  private static func collect(_ value: Any, into names: inout Set<String>) {
    if let object = value as? [String: Any] {
      for (name, field) in object {
        names.insert(name)
        if !open.contains(name) { collect(field, into: &names) }
      }
    } else if let list = value as? [Any] {
      for element in list { collect(element, into: &names) }
    }
  }
}
