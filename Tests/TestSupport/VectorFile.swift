/// Lines of a file of independent vectors: fields left and right of ` = `.
public struct VectorLine: Sendable, CustomStringConvertible {
  public var description: String
  public var fields: [Substring]
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
