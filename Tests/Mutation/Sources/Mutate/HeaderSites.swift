/// Collects the places of a C header that can be broken: comparisons that are a whole condition, and numbers behind an
/// operator.
///
/// There is no parser here: only expressions are taken whose ends are plain to see.
enum HeaderSites {
  static func sites(_ text: String, file: String) -> [Site] {
    var sites: [Site] = []
    var offset = 0
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      if !code.hasPrefix("#"), !code.hasSuffix("\\") {
        sites += Self.sites(code, file, number + 1, offset)
      }
      offset += line.utf8.count + 1
    }
    return sites
  }

  private static func sites(
    _ code: Substring, _ file: String, _ line: Int, _ offset: Int
  ) -> [Site] {
    func site(
      _ kind: Site.Kind, _ part: Substring, _ replacement: String
    ) -> Site {
      let start = offset + code.utf8.distance(from: code.startIndex, to: part.startIndex)
      return Site(
        file: file, line: line, kind: kind, range: start..<start + part.utf8.count,
        original: "(\(part))", replacement: "(\(replacement))")
    }
    var sites: [Site] = []
    let comparison =
      #/[(&|] ?(([\w.\->\[\]]+) (<|>|<=|>=|==|!=) ([\w.\[\]]+|\w+->\w+))(?= ?[)&|?])/#
    let others = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="]
    for match in code.matches(of: comparison) {
      guard let other = others[String(match.3)] else { continue }
      sites.append(site(.comparison, match.1, "\(match.2) \(other) \(match.4)"))
    }
    for match in code.matches(of: #/(?:[+\-&|]|<<|>>) (\d+)(?=[ ;),\]])/#) {
      guard let value = Int(match.1) else { continue }
      sites.append(site(.constant, match.1, String(value + 1)))
    }
    return sites
  }
}
