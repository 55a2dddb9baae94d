import TestSupport
import Testing

/// A line of matrices.txt, whose script says what stands where.
struct MatrixVector: CustomTestStringConvertible, Sendable {
  let system: String
  let rows: Int
  let columns: Int
  private let fields: [String]

  init(_ line: Substring) throws {
    fields = line.split(separator: "|").map { field in
      field.split(separator: " ").joined(separator: " ")
    }
    (system, rows, columns) = (fields[0], try Self.whole(fields[1]), try Self.whole(fields[2]))
  }

  private struct NotWhole: Error {}

  private static func whole(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw NotWhole() }
    return number
  }

  /// The elements of a field, row by row; nil for an operation that the matrix does not have, and for singular ones.
  func elements(_ field: Int) -> [String]? {
    if fields[field] == "-" || fields[field] == "singular" { return nil }
    return fields[field].split(separator: " ").map(String.init)
  }

  func isSingular(_ field: Int) -> Bool { fields[field] == "singular" }

  var testDescription: String { "\(system) \(rows)×\(columns) \(fields[3].prefix(60))" }

  static func all(_ system: String) throws -> [MatrixVector] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/matrices.txt").split(separator: "\n")
      .filter { $0.hasPrefix(system) }.map { try MatrixVector($0) }
  }
}
