import Foundation

/// Breaks the sources of a copy at places that are listed or drawn by a seed, each behind a question which mutant is in force.
///
///     Mutate SOURCE COPY SEED COUNT [FILE:LINE...]
///     Mutate SOURCE COPY LIST 0 [FILE:LINE...]
///
/// Reads sources from the one folder, writes broken ones to the other and the list of mutants to standard output, with tabs
/// between: number, number of the line, and the identity of the site. No mutants are made of the lines that are named; those
/// did not compile. A list has identities, one a line; what is not in the sources any more is left out.
@main
enum Entry {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 4, let count = Int(words[4]) else {
      FileHandle.standardError.write(
        Data("usage: Mutate SOURCE COPY SEED COUNT [FILE:LINE...]\n".utf8))
      exit(2)
    }
    let listed = try UInt64(words[3]) == nil ? Set(identities(in: words[3])) : nil
    let source = URL(filePath: words[1])
    let copy = URL(filePath: words[2])
    let excluded = Set(words.dropFirst(5))
    var draw = Draw(seed: UInt64(words[3]) ?? 0)
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
      let chosen = Set(draw.some(count / Area.all.count, of: sites))
      let drawn = Site.identities(sites, area.name, texts).filter { site, identity in
        (listed?.contains(identity) ?? chosen.contains(site))
          && !excluded.contains("\(site.file):\(site.line)")
      }
      for (file, text) in texts {
        let own = drawn.enumerated().filter { $0.element.site.file == file }
        let first = number + 1
        try write(text, with: own.map { ($0.element.site, first + $0.offset) }, to: copy, file)
      }
      for (site, identity) in drawn {
        number += 1
        print(number, site.line, identity.words.joined(separator: "\t"), separator: "\t")
      }
    }
  }

  private static func identities(in file: String) throws -> [Site.Identity] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .map { Site.Identity($0) }
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
