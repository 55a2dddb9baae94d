import NumericCore

/// A file of the exchange format MatrixMarket, dense or sparse, of real or whole numbers.
///
/// - Source: R. F. Boisvert, R. Pozo, K. A. Remington, The Matrix Market Exchange Formats: Initial Design, NISTIR 5935, 1996.
struct MatrixMarket {
  let rows: [[String]]

  /// nil for a file of another format.
  init?(_ bytes: [UInt8], _ limits: Limits) throws(CommandFailure) {
    guard bytes.starts(with: "%%MatrixMarket".utf8) else { return nil }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    let header = Self.words(lines.removeFirst()).map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
    guard header.count == 5, header[1] == "matrix", ["coordinate", "array"].contains(header[2]),
      ["real", "double", "integer", "pattern"].contains(header[3]),
      let symmetry = Symmetry(rawValue: header[4])
    else {
      throw MatrixFile.fault("only matrices of real or whole numbers are read of MatrixMarket")
    }
    lines = lines.drop { $0.first == UInt8(ascii: "%") || Self.words($0).isEmpty }
    let sizes = Self.words(lines.popFirst() ?? []).map(Self.whole)
    let isSparse = header[2] == "coordinate"
    guard sizes.count == (isSparse ? 3 : 2), case let sizes = sizes.compactMap({ $0 }),
      sizes.count == (isSparse ? 3 : 2), sizes[0] > 0, sizes[1] > 0
    else { throw MatrixFile.fault("the line with the numbers of rows and columns is missing") }
    let (count, overflow) = sizes[0].multipliedReportingOverflow(by: sizes[1])
    guard !overflow, count <= limits.terms else {
      let limit = LimitExceeded(
        limit: .terms, allowed: limits.terms, requested: overflow ? nil : count)
      throw CommandFailure("\(limit)", limit: limit)
    }
    let values = lines.map(Self.words).filter { !$0.isEmpty }
    var entries = Entries(sizes[0], sizes[1], symmetry)
    if isSparse {
      guard values.count == sizes[2] else {
        throw MatrixFile.fault("there are \(values.count) entries, and \(sizes[2]) are announced")
      }
      for words in values { try entries.set(words, isPattern: header[3] == "pattern") }
    } else {
      try entries.fill(values)
    }
    rows = entries.rows
  }

  private enum Symmetry: String {
    case general, symmetric
    case skew = "skew-symmetric"
  }

  private struct Entries {
    var rows: [[String]]
    let symmetry: Symmetry

    init(_ rows: Int, _ columns: Int, _ symmetry: Symmetry) {
      self.rows = Array(repeating: Array(repeating: "0", count: columns), count: rows)
      self.symmetry = symmetry
    }

    /// An entry `row column value`, and the one on the other side of the diagonal.
    mutating func set(_ words: [ArraySlice<UInt8>], isPattern: Bool) throws(CommandFailure) {
      guard words.count == (isPattern ? 2 : 3), let row = MatrixMarket.whole(words[0]),
        let column = MatrixMarket.whole(words[1]), rows.indices.contains(row - 1),
        rows[0].indices.contains(column - 1),
        let value = isPattern ? "1" : MatrixFile.number(words[2])
      else {
        let line = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        throw MatrixFile.fault(
          "'\(line)' is no entry of a matrix of \(rows.count) × \(rows[0].count) elements")
      }
      try set(row - 1, column - 1, value)
    }

    private mutating func set(_ row: Int, _ column: Int, _ value: String) throws(CommandFailure) {
      rows[row][column] = value
      guard symmetry != .general, row != column else { return }
      guard rows.count == rows[0].count else {
        throw MatrixFile.fault("a symmetric matrix has as many rows as columns")
      }
      let opposite = value.hasPrefix("-") ? String(value.dropFirst()) : "-\(value)"
      rows[column][row] = symmetry == .skew ? opposite : value
    }

    /// The values of a dense matrix, column by column; of a symmetric one those on and below the diagonal.
    mutating func fill(_ values: [[ArraySlice<UInt8>]]) throws(CommandFailure) {
      var next = values.makeIterator()
      for column in rows[0].indices {
        let first = symmetry == .general ? 0 : symmetry == .skew ? column + 1 : column
        for row in first..<max(first, rows.count) {
          guard let words = next.next(), words.count == 1, let value = MatrixFile.number(words[0])
          else {
            throw MatrixFile.fault(
              "the value of row \(row + 1) and column \(column + 1) is missing")
          }
          try set(row, column, value)
        }
      }
      guard next.next() == nil else {
        throw MatrixFile.fault("there are more values than elements")
      }
    }
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private static func whole(_ word: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: word, as: UTF8.self))
  }
}
