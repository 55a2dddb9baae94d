import Arithmetic
import NumericCore

/// A window of the source around a span, with a caret line below, as wide as the terminal.
struct SourceExcerpt {
  let lines: String

  init(_ source: [UInt8], _ span: SourceSpan, width: Int = StandardError.columns) {
    // Only the surroundings are decoded, so that a long line costs nothing.
    let room = max(16, width - 4)
    let (start, end) = (min(span.start, source.count), min(max(span.start, span.end), source.count))
    let low = Self.boundary(source, max(0, start - 4 * room))
    let high = Self.boundary(source, min(source.count, start + 4 * room))
    let before = Self.cells(source[low..<start])
    let marked = Self.cells(source[start..<max(start, min(end, high))])
    let after = Self.cells(source[max(start, min(end, high))..<high])

    // The cells before the span leave room for some part of it.
    let shownMark = marked.prefix(max(8, room / 2))
    let lead = before.fitting(room - shownMark.columns - 8, fromEnd: true)
    let tail = after.fitting(room - lead.columns - shownMark.columns, fromEnd: false)
    let opens = lead.count < before.count || low > 0
    let closes = tail.count < after.count || shownMark.count < marked.count || high < source.count
    let indent = String(repeating: " ", count: lead.columns + (opens ? 1 : 0))
    let underline = String(repeating: "~", count: max(0, shownMark.columns - 1))
    let text = (lead + shownMark + (shownMark.count < marked.count ? [] : tail)).map(\.character)
    lines = "  \(opens ? "…" : "")\(String(text))\(closes ? "…" : "")\n  \(indent)^\(underline)\n"
  }

  struct Cell {
    var character: Character
    var columns: Int
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).map { character in
      // Control characters would move the cursor, and direction marks would reverse the text.
      let isControl = character.unicodeScalars.contains(where: \.isUnprintable)
      return Cell(character: isControl ? " " : character, columns: character.terminalColumns)
    }
  }

  /// The nearest start of a UTF-8 sequence at or before an offset.
  private static func boundary(_ source: [UInt8], _ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < source.count, source[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}

extension Collection<SourceExcerpt.Cell> {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension [SourceExcerpt.Cell] {
  /// As many cells from one end as fit into the given columns.
  fileprivate func fitting(_ room: Int, fromEnd: Bool) -> [SourceExcerpt.Cell] {
    var left = Swift.max(0, room)
    let ordered = fromEnd ? reversed() : self
    let fitting = ordered.prefix { cell in
      left -= cell.columns
      return left >= 0
    }
    return fromEnd ? fitting.reversed() : Array(fitting)
  }
}

extension Character {
  /// The number of columns on a terminal: two for East Asian wide characters and emoji, otherwise
  /// one.
  fileprivate var terminalColumns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
