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
    // Bytes are split, because characters take longer in tests, which are not optimized.
    let space = UInt8(ascii: " ")
    return try Repository.text(path).utf8.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
      .map { line in
        let sides = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
        return VectorLine(
          description: String(Substring(line)),
          fields: sides[0].split(separator: space).map { Substring($0) },
          result: Substring(sides[1].drop { $0 == space }))
      }
  }
}
