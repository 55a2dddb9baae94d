import Foundation

/// Breaks the sources of a copy at places drawn by a seed, each behind a question which mutant is in force.
///
///     Mutate SOURCE COPY SEED COUNT [FILE:LINE...]
///
/// Reads sources from the one folder, writes broken ones to the other and the list of mutants to standard output, with tabs
/// between: number, area, kind, file, line, original, replacement. No mutants are drawn from the lines that are named; those
/// did not compile.
@main
enum Entry {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 4, let seed = UInt64(words[3]), let count = Int(words[4]) else {
      FileHandle.standardError.write(
        Data("usage: Mutate SOURCE COPY SEED COUNT [FILE:LINE...]\n".utf8))
      exit(2)
    }
    let source = URL(filePath: words[1])
    let copy = URL(filePath: words[2])
    let excluded = Set(words.dropFirst(5))
    var draw = Draw(seed: seed)
    var number = 0
    for area in Area.all {
      let files = try area.files(below: source)
      var texts: [String: String] = [:]
      var sites: [Site] = []
      for file in files {
        let text = try String(contentsOf: source.appending(path: file), encoding: .utf8)
        texts[file] = text
        sites +=
          file.hasSuffix(".h")
          ? HeaderSites.sites(text, file: file) : SwiftSites.sites(text, file: file)
      }
      // Drawn first and left out afterwards, so that the others stay the same.
      let drawn = draw.some(count / Area.all.count, of: sites).sorted()
        .filter { !excluded.contains("\($0.file):\($0.line)") }
      for (file, text) in texts {
        let own = drawn.enumerated().filter { $0.element.file == file }
        let first = number + 1
        try write(text, with: own.map { ($0.element, first + $0.offset) }, to: copy, file)
      }
      for site in drawn {
        number += 1
        print(
          number, area.name, site.kind.rawValue, site.file, site.line, site.original,
          site.replacement, separator: "\t")
      }
    }
  }

  /// Writes a file with its mutants, unless the copy has the same text already.
  private static func write(
    _ text: String, with sites: [(site: Site, number: Int)], to copy: URL, _ file: String
  ) throws {
    var bytes = Array(text.utf8)
    for (site, number) in sites.reversed() {
      bytes.replaceSubrange(site.range, with: site.text(number).utf8)
    }
    // On the first line, so that lines keep their numbers.
    if !sites.isEmpty, file.hasSuffix(".swift") {
      bytes = Array("internal import CMutants; ".utf8) + bytes
    }
    let place = copy.appending(path: file)
    if try Data(contentsOf: place) != Data(bytes) { try Data(bytes).write(to: place) }
  }
}
