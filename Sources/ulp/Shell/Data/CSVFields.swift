import NumericCore

/// How the fields of lines are separated.
enum FieldSeparator: Sendable {
  case byte(UInt8)
  /// Any number of blanks, as NumPy's `savetxt` writes.
  case blanks

  /// The separator that a line has: a tab, a semicolon, a comma, or blanks if it has none of them.
  init(of line: ArraySlice<UInt8>) {
    let marks = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    self = marks.first(where: line.contains).map { .byte($0) } ?? .blanks
  }

  /// The fields of a line without quotes and blanks around them (RFC 4180).
  func fields(of line: ArraySlice<UInt8>) throws(DataFault) -> [ArraySlice<UInt8>] {
    var fields: [ArraySlice<UInt8>] = []
    var place = line.startIndex
    repeat {
      place = Self.skipBlanks(line, from: place)
      if case .blanks = self, place == line.endIndex { break }
      if place < line.endIndex, line[place] == Self.quote {
        let (field, end) = try Self.quoted(line, from: place)
        fields.append(field)
        place = Self.skipBlanks(line, from: end)
        guard place == line.endIndex || separates(line[place]) || isBlanks else {
          throw DataFault(reason: "field \(fields.count) goes on behind its quote")
        }
      } else {
        let end = line[place...].firstIndex(where: separates) ?? line.endIndex
        let last = line[place..<end].lastIndex { !Self.isBlank($0) }
        fields.append(line[place..<(last.map { $0 + 1 } ?? place)])
        place = end
      }
      place += 1
    } while place <= line.endIndex
    return fields
  }

  private var isBlanks: Bool { if case .blanks = self { true } else { false } }

  private func separates(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let mark): byte == mark
    case .blanks: Self.isBlank(byte)
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  private static func skipBlanks(_ line: ArraySlice<UInt8>, from start: Int) -> Int {
    var place = start
    // A tab that separates fields is none of the blanks before one, because an empty field may be there.
    while place < line.endIndex, line[place] == 0x20 || line[place] == 0x0D { place += 1 }
    return place
  }

  /// The content of a quoted field, in which two quotes are one, and the place behind it.
  private static func quoted(
    _ line: ArraySlice<UInt8>, from start: Int
  ) throws(DataFault) -> (ArraySlice<UInt8>, Int) {
    var content: [UInt8] = []
    var place = start + 1
    while place < line.endIndex {
      if line[place] == quote {
        guard place + 1 < line.endIndex, line[place + 1] == quote else {
          return (content[...], place + 1)
        }
        place += 1
      }
      content.append(line[place])
      place += 1
    }
    throw DataFault(reason: "a quote has no end")
  }
}
