/// A line of a file of independent vectors: fields to the left and right of ` = `.
public struct VectorLine: Sendable, CustomStringConvertible {
  /// The whole line, which names it in test reports.
  public var description: String
  /// The fields to the left of ` = `, separated by spaces.
  public var fields: [Substring]
  /// The text to the right of ` = `.
  public var result: Substring

  /// The lines of a file; comments start with `#`.
  public static func lines(of path: String) throws -> [VectorLine] {
    try Repository.text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let sides = line.split(separator: "=", maxSplits: 1)
      return VectorLine(
        description: String(line), fields: sides[0].split(separator: " "),
        result: sides[1].drop { $0 == " " })
    }
  }
}
